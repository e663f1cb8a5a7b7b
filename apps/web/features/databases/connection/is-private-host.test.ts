import { expect, test } from "vitest";
import { isPrivateHost } from "./is-private-host.ts";

test.each([
  "localhost",
  "db.localhost",
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "192.168.1.9",
  "::1",
  "fd12:3::4",
])("%s is this machine or a private network", (host) => expect(isPrivateHost(host)).toBe(true));

test.each(["", "db.example.com", "8.8.8.8", "172.32.0.1", "1270.example.com", "10things.example.com"])(
  "%j is not",
  (host) => expect(isPrivateHost(host)).toBe(false),
);
