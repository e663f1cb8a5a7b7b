import type { ConnectionField } from "@askery/api";
import { ApiError } from "../../../shared/server/call.ts";
import type { FormNotice } from "../../../shared/server/form-failure.ts";
import { describeFailure } from "../../../shared/server/describe-failure.ts";
import type { ConnectionFaults } from "./connection-draft.ts";

/** Why a connection was refused: messages at its fields, or a notice above the form. */
export interface ConnectionFailure {
  readonly faults: ConnectionFaults;
  readonly notice: FormNotice | null;
}

interface Problem {
  readonly message: string;
  readonly fix: string;
  readonly field: ConnectionField | null;
}

const fieldOf: Readonly<Record<ConnectionField, keyof ConnectionFaults>> = {
  url: "url",
  path: "path",
  host: "host",
  port: "port",
  database: "database",
  user: "user",
  password: "password",
  tls: "tls",
  tunnel: "tunnelHost",
  "tunnel.user": "tunnelUser",
  "tunnel.password": "tunnelPassword",
  "tunnel.privateKey": "tunnelKey",
  "tunnel.passphrase": "tunnelPassphrase",
  "tunnel.hostKeyFingerprint": "tunnelFingerprint",
};

/** Shows the problem of a failed test at the field that caused it. */
export function failureOf({ message, fix, field }: Problem): ConnectionFailure {
  if (field === null) return { faults: {}, notice: { title: message, detail: fix } };
  return { faults: { [fieldOf[field]]: `${message} ${fix}`.trim() }, notice: null };
}

/** Request paths that differ from the names of fields. */
const paths: Readonly<Record<string, keyof ConnectionFaults>> = {
  "tls.ca": "ca",
  "tls.certificate": "certificate",
  "tls.key": "key",
  "tls.mode": "tls",
  "tunnel.host": "tunnelHost",
  "tunnel.port": "tunnelPort",
};

/** Assigns the server's messages to their fields, and the rest to a notice above the form. */
export function failureOfError(error: unknown): ConnectionFailure {
  const { title, detail } = describeFailure(error);
  const refused = error instanceof ApiError ? Object.entries(error.problem.fields ?? {}) : [];
  const faults = Object.fromEntries(
    refused.flatMap(([path, message]) => {
      const name = path.replace(/^connection\./, "");
      const field = paths[name] ?? fieldOf[name as ConnectionField];
      return field === undefined ? [] : [[field, message]];
    }),
  );
  const isPlaced = refused.length > 0 && Object.keys(faults).length === refused.length;
  return { faults, notice: isPlaced ? null : { title, detail } };
}
