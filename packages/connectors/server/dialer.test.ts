import { failureOf } from "../failure-of.test-support.ts";
import { once } from "node:events";
import { createServer } from "node:net";
import type { AddressInfo, Server } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Dialer } from "./dialer.ts";
import { serverTarget } from "./server-target.test-support.ts";
import { makeSshKeys, startSshServer } from "../../../scripts/test-servers/ssh-server.ts";
import type { TestSshServer } from "../../../scripts/test-servers/ssh-server.ts";
import type { ServerTarget, ServerTunnel } from "./server-target.ts";

let greeter: Server;
let port: number;
let seen = 0;
let ssh: TestSshServer;

beforeAll(async () => {
  greeter = createServer((socket) => {
    seen++;
    socket.end("hello");
  }).listen(0);
  await once(greeter, "listening");
  ({ port } = greeter.address() as AddressInfo);
  ssh = await startSshServer({ user: "ada", password: "s3cret" });
});

afterAll(async () => {
  greeter.close();
  await ssh.stop();
});

const loopbackForms = [
  "127.0.0.1",
  "localhost",
  "2130706433",
  "0x7f000001",
  "0177.0.0.1",
  "127.1",
  "::ffff:127.0.0.1",
  "[::ffff:127.0.0.1]",
];

test.each(loopbackForms)("%s is this machine: dialed if any address is allowed", async (host) => {
  expect(await greet({ host, port, addresses: "any" })).toBe("hello");
});

test.each(loopbackForms)("%s is not dialed if only public addresses are allowed", async (host) => {
  const before = seen;
  const failure = await failureOf(greet({ host, port, addresses: "public-only" }));
  expect([failure.code, failure.field, seen - before]).toEqual(["host-refused", "host", 0]);
});

test.each([
  "169.254.169.254",
  "0xa9fea9fe",
  "2852039166",
  "0251.0376.0251.0376",
  "::ffff:a9fe:a9fe",
  "0",
  "fd00:ec2::254",
])("%s is never dialed", async (host) => {
  const failure = await failureOf(greet({ host, port: 80, addresses: "any" }));
  expect([failure.code, failure.field]).toEqual(["host-refused", "host"]);
});

test.each([
  "",
  "/var/run/postgresql",
  "./socket",
  "@abstract",
  "http://127.0.0.1",
  "user@127.0.0.1",
  "a b",
  "no.such.invalid",
])("%j is not a host name", async (host) => {
  const failure = await failureOf(greet({ host, port, addresses: "any" }));
  expect([failure.code, failure.field]).toEqual(["host-unknown", "host"]);
});

test("if nothing listens, the failure names the port", async () => {
  const idle = createServer().listen(0, "127.0.0.1");
  await once(idle, "listening");
  const { port: free } = idle.address() as AddressInfo;
  idle.close();
  await once(idle, "close");
  const failure = await failureOf(greet({ port: free }));
  expect([failure.code, failure.field]).toEqual(["connection-refused", "port"]);
});

test("an aborted signal prevents dialing", async () => {
  const dialer = new Dialer(serverTarget({ port }));
  const failure = await failureOf(dialer.dial({ signal: AbortSignal.abort() }));
  expect(failure.code).toBe("connection-refused");
});

test("a tunnel reaches its host's network, over one session", async () => {
  const dialer = new Dialer(serverTarget({ port, addresses: "any", tunnel: tunnel() }));
  const sessions = ssh.sessionCount();
  const greetings = [await readAll(dialer), await readAll(dialer)];
  expect([greetings, ssh.sessionCount() - sessions]).toEqual([["hello", "hello"], 1]);
  await dialer.close();
});

test("the address policy applies to the tunnel's host", async () => {
  const failure = await failureOf(greet({ addresses: "public-only", tunnel: tunnel() }));
  expect([failure.code, failure.field]).toEqual(["host-refused", "tunnel"]);
});

test("a tunnel with an unexpected host key gets no credentials", async () => {
  expect(await greet({ port, tunnel: tunnel({ hostKeyFingerprint: ssh.fingerprint }) })).toBe("hello");
  const failure = await failureOf(greet({ port, tunnel: tunnel({ hostKeyFingerprint: "SHA256:other" }) }));
  expect([failure.code, failure.field]).toEqual(["tunnel-failed", "tunnel.hostKeyFingerprint"]);
  expect(failure.message).toContain(ssh.fingerprint);
});

test("a tunnel accepts a key with a passphrase", async () => {
  const key = makeSshKeys({
    passphrase: "open",
    cipher: "aes256-ctr",
    rounds: 1,
  });
  const other = await startSshServer({ user: "ada", publicKey: key.public });
  const withKey = (passphrase: string | null) =>
    tunnel({ port: other.port, password: null, privateKey: key.private, passphrase });
  expect(await greet({ port, tunnel: withKey("open") })).toBe("hello");
  const failure = await failureOf(greet({ port, tunnel: withKey("wrong") }));
  expect([failure.field, failure.message]).toEqual([
    "tunnel.passphrase",
    "The private key of the SSH tunnel can't be read.",
  ]);
  await other.stop();
});

test("a wrong tunnel password is reported at the tunnel, without the password", async () => {
  const failure = await failureOf(greet({ port, tunnel: tunnel({ password: "hunter2" }) }));
  expect([failure.code, failure.field]).toEqual(["tunnel-failed", "tunnel.password"]);
  expect(failure.message + failure.fix).not.toContain("hunter2");
});

test("a rejected tunnel credential is reported at its field", async () => {
  const { private: privateKey } = makeSshKeys();
  const fieldOf = async (part: Parameters<typeof tunnel>[0]) =>
    (await failureOf(greet({ port, tunnel: tunnel(part) }))).field;
  expect(await fieldOf({ password: null, privateKey: "no key" })).toBe("tunnel.privateKey");
  expect(await fieldOf({ password: null, privateKey })).toBe("tunnel.user");
});

test("a database that the tunnel's host can't reach is not a tunnel failure", async () => {
  const failure = await failureOf(greet({ port: 1, tunnel: tunnel() }));
  expect([failure.code, failure.field]).toEqual(["connection-refused", "host"]);
});

function tunnel(parts: Partial<ServerTunnel> = {}): ServerTunnel {
  return {
    host: "127.0.0.1",
    port: ssh.port,
    user: "ada",
    password: "s3cret",
    privateKey: null,
    passphrase: null,
    hostKeyFingerprint: null,
    ...parts,
  };
}

/** What the server sends when it is dialed once. */
async function greet(parts: Partial<ServerTarget>): Promise<string> {
  const dialer = new Dialer(serverTarget({ port, ...parts }));
  try {
    return await readAll(dialer);
  } finally {
    await dialer.close();
  }
}

async function readAll(dialer: Dialer): Promise<string> {
  const socket = await dialer.dial();
  let text = "";
  for await (const part of socket) text += String(part);
  return text;
}
