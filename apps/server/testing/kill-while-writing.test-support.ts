import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { sql } from "kysely";
import { openStore } from "../store/open-store.ts";

export interface KillOutcome {
  readonly acknowledged: number;
  /** The names of rows that were acknowledged but are missing. */
  readonly lost: readonly string[];
  /** SQLite's integrity check of the file: "ok". */
  readonly integrity: string;
}

const writer = fileURLToPath(new URL("write-until-killed.test-support.ts", import.meta.url));

/** Shared by all rounds, because most of a round is the start of Node. */
const compileCache = fileURLToPath(new URL("../../../.cache/compile", import.meta.url));

/**
 * Starts a process that writes to a folder's store, kills it with SIGKILL after some acknowledged writes, in the middle
 * of the next one, and opens the store again to look for all acknowledged rows of this and earlier rounds.
 */
export async function killWhileWriting(
  folder: string,
  { round, afterWrites }: { readonly round: number; readonly afterWrites: number },
): Promise<KillOutcome> {
  const child = spawn(process.execPath, [writer, folder, `round-${round}`], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_COMPILE_CACHE: compileCache },
  });
  const ended = once(child, "exit");
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => {
    output += text;
    if (output.split("\n").length > afterWrites) child.kill("SIGKILL");
  });
  await once(child.stdout, "close");
  await ended;
  // An incomplete line is not an acknowledgment.
  const acknowledged = output.split("\n").slice(0, -1);
  return { acknowledged: acknowledged.length, ...(await lookFor(folder, acknowledged)) };
}

async function lookFor(
  folder: string,
  names: readonly string[],
): Promise<Pick<KillOutcome, "lost" | "integrity">> {
  const store = await openStore({ kind: "embedded", folder });
  try {
    const rows = await store.selectFrom("serverSetting").select("name").execute();
    const there = new Set(rows.map(({ name }) => name));
    const check = await sql<{ integrityCheck: string }>`PRAGMA integrity_check`.execute(store);
    return {
      lost: names.filter((name) => !there.has(name)),
      integrity: check.rows.map(({ integrityCheck }) => integrityCheck).join(", "),
    };
  } finally {
    await store.destroy();
  }
}
