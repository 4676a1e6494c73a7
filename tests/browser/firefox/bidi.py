"""A page of a Firefox, driven by WebDriver BiDi, which the Firefox of a distribution speaks by itself."""

from __future__ import annotations

import base64
import json
import time
from itertools import count
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection

PATIENCE: Final = 30.0  # seconds
EVENTS: Final = ["log.entryAdded", "network.fetchError"]
# What Firefox says of requests that nobody waits for any more, since the page was left.
LEFT_ALONE: Final = (
    *("NetworkError when attempting to fetch", "A ServiceWorker intercepted the request", "AbortError"),
    *("error loading dynamically imported module", "Unable to preload CSS"),
)
# The first thing in sight among these whose name fits, brought to the middle.
FIND: Final = """(selector, name) => {
  const named = (one) => new RegExp(name).test((one.ariaLabel ?? one.innerText).trim());
  const seen = (one) => one.checkVisibility({ visibilityProperty: true });
  const found = [...document.querySelectorAll(selector)].find((one) => seen(one) && named(one)) ?? null;
  found?.scrollIntoView({ block: 'center' });
  return found;
}"""
BUTTON: Final = "button, summary, [role=button], a[href]"


class FirefoxPage:
    """``complaints`` are what the page printed as an error or a warning, and what did not arrive."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.numbers = count(1)
        self.complaints: list[str] = []
        self.version: str = self.ask("session.new", capabilities={})["capabilities"]["browserVersion"]
        self.ask("session.subscribe", events=EVENTS)
        self.context: str = self.ask("browsingContext.getTree")["contexts"][0]["context"]

    def ask(self, method: str, **params: object) -> dict[str, Any]:
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while (answer := json.loads(self.socket.recv(PATIENCE))).get("id") != number:
            self.hear(answer)
        assert answer["type"] == "success", answer
        found: dict[str, Any] = answer["result"]
        return found

    def hear(self, event: dict[str, Any]) -> None:
        told = event.get("params", {})
        if event.get("method") == "network.fetchError" and told["errorText"] != "NS_BINDING_ABORTED":
            self.complaints.append(f"no answer: {told['request']['url']}: {told['errorText']}")
        elif event.get("method") == "log.entryAdded" and told["level"] in ("error", "warn"):
            self.complaints.append(f"{told['level']}: {told['text']}")

    def resize(self, width: int, height: int) -> None:
        self.ask("browsingContext.setViewport", context=self.context, viewport={"width": width, "height": height})

    def goto(self, address: str) -> None:
        before = len(self.complaints)
        self.ask("browsingContext.navigate", context=self.context, url=address, wait="complete")
        new = [text for text in self.complaints[before:] if not any(left in text for left in LEFT_ALONE)]
        self.complaints[before:] = new

    def evaluate(self, expression: str) -> Any:
        """The value of an expression, waited for if it is a promise, as JSON can say it."""
        written = f"Promise.resolve({expression}).then((value) => JSON.stringify(value ?? null))"
        target = {"context": self.context}
        told = self.ask("script.evaluate", expression=written, target=target, awaitPromise=True)
        assert told["type"] == "success", told["exceptionDetails"]["text"]
        return json.loads(told["result"]["value"])

    def wait(self, condition: str) -> None:
        """Until it holds."""
        end = time.monotonic() + PATIENCE
        while not self.evaluate(condition):
            assert time.monotonic() < end, f"{condition} does not come true: {self.evaluate('document.body.innerText')}"
            time.sleep(0.1)

    def find(self, name: str, selector: str = BUTTON) -> dict[str, Any]:
        """What has this name, a regular expression, waited for and brought into sight."""
        target, arguments = {"context": self.context}, [{"type": "string", "value": text} for text in (selector, name)]
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            asked = {"functionDeclaration": FIND, "target": target, "arguments": arguments, "awaitPromise": False}
            told = self.ask("script.callFunction", **asked)
            if told["result"]["type"] == "node":
                node: dict[str, Any] = {"sharedId": told["result"]["sharedId"]}
                return node
            time.sleep(0.1)
        raise AssertionError(f'there is nothing called "{name}": {self.evaluate("document.body.innerText")[:2000]}')

    def click(self, name: str, selector: str = BUTTON) -> None:
        origin = {"type": "element", "element": self.find(name, selector)}
        steps = [
            {"type": "pointerMove", "x": 0, "y": 0, "origin": origin},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
        ]
        mouse = {"type": "pointer", "id": "mouse", "actions": steps}
        self.ask("input.performActions", context=self.context, actions=[mouse])

    def picture(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(base64.b64decode(self.ask("browsingContext.captureScreenshot", context=self.context)["data"]))
