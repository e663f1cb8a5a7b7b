import type { IncomingMessage } from "node:http";
import { isIP, isIPv6 } from "node:net";
import ipaddr from "ipaddr.js";

/** Headers by which proxies report the caller. */
const forwardingHeaders = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

/**
 * The address of the caller: that of the connection, or the address that the outermost of `trustedProxies` known
 * proxies reported. Values that a client could have written itself are never trusted.
 */
export function readClientAddress(incoming: IncomingMessage, trustedProxies: number): string {
  const connection = plainAddress(incoming.socket.remoteAddress ?? "");
  if (trustedProxies === 0) return connection;
  const claimed = [incoming.headers["x-forwarded-for"] ?? []]
    .flat()
    .flatMap((header) => header.split(","))
    .map((address) => plainAddress(address.trim()));
  const seen = [...claimed, connection];
  // Each proxy appended the address that it saw; the innermost proxy's own address is not in the list.
  const address = seen.at(-1 - trustedProxies) ?? seen[0] ?? connection;
  return isIP(address) === 0 ? connection : address;
}

/** Names a caller in counts. An IPv6 caller controls a whole /64, so all of it counts as one address. */
export function addressKey(address: string): string {
  return isIPv6(address) ? `${ipaddr.IPv6.networkAddressFromCIDR(`${address}/64`).toString()}/64` : address;
}

/**
 * Whether a call certainly comes from the machine that the server runs on: from a loopback address, through no proxy,
 * to a loopback name (so that no web page can do it with a host name that resolves to this machine).
 */
export function isLoopbackCall(incoming: IncomingMessage, clientAddress: string): boolean {
  const isForwarded = forwardingHeaders.some((name) => incoming.headers[name] !== undefined);
  return !isForwarded && isLoopbackAddress(clientAddress) && isLoopbackName(hostName(incoming.headers.host));
}

/** Expects a name without a port. */
export function isLoopbackName(name: string): boolean {
  return name === "localhost" || name.endsWith(".localhost") || name === "[::1]" || isLoopbackAddress(name);
}

/** The name in a `Host` header, without its port. */
export function hostName(host: string | undefined): string {
  return (host ?? "").replace(/:\d*$/, "").toLowerCase();
}

function isLoopbackAddress(address: string): boolean {
  return address === "::1" || (isIP(address) === 4 && address.startsWith("127."));
}

/** Converts an IPv4 address that is mapped into IPv6. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, "");
}
