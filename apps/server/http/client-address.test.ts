import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { isLoopbackCall, readClientAddress } from "./client-address.ts";

/** A request as Node represents it. */
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
  {
    rule: "without a proxy, that of the connection",
    remote: "192.0.2.9",
    forwarded: "203.0.113.5",
    proxies: 0,
    is: "192.0.2.9",
  },
  { rule: "IPv4 mapped into IPv6, as IPv4", remote: "::ffff:192.0.2.9", proxies: 0, is: "192.0.2.9" },
  {
    rule: "behind one proxy, the address that it saw",
    remote: "10.0.0.1",
    forwarded: "203.0.113.5",
    proxies: 1,
    is: "203.0.113.5",
  },
  {
    rule: "never an address that the client invented",
    remote: "10.0.0.1",
    forwarded: "127.0.0.1, 203.0.113.5",
    proxies: 1,
    is: "203.0.113.5",
  },
  {
    rule: "behind two, the address that the outer one saw",
    remote: "10.0.0.1",
    forwarded: "9.9.9.9, 203.0.113.5, 10.0.0.2",
    proxies: 2,
    is: "203.0.113.5",
  },
  { rule: "bypassing the proxy, that of the connection", remote: "192.0.2.9", proxies: 1, is: "192.0.2.9" },
  {
    rule: "for an invalid address, that of the connection",
    remote: "10.0.0.1",
    forwarded: "unknown",
    proxies: 1,
    is: "10.0.0.1",
  },
])("the caller's address: $rule", ({ remote, forwarded, proxies, is }) => {
  const incoming = incomingFrom(remote, forwarded === undefined ? {} : { "x-forwarded-for": forwarded });
  expect(readClientAddress(incoming, proxies)).toBe(is);
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
])("a call from %s with %j is certainly from this machine: %s", (remote, headers, expected) => {
  const incoming = incomingFrom(remote, headers);
  expect(isLoopbackCall(incoming, readClientAddress(incoming, 0))).toBe(expected);
});
