# `make play` and `make test` set up all they need. Required: Python 3.11 or newer with pip, make, git; nothing else.
PYTHON ?= python3
BIN    := .venv/bin
UV     := .tools/bin/uv
LOG    := .cache/setup.log
NPM    := PATH="$(CURDIR)/$(BIN):$$PATH" "$(CURDIR)/$(BIN)/npm" --no-update-notifier --ignore-scripts
SITE   := src/cardwright/site/index.html
CLIENT := $(shell find client -mindepth 1 -name node_modules -prune -o -path client/tests -prune -o -print 2>/dev/null)

export UV_NO_PROGRESS = 1
# Bytecode is always kept: otherwise each of the processes that the tests start would compile all sources again.
unexport PYTHONDONTWRITEBYTECODE
export HYPOTHESIS_STORAGE_DIRECTORY = .cache/hypothesis
# The browser for the tests: the one in $CHROMIUM, or our own.
BROWSER := $(if $(CHROMIUM),,.cache/chromium/.made)

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play site check rules test test-train bench bench-peers attack soak mutants pictures lint compiled lock clean

help:
	@echo "make play         start the server on this machine and open it in a browser"
	@echo "make site         build the web client; make play does it by itself"
	@echo "make check        the fast checks: style, types, imports and the tests of the rules, in about a minute"
	@echo "make test         check everything, with the rules interpreted and compiled"
	@echo "make test-train   test the training of nets, and the example that learns; fetches PyTorch, several GB"
	@echo "make bench        measure the games, interpreted and compiled"
	@echo "make bench-peers  measure other libraries on this machine, to compare"
	@echo "make attack       flood a server on this machine in every way we know, and see that nobody notices"
	@echo "make soak         play random games against the contract for a long time"
	@echo "make mutants      break rules and cards on purpose and see that a test notices"
	@echo "make pictures     take the pictures of docs/pictures again, and lay out those of all cards in .cache/sheets"
	@echo "make lint         only the style, the types and the imports"
	@echo "make lock         write requirements/ again from pyproject.toml"
	@echo "make clean        remove everything that was made or downloaded"

play: .venv/.play $(SITE)
	@$(BIN)/cardwright serve --compile --lab

site: $(SITE)

# --- checks -----------------------------------------------------------------
# Only the rules are compiled. What uses them is the same program with either kind of rules (matches, bots, laboratory,
# environments, server, terminal, browser), and so are checks of the files: they are tested once, with the rules that most
# people run. Tests play the same games on both kinds, and installed packages play and simulate interpreted.
# Toys only look like games, which compiled code does not accept.
TOYS := tests/toys
ONCE := tests/agents tests/arena tests/browser tests/cli tests/client tests/env tests/examples tests/match tests/server \
	tests/train tests/contract/test_processes.py $(wildcard tests/test_*.py)
test: .venv/.dev $(SITE) $(BROWSER)
	@printf 'lint\ncompiled\n' | xargs -n 1 -P 2 $(MAKE) --no-print-directory
	@failed=0; \
	echo "Testing the web client"; rm -f .cache/tests-client.xml; \
	([ -t 1 ] || export NO_COLOR=1; cd client && $(NPM) test --silent -- --reporter=dot --reporter=junit --outputFile.junit=../.cache/tests-client.xml) || failed=1; \
	if $(have_build); then \
	$(call run_tests,interpreted,-n 3 $(ONCE:%=--ignore=%)); $(call run_tests,compiled,-n 4 --ignore=$(TOYS)); \
	else $(call run_tests,interpreted,-n 4); fi; \
	$(call report,client); $(call report,interpreted); \
	[ -n "$${FIREFOX:-$$(command -v firefox-esr firefox)}" ] || echo "firefox: not run, no Firefox found (apt install firefox-esr)"; \
	if $(have_build); then $(call report,compiled); else echo "compiled: not run, no C compiler found"; fi; \
	echo "training: not run, as it needs PyTorch (several GB): make test-train"; exit $$failed

# PyTorch has an environment of its own.
test-train: .cache/train/.made compiled
	@PYTHONPATH=src:. .cache/train/bin/python -m pytest -q tests/train/test_training.py tests/examples/test_ppo.py

