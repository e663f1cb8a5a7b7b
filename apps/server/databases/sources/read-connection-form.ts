import type { ConnectionForm, ServerForm, TlsMode } from "@askery/api";
import { databaseKinds, type ServerKindName } from "@askery/model";
import ipaddr from "ipaddr.js";
import type { ConnectionRecord, TypedSecrets } from "./connection-record.ts";
import { readConnectionUrl } from "./read-connection-url.ts";

/** A form, split into the part that is stored in plain text and the secrets, which are sealed. */
export interface ReadForm {
  readonly record: ConnectionRecord;
  readonly secrets: TypedSecrets;
}

/**
 * Reads a form and fills in defaults: the kind's port, and TLS depending on the host.
 *
 * @throws AppError `invalid-input` for an invalid URL
 */
export function readConnectionForm(form: ConnectionForm): ReadForm {
  switch (form.kind) {
    case "url":
      return readServerForm(readConnectionUrl(form.url));
    case "sqlite":
    case "duckdb":
      return { record: { kind: form.kind, path: form.path }, secrets: {} };
    default:
      return readServerForm(form);
  }
}

function readServerForm(form: ServerForm): ReadForm {
  const { kind, host, database, user, tunnel, schemas } = form;
  const tls = form.tls ?? { mode: usualMode(form), ca: null, certificate: null };
  return {
    record: {
      kind,
      host,
      port: form.port ?? usualPort(kind, tls.mode),
      database,
      user,
      tls: { mode: tls.mode, ca: tls.ca, certificate: tls.certificate },
      tunnel: tunnel && {
        host: tunnel.host,
        port: tunnel.port,
        user: tunnel.user,
        hostKeyFingerprint: tunnel.hostKeyFingerprint,
      },
      schemas,
    },
    secrets: {
      password: form.password,
      "tls.key": form.tls?.key,
      "tunnel.password": tunnel?.password,
      "tunnel.privateKey": tunnel?.privateKey,
      "tunnel.passphrase": tunnel?.passphrase,
    },
  };
}

/**
 * The default is off for tunnels, which encrypt anyway, and for private networks, whose servers rarely have trusted
 * certificates.
 */
function usualMode({ host, tunnel }: ServerForm): TlsMode {
  return tunnel !== null || isNear(host) ? "off" : "verify-full";
}

/** Decides by the name alone, without a DNS lookup. */
function isNear(host: string): boolean {
  const name = host.toLowerCase().replaceAll(/^\[|\]$|\.$/g, "");
  if (ipaddr.isValid(name)) return ipaddr.process(name).range() !== "unicast";
  return !name.includes(".") || /\.(?:local|localhost|internal|lan)$/.test(name);
}

function usualPort(kind: ServerKindName, mode: TlsMode): number {
  const { encrypted, plain } = databaseKinds[kind].ports;
  return mode === "off" ? plain : encrypted;
}
