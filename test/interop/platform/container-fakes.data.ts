type Files = Readonly<Record<string, string>>;

/** Of testcontainers for Node what its class uses, around a platform that runs already; PORTS are those of its interfaces. */
export const NODE: Files = {
  'package.json': '{"name":"testcontainers","type":"module","exports":"./index.js"}',
  'index.js': `
const container = { getHost: () => '127.0.0.1', getMappedPort: (port) => (PORTS)[port], stop: async () => {} };
export const Wait = { forHttp: (...given) => given };
export class GenericContainer {
  withCommand() { return this; }
  withExposedPorts() { return this; }
  withWaitStrategy() { return this; }
  async start() { return container; }
}`,
};

/** The same for Python, and a script that sends what it is given. */
export const PYTHON: Files = {
  'testcontainers/core/container.py': `class DockerContainer:
    def __init__(self, image): pass
    def with_command(self, command): pass
    def with_exposed_ports(self, *ports): pass
    def waiting_for(self, strategy): pass
    def start(self): pass
    def __enter__(self): return self.start()
    def __exit__(self, *reasons): pass
    def get_container_host_ip(self): return "127.0.0.1"
    def get_exposed_port(self, port): return PORTS[str(port)]`,
  'testcontainers/core/wait_strategies.py': 'HttpWaitStrategy = lambda port, path: None',
  'script.py': `import base64, sys, urllib.request
from platform_container import PlatformContainer
with PlatformContainer() as platform:
    key = platform.credentials["messaging"]
    basic = base64.b64encode(f"{key['key']}:{key['secret']}".encode()).decode()
    headers = {"Authorization": f"Basic {basic}", "Content-Type": "application/json"}
    sent = urllib.request.Request(platform.url("messaging") + "/v1/messages", sys.argv[1].encode(), headers)
    urllib.request.urlopen(sent)
    print(platform.advance("PT1M"))
    print(platform.next_callback("delivery_report")["body"])`,
};

/** The same for Go, as far as types go: PORT is the type of a port, which differs between versions. */
export const GO: Files = {
  'go.mod': `module platform
go 1.18
require github.com/testcontainers/testcontainers-go v0.0.0
replace github.com/testcontainers/testcontainers-go => ./fake`,
  'fake/go.mod': 'module github.com/testcontainers/testcontainers-go\ngo 1.18',
  'fake/fake.go': `package testcontainers
import "context"
type Port string
type Container interface { PortEndpoint(context.Context, PORT, string) (string, error) }
type ContainerRequest struct { Image string; Cmd, ExposedPorts []string; WaitingFor any }
type GenericContainerRequest struct { ContainerRequest; Started bool }
func GenericContainer(context.Context, GenericContainerRequest) (Container, error) { return nil, nil }`,
  'fake/wait/fake.go': `package wait
type Port string
type HTTP struct{}
func ForHTTP(string) HTTP { return HTTP{} }
func (h HTTP) WithPort(PORT) HTTP { return h }`,
};

/** The little of two packages that the class of Java leans on. */
export const JAVA: Files = {
  'com/fasterxml/jackson/databind/JsonNode.java': `package com.fasterxml.jackson.databind;
public interface JsonNode extends Iterable<JsonNode> {
  JsonNode get(String n);
  String asText();
  int asInt();
  java.util.List<String> findValuesAsText(String n);
}`,
  'com/fasterxml/jackson/databind/ObjectMapper.java': `package com.fasterxml.jackson.databind;
public class ObjectMapper {
  public byte[] writeValueAsBytes(Object o) throws java.io.IOException { return null; }
  public JsonNode readTree(String s) throws java.io.IOException { return null; }
}`,
  'org/testcontainers/containers/GenericContainer.java': `package org.testcontainers.containers;
public class GenericContainer<S> {
  public GenericContainer(String i) {}
  public S withCommand(String... c) { return null; }
  public S withExposedPorts(Integer... p) { return null; }
  public S waitingFor(Object w) { return null; }
  public void start() {}
  public String getHost() { return ""; }
  public Integer getMappedPort(int p) { return p; }
}`,
  'org/testcontainers/containers/wait/strategy/Wait.java': `package org.testcontainers.containers.wait.strategy;
public class Wait {
  public static Wait forHttp(String p) { return null; }
  public Wait forPort(int p) { return this; }
}`,
};
