# The package does not compile without this header, from Debian's libchipmunk-dev.
CHIPMUNK_HEADER ?= /usr/include/chipmunk/chipmunk.h

# Arguments for the program that a target runs: make shuffle ARGS="--help"
ARGS ?=

# The scene that make profile looks at.
SCENE ?= D

# How much make fuzz runs: programs, from this seed, and seconds of libFuzzer.
PROGRAMS ?= 10000
FIRST ?= 0
SECONDS ?= 60

# Folders with the source of Box2D 3, so that make benchmark includes it: BOX2D=../box2d, BOX2D="../box2d ../box2d-main"
BOX2D ?=

# The folder of built programs, relative to Benchmarks.
RUNNERS = .build/release

# The folder in which samples are installed. DESTDIR is a prefix for packagers.
PREFIX ?= /usr/local
DESTDIR ?=
SAMPLES = bouncing-ball card-shuffle crates drop dynamics dynamics-play

# The samples are a package of their own.
SAMPLE = swift run -c release --package-path Samples

# Packages that depend on this one share a folder, so that it is compiled once for all of them. Each plans its
# build again, or it would follow the plan of the one before.
SHARED_BUILD = --scratch-path .build-consumers --disable-build-manifest-caching

# Targets whose public symbols are documented. The one for GTK needs libgtk-4-dev.
DOCUMENTED = Dynamics DynamicsTiming DynamicsGeometry DynamicsRecording DynamicsReporting DynamicsSVG DynamicsTesting DynamicsInspector
HAS_GTK := $(shell pkg-config --exists gtk4 2>/dev/null && echo yes)
DOCUMENTED += $(if $(HAS_GTK),DynamicsGTK)

# The one for films needs these headers.
PICTURE_HEADERS = /usr/include/cairo/cairo.h /usr/include/gif_lib.h /usr/include/webp/mux.h
HAS_PICTURES := $(shell ls $(PICTURE_HEADERS) >/dev/null 2>&1 && echo yes)
DOCUMENTED += $(if $(HAS_PICTURES),DynamicsPictures)

DOCUMENTED_TRAITS = Inspector$(if $(HAS_GTK),$(COMMA)GTK)$(if $(HAS_PICTURES),$(COMMA)Pictures)

COMMA = ,

# SwiftPM warns about flags of the system's gtk4.pc, so another one is found first.
QUIET_GTK = PKG_CONFIG_PATH="$(abspath $(HERE))/.build/pkgconfig:$$PKG_CONFIG_PATH"

FORMATTED = Sources Tests Samples Benchmarks Package.swift

# With this setting, the C library uses the functions for processors without FMA, which differ in their last bits.
OLD_PROCESSOR = GLIBC_TUNABLES=glibc.cpu.hwcaps=-FMA,-FMA4,-AVX2,-AVX512F

# Installed programs must run without the toolchain, so they are linked differently, in a separate folder.
INSTALL_BUILD = swift build --quiet -c release --static-swift-stdlib -Xlinker -s --package-path Samples \
  --scratch-path .build-install $(if $(HAS_PICTURES),--traits Pictures)

# Everything that is built, all below the folder of this file.
HERE := $(dir $(lastword $(MAKEFILE_LIST)))
BUILT = .build .build-debian Samples/.build Samples/Desk/.build Samples/Film/.build Samples/Inspector/.build .build-fuzz .build-install .build-consumers .build-programs .build-thread .build-address Benchmarks/.build Tests/Consumers/WithShims/.build Tests/Mutants/.build

.PHONY: api check help shuffle ball crates drop play desk desktest film filmtest studio inspect inspectortest install uninstall clean test fuzz golden golden-arm64 debian-swift testing-library escape invariants soak mutants consumers docs gallery sanitize accuracy format lint picture benchmark profile proofs scaling joints drift runners chipmunk libxml2 gtk xvfb pictures film-readers chromium python rlottie valgrind

help: ## List these targets
	@awk -F ':.*## ' '/^[a-z0-9-]+:.*## / { printf "make %-12s  %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

