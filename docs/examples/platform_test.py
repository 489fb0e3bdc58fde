"""Tests of an integration in Python: python3 platform_test.py. Needs the standard library alone. See docs/library.md.

LAB names the lab of a platform that runs already; otherwise PLUMBLINE says how to start one."""

import base64
import json
import os
import shlex
import signal
import subprocess
import unittest
import urllib.error
import urllib.request

PLUMBLINE = shlex.split(os.environ.get("PLUMBLINE", "npx plumbline"))


def ask(method, url, body=None, headers=None):
    """Sends JSON; answers the status and what came back."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"Content-Type": "application/json", **(headers or {})}
    request = urllib.request.Request(url, data, headers, method=method)
    try:
        with urllib.request.urlopen(request, timeout=30) as answer:
            text = answer.read()
            return answer.status, json.loads(text) if text else None
    except urllib.error.HTTPError as refusal:
        with refusal:
            return refusal.code, json.loads(refusal.read() or "null")


class Platform:
    """One world of a platform, all its own: tests that run at the same time share nothing."""

    def __init__(self, lab, **world):
        self.addresses = ask("GET", f"{lab}/interfaces")[1]
        _, self.facts = ask("POST", f"{lab}/worlds", {"clock": "frozen", **world})
        self.lab = f"{lab}/worlds/{self.facts['id']}"

    def send(self, number, content):
        """The code under test: put yours in its place."""
        keys = self.facts["credentials"]["messaging"]
        basic = base64.b64encode(f"{keys['key']}:{keys['secret']}".encode()).decode()
        message = {"content": content, "destination_number": number, "delivery_report": True}
        message["callback_url"] = "http://127.0.0.1:9/reports"
        url = f"{self.addresses['messaging']}/v1/messages"
        return ask("POST", url, {"messages": [message]}, {"Authorization": f"Basic {basic}"})

    def advance(self, by):
        return ask("POST", f"{self.lab}/clock/advance", {"by": by})

    def callbacks(self, kind):
        """Every attempt so far; `advance` answers when none is under way."""
        _, body = ask("GET", f"{self.lab}/callbacks")
        return [each for each in body["attempts"] if each["kind"] == kind]

    def refuse(self, operation, status, times=1):
        body = {"operation": operation, "status": status, "times": times}
        return ask("POST", f"{self.lab}/refusals", body)

    def reply(self, number, content):
        return ask("POST", f"{self.lab}/handsets/{number}/replies", {"content": content})


class Reminders(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.process = None
        cls.lab = os.environ.get("LAB")
        if cls.lab:
            return
        command = [*PLUMBLINE, "serve", "--port-base", "0", "--json"]
        # A session of its own, so that npx and what it started end together.
        cls.process = subprocess.Popen(command, stdout=subprocess.PIPE, start_new_session=True)
        cls.lab = json.loads(cls.process.stdout.readline())["lab"]

    @classmethod
    def tearDownClass(cls):
        if cls.process:
            os.killpg(cls.process.pid, signal.SIGTERM)
            cls.process.communicate()

    def setUp(self):
        self.platform = Platform(self.lab, now="2026-03-02T09:00:00Z")

    def test_a_reminder_is_delivered_and_answered(self):
        status, sent = self.platform.send("+46700000001", "See you tomorrow")
        self.assertEqual(status, 202)
        self.platform.advance("PT1M")
        reports = self.platform.callbacks("delivery-report")
        self.assertEqual(reports[0]["about"], sent["messages"][0]["message_id"])
        self.platform.reply("+46700000001", "STOP")
        self.platform.advance("PT0S")
        replies = self.platform.callbacks("reply")
        self.assertEqual(json.loads(replies[0]["body"])["content"], "STOP")

    def test_the_platform_refuses_twice_then_accepts(self):
        self.platform.refuse("messages.submit", 503, times=2)
        statuses = [self.platform.send("+46700000002", "Hello")[0] for _ in range(3)]
        self.assertEqual(statuses, [503, 503, 202])


if __name__ == "__main__":
    unittest.main()
