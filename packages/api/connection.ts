import { fileKindNames, serverKindNames } from "@askery/model";
import { z } from "zod";
import { failure } from "./conversation.ts";
import { database } from "./database.ts";
import { byRole, signedIn } from "./access-rule.ts";
import { logged, reads } from "./act.ts";
import { endpoint } from "./endpoint.ts";
import { line, title, timeMs, uuid } from "./words.ts";

const serverKind = z.enum(serverKindNames);
const fileKind = z.enum(fileKindNames);

const host = line.trim().min(1, "Enter the host.").max(253, "Keep it under 253 characters.");
const port = z
  .number()
  .int()
  .min(1, "Enter a port from 1 to 65535.")
  .max(65_535, "Enter a port from 1 to 65535.");
const name = line.trim().min(1, "Fill this in.").max(200, "Keep it under 200 characters.");
const pem = z.string().max(50_000, "Keep it under 50,000 characters.");

/**
 * A value that is never shown again. In a change of a saved connection, leaving it out keeps the saved value and null
 * removes it; in a new connection both mean none.
 */
const secret = z.string().max(50_000, "Keep it under 50,000 characters.").nullable().optional();

/** `verify-full` checks the server's certificate and its name; `require` encrypts without checking either. */
export const tlsMode = z.enum(["off", "require", "verify-ca", "verify-full"]);
export type TlsMode = z.infer<typeof tlsMode>;

const tlsForm = z.strictObject({
  mode: tlsMode,
  /** Certificates in PEM; null trusts the authorities that browsers trust. */
  ca: pem.nullable().default(null),
  certificate: pem.nullable().default(null),
  key: secret,
});

const tunnelForm = z.strictObject({
  host,
  port: port.default(22),
  user: name,
  password: secret,
  privateKey: secret,
  passphrase: secret,
  /** `SHA256:…`, as `ssh-keygen -lf` prints it; null accepts any host key. */
  hostKeyFingerprint: line.trim().max(200).nullable().default(null),
});

/** How to reach a database server. */
export const serverForm = z.strictObject({
  kind: serverKind,
  host,
  /** Default: the port of the kind. */
  port: port.optional(),
  database: name,
  user: name,
  password: secret,
  /** Default: `verify-full`, or `off` if the host is this machine or has a private address. */
  tls: tlsForm.optional(),
  tunnel: tunnelForm.nullable().default(null),
  /** The schemas to read; null reads all that the user may. */
  schemas: z.array(name).min(1).max(200).nullable().default(null),
});
export type ServerForm = z.infer<typeof serverForm>;

/** A database file on the server, in a folder that the operator has allowed. */
export const fileForm = z.strictObject({
  kind: fileKind,
  /** Absolute, on the server. */
  path: z.string().min(1, "Enter the path of the file.").max(4_000),
});

/** An address in one line: `postgres://user:password@host:5432/database?sslmode=verify-full`. */
export const urlForm = z.strictObject({
  kind: z.literal("url"),
  url: z.string().trim().min(1, "Enter the address.").max(4_000, "Keep it under 4,000 characters."),
});

export const connectionForm = z.discriminatedUnion("kind", [serverForm, fileForm, urlForm]);
export type ConnectionForm = z.infer<typeof connectionForm>;

/** The part of the form that caused a failure. `tunnel` is the SSH host. */
export const connectionField = z.enum([
  "url",
  "path",
  "host",
  "port",
  "database",
  "user",
  "password",
  "tls",
  "tunnel",
  "tunnel.user",
  "tunnel.password",
  "tunnel.privateKey",
  "tunnel.passphrase",
  "tunnel.hostKeyFingerprint",
]);
export type ConnectionField = z.infer<typeof connectionField>;

/** Facts about the server that a connection test reached. */
export const connectionFacts = z
  .object({
    /** PostgreSQL, CockroachDB, MariaDB, SQLite … */
    product: z.string(),
    version: z.string(),
    isEncrypted: z.boolean(),
    /** Null if unknown. */
    canWrite: z.boolean().nullable(),
    /** Statements that create a role with read-only access; empty if the database has no roles. */
    readOnlyRoleSql: z.string(),
    schemas: z.array(z.object({ name: z.string(), tableCount: z.number().int() }).readonly()).readonly(),
    /** One sentence about what will not work, such as that the server is too old; null if there is nothing known. */
    warning: z.string().nullable(),
    latencyMs: z.number(),
    checkedAtMs: timeMs,
  })
  .readonly();
export type ConnectionFacts = z.infer<typeof connectionFacts>;

