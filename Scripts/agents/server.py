"""A client of `autolayout mcp` that needs no package: a call at a time, result values as dictionaries."""
import json
import subprocess


class ToolError(Exception):
    """A result that reports a failure."""


class Server:
    def __init__(self, program, root, *options):
        self.process = subprocess.Popen(
            [program, "mcp", "--root", str(root), *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.last = 0
        self.request("initialize", protocolVersion="2025-11-25", capabilities={},
                     clientInfo={"name": "script", "version": "1"})
        self.send(method="notifications/initialized")

    def send(self, **message):
        self.process.stdin.write(json.dumps({"jsonrpc": "2.0", **message}).encode() + b"\n")
        self.process.stdin.flush()

    def request(self, method, **parameters):
        self.last += 1
        self.send(id=self.last, method=method, params=parameters)
        while line := self.process.stdout.readline():
            answer = json.loads(line)
            if answer.get("id") == self.last:
                if "error" in answer:
                    raise ToolError(answer["error"]["message"])
                return answer["result"]
        raise ToolError("the server has ended")

    def result(self, tool, **arguments):
        """A tool's whole result."""
        result = self.request("tools/call", name=tool, arguments=arguments)
        if result.get("isError"):
            raise ToolError(result["content"][0]["text"])
        return result

    def call(self, tool, **arguments):
        """A result's values."""
        return self.result(tool, **arguments)["structuredContent"]

    def pages(self, tool, member, **arguments):
        """All elements of a list, over all result pages."""
        found, more = [], None
        while True:
            values = self.call(tool, **arguments, **({} if more is None else {"more": more}))
            found += values[member]
            more = values.get("more")
            if more is None:
                return found

    def close(self):
        self.process.stdin.close()
        self.process.wait(timeout=10)
