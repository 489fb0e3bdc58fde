"""The platform in a container, for tests in Python: pip install testcontainers. The image is that of reference-impl/Dockerfile."""

import json
import time
import urllib.request

from testcontainers.core.container import DockerContainer
from testcontainers.core.wait_strategies import HttpWaitStrategy

PORTS = {"messaging": 4010, "messagingApac": 4011, "token": 4012, "lookup": 4013, "subprojects": 4017,
         "voice": 4018, "conversation": 4019, "standalone": 4020, "lab": 4021}


def ask(url, method="GET", body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"}, method=method)
    with urllib.request.urlopen(request, timeout=60) as answer:
        text = answer.read()
        return json.loads(text) if text else None


class PlatformContainer(DockerContainer):
    """One container with a world of its own, whose clock stands still until `advance`. Use it in a `with` statement."""

    def __init__(self, image="plumbline-platform:latest"):
        super().__init__(image)
        self.with_command("--signed-dates either")
        self.with_exposed_ports(*PORTS.values())
        self.waiting_for(HttpWaitStrategy(PORTS["lab"], "/health"))
        self.handed_out = set()

    def start(self):
        super().start()
        self.world = ask(f"{self.url('lab')}/worlds", "POST", {"clock": "frozen"})
        return self

    def url(self, name):
        """The address of an interface, such as messaging or voice."""
        return f"http://{self.get_container_host_ip()}:{self.get_exposed_port(PORTS[name])}"

    @property
    def credentials(self):
        """What a client needs to be recognised."""
        return self.world["credentials"]

    def lab(self, method, path, body=None):
        """Any verb of the lab for this world; `path` begins after /worlds/{world}."""
        return ask(f"{self.url('lab')}/worlds/{self.world['id']}{path}", method, body)

    def advance(self, by):
        """Moves the clock by a duration such as PT24H; answers once due work is done."""
        return self.lab("POST", "/clock/advance", {"by": by})["now"]

    def next_callback(self, kind, about=None):
        """The first callback of a type that was not handed out before. Waits five seconds at most."""
        end = time.monotonic() + 5
        while True:
            attempts = self.lab("GET", "/callbacks")["attempts"]
            for each in attempts:
                is_wanted = each["type"] == kind and about in (None, each["about"])
                if is_wanted and each["number"] not in self.handed_out:
                    self.handed_out.add(each["number"])
                    return each
            if time.monotonic() > end:
                raise AssertionError(f"No {kind} came; there were {[each['type'] for each in attempts]}.")
            time.sleep(0.1)