shuffle: chipmunk ## Shuffle cards on the terminal; ARGS="…" are card-shuffle's arguments
	@$(SAMPLE) card-shuffle $(ARGS)

ball: chipmunk ## Drop a ball; ARGS="…" are bouncing-ball's arguments
	@$(SAMPLE) bouncing-ball $(ARGS)

crates: chipmunk ## Tilt a box of crates; ARGS="…" are the arguments of crates
	@$(SAMPLE) crates $(ARGS)

# Without a text, that of the latest commits.
drop: chipmunk ## Let a text fall, pile up and return: git log | make drop; ARGS="…" are drop's arguments
	@if [ -t 0 ]; then git log --oneline --graph --color=always --max-count=20; else cat; fi | $(SAMPLE) drop $(ARGS)

play: chipmunk ## Throw things and try most behaviors on the terminal; ARGS="…" are dynamics-play's arguments
	@$(SAMPLE) dynamics-play $(ARGS)

desk: chipmunk gtk ## Open a window with widgets that fall, swing and can be thrown; needs a display
	@$(QUIET_GTK) swift run -c release --package-path Samples/Desk desk $(ARGS)

studio: chipmunk ## Open the scenes of make play in the browser, to touch and tune them; ARGS="SCENE … --port PORT"
	@swift run -c release --package-path Samples/Inspector dynamics-inspect studio $(ARGS)

inspect: chipmunk ## Open a session file in the browser; FILE=…, ARGS="--port PORT"
	@swift run -c release --package-path Samples/Inspector dynamics-inspect "$(abspath $(FILE))" $(ARGS)

# Not part of make test: it fetches FlyingFox.
inspectortest: chipmunk chromium ## Test the inspector over real sockets, and its page with real pointers and keys in Chromium
	swift test --package-path Samples/Inspector

# Not part of make test: it needs GTK, and takes four minutes from a clean clone. No display is needed. One test runs
# at a time, or the pointer would be late and its throws too slow.
desktest: chipmunk gtk xvfb ## Test the GTK widgets with real pointer events on X11 and Wayland, on a screen in memory
	$(QUIET_GTK) swift test --no-parallel --package-path Samples/Desk

film: chipmunk pictures ## Turn a recording in JSON into a GIF, WebP or MP4; FILE=…, ARGS="--output NAME.gif"
	@swift run -c release --package-path Samples/Film dynamics-film "$(abspath $(FILE))" $(ARGS)

# Not part of make test: it needs libraries and programs that nothing else does.
filmtest: chipmunk pictures film-readers ## Test GIF, WebP and MP4 by programs of others
	swift test --package-path Samples/Film

install: chipmunk libxml2 ## Install the samples with completions and manual pages; PREFIX=/usr/local
	@for name in $(SAMPLES); do $(INSTALL_BUILD) --product $$name || exit; done
	@Scripts/install-samples "$$($(INSTALL_BUILD) --show-bin-path)" '$(DESTDIR)$(PREFIX)' $(SAMPLES)

uninstall: ## Remove everything that make install has installed; PREFIX=/usr/local
	@Scripts/install-samples --remove '$(DESTDIR)$(PREFIX)' $(SAMPLES)

clean: ## Remove everything that has been built
	rm -rf $(addprefix $(HERE),$(BUILT))

test: chipmunk chromium python rlottie ## Run all tests; recordings go to .build/attachments
	@Scripts/test

check: chipmunk chromium python rlottie ## Check the format and the pages, and test the changed targets, in five minutes; ARGS=REVISION
	@python3 -B Scripts/check_changes.py $(ARGS)

fuzz: chipmunk python ## Run random programs, files and arguments; PROGRAMS=10000 FIRST=0 SECONDS=60
	swift build -c release --product any-program
	swift run -c release --skip-build any-program run --seeds "$(FIRST)..<$$(($(FIRST) + $(PROGRAMS)))"
	swift run -c release --skip-build any-program run --calls --seeds "$(FIRST)..<$$(($(FIRST) + $(PROGRAMS)))"
	swift run -c release --skip-build any-program growth
	Scripts/libfuzzer $(SECONDS)
	PROGRAM_SCALE=50 python3 -B -m unittest discover -p test_any_file.py Tests/PortScriptTests
	PROGRAM_SCALE=100 swift test --package-path Samples $(SHARED_BUILD) --filter ArgumentFuzzTests

