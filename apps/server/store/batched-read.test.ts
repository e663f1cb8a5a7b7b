import { expect, onTestFinished, test } from "vitest";
import { makeTemporaryFolder } from "../testing/start-test-server.test-support.ts";
import { createBatchedRead } from "./batched-read.ts";
import { openStore, type Store } from "./open-store.ts";

async function openTestStore(): Promise<Store> {
  const store = await openStore({ kind: "embedded", folder: makeTemporaryFolder() });
  onTestFinished(() => store.destroy());
  return store;
}

/** A batched read that records which keys were read together. */
async function recordReads() {
  const store = await openTestStore();
  const readBatched = createBatchedRead<string>();
  const reads: string[][] = [];
  const readAll = async (keys: readonly string[]) => {
    reads.push([...keys]);
    if (keys.includes("damaged")) throw new Error("A row is damaged.");
    return new Map(keys.filter((key) => key !== "absent").map((key) => [key, key.toUpperCase()]));
  };
  const read = (key: string, group?: string) => readBatched({ store, key, readAll, ...(group && { group }) });
  return { reads, read };
}

test("callers at the same time share one read, each with its own value", async () => {
  const { reads, read } = await recordReads();
  expect(await Promise.all([read("one"), read("two"), read("one"), read("absent")])).toEqual([
    "ONE",
    "TWO",
    "ONE",
    undefined,
  ]);
  expect(reads).toEqual([["one", "two", "absent"]]);
});

test("a later caller reads again", async () => {
  const { reads, read } = await recordReads();
  await read("one");
  await read("one");
  expect(reads).toEqual([["one"], ["one"]]);
});

test("callers of different groups never share a read", async () => {
  const { reads, read } = await recordReads();
  await Promise.all([read("one", "of Ada"), read("one", "of Bob")]);
  expect(reads).toEqual([["one"], ["one"]]);
});

test("a damaged row fails for its own caller alone", async () => {
  const { read } = await recordReads();
  const [one, damaged] = await Promise.allSettled([read("one"), read("damaged")]);
  expect(one).toEqual({ status: "fulfilled", value: "ONE" });
  expect(damaged).toMatchObject({ status: "rejected", reason: new Error("A row is damaged.") });
});
