import { statfs } from "node:fs/promises";
import type { ServerState } from "@askery/api";
import { sql } from "kysely";
import { readSignUpRule } from "../people/sign-in/sign-up-rule.ts";
import type { Environment } from "../runtime/environment.ts";
import type { Store } from "../store/open-store.ts";
import { signInTables, storeKind } from "../store/sign-in-store.ts";
import type { StoreContext } from "../store/store-context.ts";

export interface ServerStateContext extends StoreContext {
  readonly version: string;
  readonly environment: Environment;
  readonly startedAtMs: number;
}

/** The state of the server as its owner sees it. */
export async function readServerState(context: ServerStateContext): Promise<ServerState> {
  const { store, version, environment, startedAtMs } = context;
  const [signUp, people, databases, jobs, storage] = await Promise.all([
    readSignUpRule(store),
    signInTables(store)
      .selectFrom("user")
      .select((of) => of.fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow(),
    store
      .selectFrom("workspace")
      .select((of) => of.fn.countAll<number>().as("count"))
      .where("deletedAtMs", "is", null)
      .executeTakeFirstOrThrow(),
    countJobs(store),
    readStorage(store, environment.dataFolder),
  ]);
  return {
    version,
    startedAtMs,
    signUp,
    peopleCount: people.count,
    databaseCount: databases.count,
    jobs,
    storage,
    settings: listSettings(environment),
  };
}

async function countJobs(store: Store): Promise<ServerState["jobs"]> {
  const rows = await store
    .selectFrom("job")
    .select("state")
    .select((of) => of.fn.countAll<number>().as("count"))
    .where("state", "in", ["running", "waiting", "failed"])
    .groupBy("state")
    .execute();
  const countOf = (wanted: string) => rows.find(({ state }) => state === wanted)?.count ?? 0;
  return { running: countOf("running"), waiting: countOf("waiting"), failed: countOf("failed") };
}

async function readStorage(store: Store, dataFolder: string): Promise<ServerState["storage"]> {
  const kind = storeKind(store) === "postgres" ? "postgres" : "embedded";
  const size =
    kind === "postgres"
      ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
      : sql<{
          bytes: number;
        }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`;
  const { rows } = await size.execute(store);
  const { bavail, bsize } = await statfs(dataFolder);
  return { kind, storeBytes: rows[0]?.bytes ?? 0, freeBytes: bavail * bsize };
}

/** What the operator has set by environment variables. None of the values is a secret. */
function listSettings(environment: Environment): ServerState["settings"] {
  const { url, smtpUrl, provider, hasPlanLimits, allowsPrivateHosts, fileFolders } = environment;
  return [
    { name: "Address", value: url },
    { name: "Mail", value: smtpUrl === null ? "printed to the log" : `sent by ${new URL(smtpUrl).hostname}` },
    { name: "Single sign-on", value: provider === null ? "off" : provider.name },
    { name: "Limits of plans", value: hasPlanLimits ? "enforced" : "off" },
    { name: "Databases in private networks", value: allowsPrivateHosts ? "allowed" : "refused" },
    {
      name: "Folders with database files",
      value: fileFolders.length === 0 ? "none" : fileFolders.join(", "),
    },
  ];
}