/** The result of a test. A failed test is a result, not an error. */
export const connectionTest = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("works"), facts: connectionFacts }).readonly(),
  z
    .object({
      kind: z.literal("failed"),
      problem: z
        .object({
          code: z.string(),
          message: z.string(),
          fix: z.string(),
          field: connectionField.nullable(),
        })
        .readonly(),
    })
    .readonly(),
]);
export type ConnectionTest = z.infer<typeof connectionTest>;

/** A saved connection without its secrets; it shows only whether they exist. */
export const connection = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("sample") }).readonly(),
  z.object({ kind: z.literal("file") }).readonly(),
  z.object({ kind: fileKind, path: z.string(), facts: connectionFacts.nullable() }).readonly(),
  z
    .object({
      kind: serverKind,
      host: z.string(),
      port: z.number().int(),
      database: z.string(),
      user: z.string(),
      hasPassword: z.boolean(),
      tls: z
        .object({
          mode: tlsMode,
          ca: z.string().nullable(),
          certificate: z.string().nullable(),
          hasKey: z.boolean(),
        })
        .readonly(),
      tunnel: z
        .object({
          host: z.string(),
          port: z.number().int(),
          user: z.string(),
          hasPassword: z.boolean(),
          hasPrivateKey: z.boolean(),
          hasPassphrase: z.boolean(),
          hostKeyFingerprint: z.string().nullable(),
        })
        .readonly()
        .nullable(),
      schemas: z.array(z.string()).readonly().nullable(),
      /** The facts from the last successful test. */
      facts: connectionFacts.nullable(),
    })
    .readonly(),
]);
export type Connection = z.infer<typeof connection>;

/** The limits on the databases and files that one person may add. Null means unlimited. */
export const databaseAllowance = z
  .object({
    /** Databases of their own on the Free plan, without the sample. A new database starts on this plan. */
    freeDatabases: z.object({ used: z.number().int(), limit: z.number().int().nullable() }).readonly(),
    /** True if connections to this machine and to private networks are allowed. */
    canReachPrivateHosts: z.boolean(),
    /** Folders with SQLite and DuckDB files that may be opened; empty if there are none. */
    fileFolders: z.array(z.string()).readonly(),
    /** Limits of one file on the plan of a new database. */
    uploadBytes: z.number().nullable(),
    uploadRows: z.number().nullable(),
    /** Why this server accepts no files; null if it does. */
    uploadsRefused: failure.nullable(),
  })
  .readonly();
export type DatabaseAllowance = z.infer<typeof databaseAllowance>;

export const getDatabaseAllowance = endpoint({
  name: "getDatabaseAllowance",
  method: "get",
  path: "/api/database-allowance",
  summary: "How many databases the user may add, and of which kinds",
  access: signedIn,
  result: databaseAllowance,
});

export const testConnection = endpoint({
  name: "testConnection",
  method: "post",
  path: "/api/connections/test",
  summary: "Tests a connection without saving it",
  access: signedIn,
  act: reads,
  body: z.strictObject({ connection: connectionForm }),
  result: connectionTest,
});

export const addConnection = endpoint({
  name: "addConnection",
  method: "post",
  path: "/api/databases",
  summary: "Tests a connection, saves it as a new database, and starts to read its tables",
  access: signedIn,
  act: logged("connected the database", { of: "database" }),
  body: z.strictObject({ name: title, connection: connectionForm }),
  result: z.object({ database, syncId: uuid }).readonly(),
});

const one = z.object({ databaseId: uuid });

export const getConnection = endpoint({
  name: "getConnection",
  method: "get",
  path: "/api/databases/{databaseId}/connection",
  summary: "The connection of a database, without secrets",
  access: byRole("viewer", "database"),
  params: one,
  result: connection,
});

export const updateConnection = endpoint({
  name: "updateConnection",
  method: "put",
  path: "/api/databases/{databaseId}/connection",
  summary:
    "Replaces a connection once it works; secrets that are left out stay, unless host, port or user change",
  access: byRole("admin", "database"),
  act: logged("changed the connection"),
  params: one,
  body: z.strictObject({ connection: connectionForm }),
  result: connection,
});

export const testSavedConnection = endpoint({
  name: "testSavedConnection",
  method: "post",
  path: "/api/databases/{databaseId}/connection/test",
  summary: "Tests the saved connection, or a change before it is saved",
  access: byRole("admin", "database"),
  act: reads,
  params: one,
  body: z.strictObject({ connection: connectionForm.optional() }),
  result: connectionTest,
});