golden: chipmunk ## Compare the bits of chaotic scenes in release builds with those in debug and the known ones
	swift build --product golden-hash
	swift build -c release --product golden-hash
	Scripts/check-own-functions "$$(swift build -c release --show-bin-path)"
	debug=$$(swift run --skip-build golden-hash); \
	  for run in 1 2 3 4 5 6 7 8 9 10; do \
	    swift run -c release --skip-build golden-hash "$$debug" >/dev/null || exit; done; \
	  $(OLD_PROCESSOR) swift run -c release --skip-build golden-hash "$$debug"
	Scripts/golden-chipmunks "$$(swift build -c release --show-bin-path)/golden-hash"

golden-arm64: ## Compare the bits of chaotic scenes as arm64 code, in an emulator; needs root; ARGS="FOLDER"
	@Scripts/golden-arm64 $(ARGS)

debian-swift: ## Build and test with the Swift of Debian sid, in a system of its own; needs root; ARGS="FOLDER"
	@Scripts/debian-swift $(ARGS)

escape: chipmunk ## Try to get items out of boundaries in 10 000 random scenes; ARGS="SCENES FIRST-SEED"
	@swift build --quiet -c release --product endurance
	@swift run -c release --skip-build endurance escape $(or $(ARGS),10000)

invariants: chipmunk ## Run random scenes of twelve kinds with known invariants; ARGS="SCENES FIRST-SEED KIND"
	@swift build --quiet -c release --product endurance
	@swift run -c release --skip-build endurance invariants $(or $(ARGS),1000)

soak: chipmunk ## Simulate 24 hours of adding and removing everything, and check memory; ARGS="HOURS SEED"
	@swift build --quiet -c release --product endurance
	@swift run -c release --skip-build endurance soak $(or $(ARGS),24)

mutants: chipmunk ## Change the engine in random places, and list the changes that no test notices; ARGS="COUNT SEED FOLDER"
	@swift build --quiet --package-path Tests/Mutants --product mutants
	@swift run --package-path Tests/Mutants --skip-build mutants $(ARGS)

consumers: chipmunk python ## Build and test packages that depend on this one, and the programs of README.md and the documentation
	@# An old one has what was fetched once; the tests look at what is fetched now.
	@rm -f Tests/Consumers/WithoutShims/Package.resolved
	swift test --package-path Tests/Consumers/WithoutShims $(SHARED_BUILD)
	python3 -B Tests/Consumers/programs.py
	swift test --package-path Tests/Consumers/WithShims

api: chipmunk python ## Compare the API with that of the last release; ARGS="REVISION"
	@python3 -B Scripts/check_api.py $(ARGS)

docs: chipmunk python ## Build the documentation into .build/docs, for any web server
	@# What DocC does not write again would stay.
	@rm -rf .build/docs && mkdir -p .build/docs
	@Scripts/gtk-pkg-config $(HERE).build/pkgconfig
	$(QUIET_GTK) swift package --traits $(DOCUMENTED_TRAITS) --allow-writing-to-directory .build/docs generate-documentation \
	  $(addprefix --target ,$(DOCUMENTED)) --enable-experimental-combined-documentation \
	  --warnings-as-errors --output-path .build/docs
	swift run --quiet gallery --players .build/docs/play
	python3 -B Scripts/DocumentationSite/build.py .build/docs

gallery: chipmunk ## Draw the pictures of the documentation again
	@swift run --quiet gallery

sanitize: chipmunk chromium valgrind ## Run tests under sanitizers and samples under valgrind; ARGS="thread address valgrind", or ARGS=short
	@Scripts/sanitize $(ARGS)

accuracy: chipmunk ## Measure every experiment and write Documentation/Accuracy.md
	@swift build -c release --product accuracy-table
	@swift run -c release --skip-build accuracy-table | tee Documentation/Accuracy.md

