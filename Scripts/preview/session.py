"""The server of the live page, started for a folder, and a tab that calls it."""
import http.client
import json
import re
import subprocess


class Session:
    """A server and a connection to it."""

    def __init__(self, program, folder, name="script", **options):
        self.name = name
        self.process = subprocess.Popen([program, "preview", "--port", "0", folder], stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL, text=True, **options)
        self.address = self.process.stdout.readline().split()[0]
        host, self.path = self.address.removeprefix("http://").split("/", 1)
        self.connection = http.client.HTTPConnection(host, timeout=300)

    def call(self, name, **body):
        """A call's status and answer."""
        self.connection.request("POST", f"/{self.path}api/{name}", json.dumps({"session": self.name, **body}))
        response = self.connection.getresponse()
        return response.status, json.loads(response.read())

    def asked(self, name, **body):
        """The answer to a call that must succeed."""
        status, answer = self.call(name, **body)
        if status != 200:
            raise RuntimeError(f"{name} returned {status}: {answer}")
        return answer

    def megabytes(self):
        """The memory of the server process."""
        with open(f"/proc/{self.process.pid}/status", encoding="utf-8") as status:
            return int(re.search(r"VmRSS:\s+(\d+)", status.read())[1]) // 1024

    def stop(self):
        self.connection.close()
        self.process.terminate()
        self.process.wait()
