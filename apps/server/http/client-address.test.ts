import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { isLoopbackCall, readClientAddress } from "./client-address.ts";

/** A request as Node gives it. */
function incomingFrom(
  remoteAddress: string,
  headers: Readonly<Record<string, string>> = {},
): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, "remoteAddress", { value: remoteAddress });
  const incoming = new IncomingMessage(socket);
  incoming.headers = { ...headers };
  return incoming;
}

test.each([
  ["without a proxy, the connection's", "192.0.2.9", "203.0.113.5", 0, "192.0.2.9"],
  ["IPv4 within IPv6, as IPv4", "::ffff:192.0.2.9", "", 0, "192.0.2.9"],
  ["behind one, what it saw", "10.0.0.1", "203.0.113.5", 1, "203.0.113.5"],
  ["never what the caller made up before that", "10.0.0.1", "127.0.0.1, 203.0.113.5", 1, "203.0.113.5"],
  ["behind two, what the outer one saw", "10.0.0.1", "9.9.9.9, 203.0.113.5, 10.0.0.2", 2, "203.0.113.5"],
  ["past the proxy, the connection's", "192.0.2.9", "", 1, "192.0.2.9"],
  ["where no address stands, the connection's", "10.0.0.1", "unknown", 1, "10.0.0.1"],
])("whoever calls is %s", (_, remote, forwarded, proxies, expected) => {
  const incoming = incomingFrom(remote, forwarded === "" ? {} : { "x-forwarded-for": forwarded });
  expect(readClientAddress(incoming, proxies)).toBe(expected);
});

test.each<[string, Readonly<Record<string, string>>, boolean]>([
  ["127.0.0.1", { host: "localhost:3000" }, true],
  ["127.0.0.1", { host: "127.0.0.1:3000" }, true],
  ["::1", { host: "[::1]:3000" }, true],
  ["192.0.2.9", { host: "localhost:3000" }, false],
  ["127.0.0.1", { host: "askery.example.com" }, false],
  ["127.0.0.1", { host: "localhost.evil.example" }, false],
  ["127.0.0.1", { host: "127.0.0.1.evil.example" }, false],
  ["127.0.0.1", { host: "localhost:3000", "x-forwarded-for": "192.0.2.9" }, false],
  ["127.0.0.1", { host: "localhost:3000", via: "1.1 proxy" }, false],
  ["127.0.0.1", {}, false],
])("a call from %s with %j is surely from this machine: %s", (remote, headers, expected) => {
  const incoming = incomingFrom(remote, headers);
  expect(isLoopbackCall(incoming, readClientAddress(incoming, 0))).toBe(expected);
});
