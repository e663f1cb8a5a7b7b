import ipaddr from "ipaddr.js";
import { metadataAddresses } from "./metadata-addresses.data.ts";

export type AddressPolicy = "public-only" | "any";

/**
 * Returns why an address may not be dialed, or null if it may.
 *
 * `never`, with any policy: metadata services that hand out a machine's credentials, and link-local, unspecified,
 * multicast and broadcast addresses. `not-public`, with `public-only`: every other address that is not public unicast.
 * An IPv4 address embedded in an IPv6 address (mapped, compatible, NAT64, 6to4) is judged as the IPv4 address.
 */
export function findRefusal(address: string, policy: AddressPolicy): "never" | "not-public" | null {
  if (!ipaddr.isValid(address)) return "never";
  const plain = unwrap(ipaddr.process(address));
  const range: string = plain.range();
  if (neverRanges.has(range) || metadata.has(plain.toString())) return "never";
  return policy === "any" || range === "unicast" ? null : "not-public";
}

type Address = ReturnType<typeof ipaddr.process>;

function unwrap(address: Address): Address {
  if (address.kind() === "ipv4") return address;
  const bytes = address.toByteArray();
  const start = embeddings.find(({ prefix }) => prefix.every((byte, index) => bytes[index] === byte))?.start;
  if (start === undefined || isTiny(bytes)) return address;
  return ipaddr.fromByteArray(bytes.slice(start, start + 4));
}

/** `::` and `::1` are addresses themselves, not embedded IPv4 addresses. */
function isTiny(bytes: readonly number[]): boolean {
  return bytes.slice(0, 15).every((byte) => byte === 0) && (bytes[15] ?? 0) <= 1;
}

/** Prefixes of IPv6 addresses that embed an IPv4 address, and the byte at which it starts. */
const embeddings: readonly { readonly prefix: readonly number[]; readonly start: number }[] = [
  { prefix: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], start: 12 },
  { prefix: [0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0, 0], start: 12 },
  { prefix: [0, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0], start: 12 },
  { prefix: [0x20, 0x02], start: 2 },
];

/** Teredo obfuscates the IPv4 address that it embeds, and hosts no databases. */
const neverRanges: ReadonlySet<string> = new Set([
  "linkLocal",
  "unspecified",
  "multicast",
  "broadcast",
  "teredo",
  "discard",
]);

const metadata: ReadonlySet<string> = new Set(
  metadataAddresses.map((address) => ipaddr.parse(address).toString()),
);
