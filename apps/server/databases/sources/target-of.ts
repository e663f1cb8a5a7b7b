import type { ServerTarget } from "@askery/connectors";
import type { DatabaseTarget } from "../../asking-process/database-source.ts";
import { checkFilePath } from "./check-file-path.ts";
import type { ConnectionPolicy } from "./target-context.ts";
import { isServer, type ConnectionRecord, type Secrets, type ServerRecord } from "./connection-record.ts";

/** The target of a connection, ready to be opened. @throws AppError if the operator does not allow the file */
export async function targetOf(
  record: ConnectionRecord,
  secrets: Secrets,
  policy: ConnectionPolicy,
): Promise<DatabaseTarget> {
  if (!isServer(record)) return { kind: "file", path: await checkFilePath(record.path, policy.fileFolders) };
  return { kind: "server", target: serverTargetOf(record, secrets, policy) };
}

function serverTargetOf(record: ServerRecord, secrets: Secrets, policy: ConnectionPolicy): ServerTarget {
  return {
    ...record,
    password: secrets.password ?? null,
    tls: { ...record.tls, key: secrets["tls.key"] ?? null },
    tunnel: record.tunnel && {
      ...record.tunnel,
      password: secrets["tunnel.password"] ?? null,
      privateKey: secrets["tunnel.privateKey"] ?? null,
      passphrase: secrets["tunnel.passphrase"] ?? null,
    },
    addresses: policy.allowsPrivateHosts ? "any" : "public-only",
  };
}
