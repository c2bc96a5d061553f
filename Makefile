# What the package cannot be compiled without; Debian has it in libchipmunk-dev.
CHIPMUNK_HEADER ?= /usr/include/chipmunk/chipmunk.h

# Handed to the program that a target runs: make shuffle ARGS="--help"
ARGS ?=

FORMATTED = Sources Tests Samples Benchmarks Package.swift

.PHONY: help shuffle ball crates test consumers accuracy format lint picture benchmark drift chipmunk python

help: ## Say what there is to make
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "make %-9s  %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

shuffle: chipmunk ## Build in release and shuffle cards; ARGS="…" goes to card-shuffle
	@swift run -c release card-shuffle $(ARGS)

ball: chipmunk ## Build in release and drop a ball; ARGS="…" goes to bouncing-ball
	@swift run -c release bouncing-ball $(ARGS)

crates: chipmunk ## Build in release and let crates fall; ARGS="…" goes to crates
	@swift run -c release crates $(ARGS)

test: chipmunk python ## Build in debug and run all tests
	swift test
	python3 -B -m unittest discover Tests/PortScriptTests
	python3 -B -m unittest discover Tests/iOS/MissingNames

consumers: chipmunk ## Build and test packages that depend on this one, without and with the shims
	swift test --package-path Tests/Consumers/WithoutShims
	swift test --package-path Tests/Consumers/WithShims

accuracy: chipmunk ## Measure every experiment and write Documentation/Accuracy.md
	@swift build -c release --product accuracy-table
	@swift run -c release --skip-build accuracy-table | tee Documentation/Accuracy.md

format: ## Format all sources in place
	swift format --in-place --recursive --parallel $(FORMATTED)

lint: ## Check that all sources are formatted and follow the rules
	swift format lint --strict --recursive --parallel $(FORMATTED)

picture: chipmunk ## Draw the picture of the README anew
	swift run -c release card-shuffle --seed 7 --cards 30 --fps 20 --format svg \
	  --output Documentation/shuffle.svg

benchmark: chipmunk ## Time the steps of some scenes
	cd Benchmarks && swift package benchmark --target StepCost --no-progress

drift: chipmunk ## Measure how late the display link is; ARGS="…" goes to display-link-drift
	@cd Benchmarks && swift run -c release display-link-drift $(ARGS)

python:
	@command -v python3 >/dev/null || Scripts/apt-install python3

chipmunk:
	@test -e '$(CHIPMUNK_HEADER)' || Scripts/apt-install libchipmunk-dev
