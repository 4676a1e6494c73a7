# `make play` and `make test` set up all they need. Required: Python 3.11 or newer with pip, make, git; nothing else.
PYTHON ?= python3
BIN    := .venv/bin
UV     := .tools/bin/uv
LOG    := .cache/setup.log

export UV_NO_PROGRESS = 1
export HYPOTHESIS_STORAGE_DIRECTORY = .cache/hypothesis

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help play test bench bench-peers soak mutants lint compiled lock clean

help:
	@echo "make play         start the server on this machine; it prints its address"
	@echo "make test         check everything, with the rules interpreted and compiled"
	@echo "make bench        measure the games, interpreted and compiled"
	@echo "make bench-peers  measure other libraries on this machine, to compare"
	@echo "make soak         play random games against the contract for a long time"
	@echo "make mutants      break the rules on purpose and see that a test notices"
	@echo "make lint         only the style, the types and the imports"
	@echo "make lock         write requirements/ anew from pyproject.toml"
	@echo "make clean        remove everything that was made or downloaded"

play: .venv/.play
	@[ "$$CARDWRIGHT_RULES" = interpreted ] || $(BIN)/python -m cardwright.compiled || true
	@$(BIN)/cardwright serve

# --- checks -----------------------------------------------------------------
# What plays over the network is the same with both kinds of rules: it is tested once, with those that most people run.
test: lint compiled
	@failed=0; \
	if $(have_build); then \
	$(call run_tests,interpreted,--ignore=tests/server --ignore=tests/client); $(call run_tests,compiled,); \
	else $(call run_tests,interpreted,); fi; \
	$(call report,interpreted); \
	if $(have_build); then $(call report,compiled); else echo "compiled: not run, no C compiler found"; fi; \
	exit $$failed

lint: .venv/.dev
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache --no-logo

compiled: .venv/.play
	@$(BIN)/python -m cardwright.compiled

soak: .venv/.dev compiled
	@PYTHONPATH=. $(BIN)/python tests/contract/soak.py

mutants: .venv/.dev
	@PYTHONPATH=. $(BIN)/python tests/mutants/run.py

bench: .venv/.play compiled
	@$(BIN)/cardwright bench

bench-peers: .cache/peers/.made compiled
	@.cache/peers/bin/python bench/peers.py

have_build = CARDWRIGHT_RULES=compiled $(BIN)/python -c "import cardwright" 2>/dev/null

define run_tests
rm -f .cache/tests-$(1).xml; echo "Testing with the rules $(1)"; \
CARDWRIGHT_RULES=$(1) $(BIN)/pytest -q -n 2 --dist loadgroup --junitxml=.cache/tests-$(1).xml $(2) || failed=1
endef

report = $(BIN)/python -c "$$COUNT" $(1) .cache/tests-$(1).xml || failed=1

define COUNT
import sys
from xml.etree import ElementTree
mode, path = sys.argv[1:]
try:
    suite = ElementTree.parse(path).getroot()[0]
except (OSError, ElementTree.ParseError):
    sys.exit(f"{mode}: the tests did not run to their end")
ran, failures, errors, skipped = (int(suite.get(key, 0)) for key in ("tests", "failures", "errors", "skipped"))
print(f"{mode}: {ran - failures - errors - skipped} passed, {failures + errors} failed" + f", {skipped} skipped" * (skipped > 0))
endef
export COUNT

# --- set-up -----------------------------------------------------------------
# pip --target works where the system's Python is managed from outside and cannot make environments of its own;
# uv then makes the environment. Every package is pinned by its hash.
$(UV): requirements/uv.txt
	$(check_python)
	@mkdir -p .cache
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
	@$(call download,$(call install,.venv,$<))
	@touch $@

.cache/peers/.made: requirements/peers.lock | $(UV)
	@echo "Setting up (once): installing the libraries to compare with"
	@$(call logged,$(UV) venv --clear --python "$(PYTHON)" --no-python-downloads .cache/peers,Could not make .cache/peers.)
	@$(call download,$(call install,.cache/peers,$<))
	@touch $@

install  = $(UV) pip install --compile-bytecode --python $(1)/bin/python --require-hashes -r $(2)
logged   = { $(1) ; } >>$(LOG) 2>&1 || { echo "$(2) The details are in $(LOG)." >&2; exit 1; }
download = $(call logged,$(1),Could not download the packages. Check the network connection and run the same command again.)

python_is    = $(shell $(PYTHON) -c 'import sys, importlib.util as u; print("old" if sys.version_info < (3, 11) else "ready" if u.find_spec("pip") else "without pip")' 2>/dev/null)
python_name  = $(PYTHON) is $(shell command -v $(PYTHON) >/dev/null && $(PYTHON) --version 2>&1 || echo not found)
check_python = $(if $(filter ready,$(python_is)),,$(if $(filter pip,$(python_is)),$(error $(PYTHON) has no pip; install it (on Debian and Ubuntu: apt install python3-pip) and run the same command again),$(error Cardwright needs Python 3.11 or newer and $(python_name); install a newer one, or name it: make $(MAKECMDGOALS) PYTHON=python3.12)))

# Versions stay as they are written in the lock files; delete one of them to let its versions rise.
LOCK := $(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-emit-index-url --no-header
lock: .venv/.made
	@$(LOCK) --group installer -o requirements/uv.txt
	@$(LOCK) --group build pyproject.toml -o requirements/play.lock
	@$(LOCK) --group build --group dev -c requirements/play.lock pyproject.toml -o requirements/dev.lock

clean:
	rm -rf .venv .tools .cache .hypothesis mutants
