import { closeSync, fsyncSync, openSync, writeSync } from "node:fs";
import { join } from "node:path";
import { openStore } from "../../apps/server/store/open-store.ts";
import { median, type Measurement } from "./measurement.ts";

const writes = 500;

/**
 * The duration of a write to the embedded store. The server is blocked that long, because node:sqlite is synchronous.
 * The yardstick is the disk alone: the same number of bytes appended to a file and synced.
 */
export async function measureStore(folder: string): Promise<readonly Measurement[]> {
  const store = await timeStore(join(folder, "store"));
  const disk = timeDisk(join(folder, "disk"));
  return [
    {
      what: "a write to the store, half of 500",
      value: median(store),
      yardstick: "8 KB appended and synced",
      yardstickValue: median(disk),
      goal: { kind: "ratio", most: 3 },
    },
    {
      what: "a write to the store, the worst of 500",
      value: Math.max(...store),
      yardstick: "8 KB appended and synced, the worst",
      yardstickValue: Math.max(...disk),
      goal: { kind: "ratio", most: 5 },
    },
  ];
}

/** Each write is like that of one click: a row of a kilobyte in its own transaction. */
async function timeStore(folder: string): Promise<readonly number[]> {
  const store = await openStore({ kind: "embedded", folder });
  const times: number[] = [];
  for (let at = 0; at < writes; at++) {
    const row = { name: `name-${at}`, value: "x".repeat(1000), updatedAtMs: at };
    const startedAt = performance.now();
    await store.insertInto("serverSetting").values(row).execute();
    times.push(performance.now() - startedAt);
  }
  await store.destroy();
  return times;
}

/** Two pages of the write-ahead log: one for the row and one for its index. */
function timeDisk(path: string): readonly number[] {
  const file = openSync(path, "a");
  const bytes = Buffer.alloc(8192, "x");
  const times: number[] = [];
  for (let at = 0; at < writes; at++) {
    const startedAt = performance.now();
    writeSync(file, bytes);
    fsyncSync(file);
    times.push(performance.now() - startedAt);
  }
  closeSync(file);
  return times;
}
