import { lookup } from "node:dns/promises";
import type { LookupAddress } from "node:dns";
import { AppError } from "@askery/model";
import type { ConnectionField } from "@askery/model";
import { findRefusal } from "./address-policy.ts";
import type { AddressPolicy } from "./address-policy.ts";
import { connectionMessages } from "../messages/connection-messages.ts";

/**
 * Resolves a host to addresses. Throws if the policy refuses any of them. Callers must dial one of these addresses, not
 * the name, which may resolve differently the next time.
 *
 * Normalizes decimal, octal and hexadecimal forms. Unix sockets are not hosts.
 */
export async function resolveHost(
  host: string,
  policy: AddressPolicy,
  field: ConnectionField,
): Promise<readonly LookupAddress[]> {
  const name = host.replace(/^\[(.*)\]$/, "$1");
  if (!isHostName(name)) throw hostUnknown(host, field);
  const addresses = await lookup(name, { all: true }).catch((cause: unknown) => {
    throw hostUnknown(host, field, cause);
  });
  if (addresses.length === 0) throw hostUnknown(host, field);
  const refusals = addresses.map(({ address }) => findRefusal(address, policy));
  if (refusals.includes("never")) throw hostRefused(host, field);
  if (refusals.includes("not-public")) throw hostNotPublic(host, field);
  return addresses;
}

/** Letters of any script, digits, dots, dashes; colons and a zone in IPv6 addresses. */
function isHostName(text: string): boolean {
  return text.length <= 253 && /^[\p{L}\p{N}._:%-]+$/u.test(text);
}

function hostUnknown(host: string, field: ConnectionField, cause?: unknown): AppError {
  return new AppError("host-unknown", connectionMessages.hostUnknown(host), { field, cause });
}

function hostRefused(host: string, field: ConnectionField): AppError {
  return new AppError("host-refused", connectionMessages.hostForbidden(host), { field });
}

function hostNotPublic(host: string, field: ConnectionField): AppError {
  return new AppError("host-refused", connectionMessages.hostNotPublic(host), { field });
}
