# The samples and tests of swift-dynamics in a container:
#
#   docker build -t swift-dynamics .
#   docker run --rm -it swift-dynamics
#
# The second command shuffles cards on the terminal. For tests: docker run --rm swift-dynamics make test
FROM swift:6.3-bookworm

RUN apt-get update \
  && apt-get install -y --no-install-recommends libchipmunk-dev make python3 \
  && rm -rf /var/lib/apt/lists/*

WORKDIR /swift-dynamics
COPY . .
RUN swift build -c release --package-path Samples --product card-shuffle

CMD ["make", "shuffle"]
