import type { ConnectionForm, ServerForm, TlsMode } from "@askery/api";
import { databaseKinds, type ServerKindName } from "@askery/model";
import ipaddr from "ipaddr.js";
import type { ConnectionRecord, TypedSecrets } from "./connection-record.ts";
import { readConnectionUrl } from "./read-connection-url.ts";

/** A form, split into the parts that are stored openly and the parts that are sealed. */
export interface ReadForm {
  readonly record: ConnectionRecord;
  readonly secrets: TypedSecrets;
}

/**
 * Fills in what a form leaves open: the kind's own port, and TLS by where the host is.
 *
 * @throws AppError `invalid-input` for an address that can't be read
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

/** A tunnel encrypts by itself, and servers of a private network seldom have a certificate that anybody trusts. */
function usualMode({ host, tunnel }: ServerForm): TlsMode {
  return tunnel !== null || isNear(host) ? "off" : "verify-full";
}

/** By its name alone: nothing is looked up for it. */
function isNear(host: string): boolean {
  const name = host.toLowerCase().replaceAll(/^\[|\]$|\.$/g, "");
  if (ipaddr.isValid(name)) return ipaddr.process(name).range() !== "unicast";
  return !name.includes(".") || /\.(?:local|localhost|internal|lan)$/.test(name);
}

function usualPort(kind: ServerKindName, mode: TlsMode): number {
  const { encrypted, plain } = databaseKinds[kind].ports;
  return mode === "off" ? plain : encrypted;
}