format: ## Format all sources in place
	swift format --in-place --recursive --parallel $(FORMATTED)

lint: ## Check the format of all sources
	swift format lint --strict --recursive --parallel $(FORMATTED)

picture: chipmunk ## Draw the picture of the samples again
	$(SAMPLE) card-shuffle --seed 7 --cards 30 --fps 20 --start 3 \
	  --output Documentation/shuffle.svg
	printf '%s\n' 'git log --oneline | drop' '' 'falls, piles up,' 'and returns' | $(SAMPLE) drop --seed 8 \
	  --columns 34 --rows 9 --duration 1 --output Documentation/drop.svg

benchmark: runners ## Compare the cost of steps with other engines; ARGS="--scene A"; BOX2D=SOURCE adds Box2D 3
	@cd Benchmarks && $(RUNNERS)/step-cost compare --page ../Documentation/Performance.md $(ARGS)

profile: runners ## Show which functions take the instructions of a scene's steps; SCENE=D; needs valgrind
	@cd Benchmarks && $(RUNNERS)/step-cost profile $(SCENE) $(ARGS)

scaling: runners ## Draw the cost of a step against the number of items
	@cd Benchmarks && $(RUNNERS)/step-cost scaling --svg ../Documentation/step-cost.svg

joints: runners ## Draw a swinging chain of rods beside the same one in plain Chipmunk
	@cd Benchmarks && $(RUNNERS)/step-cost joints --svg ../Documentation/joints.svg

# Engines that are missing keep what was measured with them last.
proofs: runners ## Play the scenes of textbooks with this and other engines, and write their page; ARGS=WORD; BOX2D=SOURCE adds Box2D 3
	@swift build --quiet -c release --product book
	@swift run -c release --skip-build book --runners Benchmarks/$(RUNNERS) $(if $(ARGS),"$(ARGS)")

drift: chipmunk ## Measure the lateness of the display link or the beat; ARGS="…" are its arguments
	@cd Benchmarks && swift run -c release display-link-drift $(ARGS)

# The programs that run scenes, one for each engine, and the one that compares them.
runners: chipmunk
	@swift build --quiet -c release --package-path Benchmarks
	@set -e; for source in $(BOX2D); do Scripts/build-box2d3 "$$source" Benchmarks/$(RUNNERS); done

gtk:
	@pkg-config --exists gtk4 2>/dev/null || Scripts/apt-install libgtk-4-dev
	@Scripts/gtk-pkg-config $(HERE).build/pkgconfig

pictures:
	@ls $(PICTURE_HEADERS) >/dev/null 2>&1 || Scripts/apt-install libcairo2-dev libgif-dev libwebp-dev

# Pillow of Debian reads GIF and WebP, and ffmpeg writes and reads MP4. Labels need a font.
film-readers:
	@command -v ffmpeg >/dev/null && /usr/bin/python3 -c 'import PIL' 2>/dev/null && test -d /usr/share/fonts/truetype/dejavu \
	  || Scripts/apt-install ffmpeg python3-pil fonts-dejavu-core

xvfb:
	@command -v Xvfb >/dev/null && command -v xdotool >/dev/null && command -v weston >/dev/null \
	  || Scripts/apt-install xvfb xdotool weston

valgrind:
	@command -v valgrind >/dev/null || Scripts/apt-install valgrind

# Tests check its drawing of recordings, and touch the page of the inspector in it.
chromium:
	@command -v chromium >/dev/null || Scripts/apt-install chromium

python:
	@command -v python3 >/dev/null || Scripts/apt-install python3

# An independent reader of Lottie, for its tests.
rlottie:
	@/sbin/ldconfig -p | grep -q librlottie || Scripts/apt-install librlottie0-1

# Foundation's XML parser needs it, if it is linked statically as in installed samples.
libxml2:
	@test -e /usr/include/libxml2 || Scripts/apt-install libxml2-dev

chipmunk:
	@test -e '$(CHIPMUNK_HEADER)' || Scripts/apt-install libchipmunk-dev

# An additional step of these targets.
test consumers desktest filmtest inspectortest: testing-library

testing-library:
	@Scripts/testing-library