# The fast tier: without the contract, the server and the browser.
RULES := tests/kernel tests/games tests/scenarios tests/match tests/test_project.py
check: .venv/.dev client/node_modules/.made
	@printf 'lint\nrules\n' | xargs -n 1 -P 2 $(MAKE) --no-print-directory
	@echo "All is well; make test checks the rest."

rules: .venv/.dev
	@echo "Testing the rules, interpreted"
	@CARDWRIGHT_RULES=interpreted $(BIN)/pytest -q -n 2 --dist loadgroup $(RULES)

lint: .venv/.dev client/node_modules/.made
	@echo "Checking the style, the types and the imports"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --check --quiet .
	@$(BIN)/mypy --no-error-summary
	@$(call said_if_wrong,$(BIN)/lint-imports --no-cache --no-logo)
	@$(call said_if_wrong,(cd client && $(NPM) run check --silent))

compiled: .venv/.play
	@$(BIN)/python -m cardwright.compiled

soak: .venv/.dev compiled
	@PYTHONPATH=. $(BIN)/python tests/contract/soak.py

mutants: .venv/.dev
	@PYTHONPATH=. $(BIN)/python -m tests.mutants.cards
	@PYTHONPATH=. $(BIN)/python -m tests.mutants.rules

pictures: .venv/.dev compiled $(SITE) $(BROWSER)
	@PYTHONPATH=. $(BIN)/python -m tests.browser.contact_sheets
	@PYTHONPATH=. $(BIN)/python -m tests.browser.pictures

bench: .venv/.play compiled
	@$(BIN)/cardwright bench

bench-peers: .cache/peers/.made .venv/.dev compiled
	@.cache/peers/bin/python -m bench.peers

attack: .venv/.dev compiled
	@$(BIN)/python -m bench.attack

said_if_wrong = said=$$( $(1) 2>&1 ) || { echo "$$said"; exit 1; }
have_build = CARDWRIGHT_RULES=compiled $(BIN)/python -c "import cardwright" 2>/dev/null

# Some of these wait for one another or for a clock, and those in the browser and on the server most of the time: so four
# keep two cores busy, or three where there are none of those.
run_tests = echo "Testing with the rules $(1)"; rm -f .cache/tests-$(1).xml; CARDWRIGHT_RULES=$(1) $(BIN)/pytest -q --dist loadgroup --junitxml=.cache/tests-$(1).xml $(2) || failed=1

report = $(BIN)/python -c "$$COUNT" $(1) .cache/tests-$(1).xml || failed=1

define COUNT
import sys
from xml.etree import ElementTree
mode, path = sys.argv[1:]
try:
    suites = list(ElementTree.parse(path).getroot())
except (OSError, ElementTree.ParseError):
    sys.exit(f"{mode}: the tests did not run to their end")
ran, failures, errors, skipped = (
    sum(int(suite.get(key, 0)) for suite in suites) for key in ("tests", "failures", "errors", "skipped")
)
print(f"{mode}: {ran - failures - errors - skipped} passed, {failures + errors} failed" + f", {skipped} skipped" * (skipped > 0))
endef
export COUNT

# --- set-up -----------------------------------------------------------------
# pip --target works where the system's Python is managed from outside and cannot make environments of its own;
# uv then makes the environment. Every package is pinned by its hash.
$(UV): requirements/uv.txt
	$(check_python)
	@echo "Setting up (once): fetching the installer"
	@$(call download,$(PYTHON) -m pip install --disable-pip-version-check --upgrade --require-hashes --target .tools -r $<)
	@touch $@

.venv/.made: | $(UV)
	$(check_python)
	@echo "Setting up (once): making an environment in .venv"
	@$(call logged,$(UV) venv --clear --python "$(PYTHON)" --no-python-downloads .venv,Could not make .venv.)
	@touch $@

.venv/.play: requirements/play.lock pyproject.toml .venv/.made
	@echo "Setting up (once): installing the packages Cardwright needs"
	@$(call download,$(call install,.venv,$<))
	@$(call logged,$(UV) pip install --python $(BIN)/python --offline --no-deps --no-build-isolation -e .,Could not install Cardwright into .venv.)
	@touch $@

