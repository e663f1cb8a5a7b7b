import ipaddr from "ipaddr.js";
import { metadataAddresses } from "./metadata-addresses.data.ts";

export type AddressPolicy = "public-only" | "any";

/**
 * Why an address may not be dialled; null where it may.
 *
 * `never`: services that hand out a machine's credentials, link-local, unspecified, multicast and broadcast addresses,
 * whatever the policy. `not-public`: every other address that is not one of the open internet, where only those are
 * allowed. IPv4 addresses inside IPv6 ones (mapped, compatible, NAT64, 6to4) are judged as what they stand for.
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

/** `::` and `::1` are addresses of their own. */
function isTiny(bytes: readonly number[]): boolean {
  return bytes.slice(0, 15).every((byte) => byte === 0) && (bytes[15] ?? 0) <= 1;
}

/** Prefixes behind which an IPv4 address stands, and at which byte. */
const embeddings: readonly { readonly prefix: readonly number[]; readonly start: number }[] = [
  { prefix: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], start: 12 },
  { prefix: [0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, 0, 0], start: 12 },
  { prefix: [0, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0], start: 12 },
  { prefix: [0x20, 0x02], start: 2 },
];

/** Teredo hides an IPv4 address in its bits; nobody's database is there. */
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
