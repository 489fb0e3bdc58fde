"""Drives a lookup client that needs nothing but Python's standard library:
  npx plumbline client --command "python3 docs/examples/python_client_driver.py"      See docs/client-mode.md."""

import base64
import json
import platform
import sys
import urllib.error
import urllib.parse
import urllib.request


class LookupClient:
    """The client under test: put yours in its place."""

    def __init__(self, primaries, backup, user, password):
        self.primaries, self.backup = primaries, backup
        self.headers = {"Authorization": "Basic " + base64.b64encode(f"{user}:{password}".encode()).decode()}

    def look_up(self, msisdn):
        self.primaries = self.primaries[1:] + self.primaries[:1]
        for host in [*self.primaries, self.backup]:
            request = urllib.request.Request(f"{host}?{urllib.parse.urlencode({'msisdn': msisdn})}", headers=self.headers)
            try:
                with urllib.request.urlopen(request, timeout=10) as answer:
                    line = answer.read().decode("iso-8859-1").strip()
                    return dict(part.split("=", 1) for part in line.split(";"))
            except (urllib.error.URLError, OSError):
                continue
        raise ConnectionError("no host answers")


client = None


def carry_out(task, details):
    global client
    if task == "capabilities":
        return {"product": "urllib", "version": platform.python_version(), "tasks": ["look-up"]}
    if task == "new-client":
        client = LookupClient(*(details.get(name) for name in ("primaries", "backup", "user", "password")))
        return {}
    return client.look_up(details["msisdn"])


for line in sys.stdin:
    asked = json.loads(line)
    try:
        told = {"ok": True, "result": carry_out(asked["task"], asked)}
    except Exception as error:
        told = {"error": {"kind": "failed", "message": str(error)}}
    print(json.dumps({"id": asked["id"], **told}), flush=True)