.venv/.dev: requirements/dev.lock .venv/.play
	@echo "Setting up (once): installing the tools for the tests"
	@$(call download,$(call install,.venv,$<) --compile-bytecode)
	@touch $@

client/node_modules/.made: client/package-lock.json | .venv/.play
	@echo "Setting up (once): installing what builds the web client"
	@$(call download,(cd client && $(NPM) ci $(BRIEFLY)))
	@touch $@

$(SITE): client/node_modules/.made $(CLIENT)
	@echo "Setting up (once): building the web client"
	@$(call logged,(cd client && $(NPM) run build -- --logLevel warn),Could not build the web client.)
	@touch $@

.cache/chromium/.made: tests/browser/chromium/package-lock.json tests/browser/chromium/unpack.py | .venv/.dev
	@[ "$$(uname -sm)" = "Linux x86_64" ] || { echo "The tests need a browser: install Chromium or Chrome and name it: make $(MAKECMDGOALS) CHROMIUM=/path/to/it" >&2; exit 1; }
	@echo "Setting up (once): fetching the browser for the tests"
	@rm -rf .cache/chromium && mkdir -p .cache/chromium/package
	@cp tests/browser/chromium/package*.json .cache/chromium/package
	@$(call download,(cd .cache/chromium/package && $(NPM) ci $(BRIEFLY)))
	@$(call logged,$(BIN)/python tests/browser/chromium/unpack.py .cache/chromium,Could not unpack the browser for the tests.)
	@touch $@

.cache/peers/.made: requirements/peers.lock | $(UV)
	@echo "Setting up (once): installing the libraries to compare with"
	@$(call logged,$(UV) venv --clear --python "$(PYTHON)" --no-python-downloads .cache/peers,Could not make .cache/peers.)
	@$(call download,$(call install,.cache/peers,$<) --compile-bytecode)
	@touch $@

.cache/train/.made: requirements/train.lock | $(UV)
	@echo "Setting up (once): installing PyTorch"
	@$(call logged,$(UV) venv --clear --python "$(PYTHON)" --no-python-downloads .cache/train,Could not make .cache/train.)
	@$(call download,$(call install,.cache/train,$<))
	@touch $@

BRIEFLY  = --fetch-retry-mintimeout=1000 --fetch-retry-maxtimeout=5000
install  = $(UV) pip install --python $(1)/bin/python --require-hashes -r $(2)
logged   = mkdir -p $(dir $(LOG)); { $(1) ; } >>$(LOG) 2>&1 || { echo "$(2) The details are in $(LOG)." >&2; exit 1; }
download = $(call logged,$(1),Could not download the packages. Check the network connection and run the same command again.)

python_is    = $(shell $(PYTHON) -c 'import sys, importlib.util as u; print("old" if sys.version_info < (3, 11) else "ready" if u.find_spec("pip") else "without pip")' 2>/dev/null)
python_name  = $(PYTHON) is $(shell command -v $(PYTHON) >/dev/null && $(PYTHON) --version 2>&1 || echo not found)
check_python = $(if $(filter ready,$(python_is)),,$(if $(filter pip,$(python_is)),$(error $(PYTHON) has no pip; install it (on Debian and Ubuntu: apt install python3-pip) and run the same command again),$(error Cardwright needs Python 3.11 or newer and $(python_name); install a newer one, or name it: make $(MAKECMDGOALS) PYTHON=python3.12)))

# Versions stay as they are written in the lock files; delete one of them to let its versions rise.
LOCK := $(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header
TESTED := server compile env openspiel processes ray
lock: .venv/.made
	@$(LOCK) --group installer -o requirements/uv.txt
	@$(LOCK) --extra server --extra compile --group build pyproject.toml -o requirements/play.lock
	@$(LOCK) $(TESTED:%=--extra %) --group build --group dev -c requirements/play.lock pyproject.toml -o requirements/dev.lock
	@$(LOCK) --extra train --group training -c requirements/dev.lock pyproject.toml -o requirements/train.lock

clean:
	rm -rf .venv .tools .cache .hypothesis mutants client/node_modules src/cardwright/site
