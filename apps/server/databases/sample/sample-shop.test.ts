import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ProcessPool } from "@askery/process";
import { expect, onTestFinished, test } from "vitest";
import { findProcesses } from "../../testing/find-processes.test-support.ts";
import { makeTemporaryFolder } from "../../testing/start-test-server.test-support.ts";
import { waitUntil } from "../../testing/wait-until.test-support.ts";
import { sampleBuilder, SampleShop } from "./sample-shop.ts";

const dayMs = 24 * 60 * 60 * 1000;

interface ShopOptions {
  readonly givenFolder?: string;
  readonly scale?: number;
}

function openShop(folder: string, day: string, { givenFolder, scale = 0.01 }: ShopOptions = {}): SampleShop {
  const shop = new SampleShop({
    folder,
    givenFolder,
    scale,
    now: () => Date.parse(`${day}T09:00:00Z`),
    builder: new ProcessPool(sampleBuilder),
  });
  onTestFinished(() => shop.close());
  return shop;
}

test("it is built once for all callers that wait, for the current day", async () => {
  const folder = makeTemporaryFolder();
  const shop = openShop(folder, "2026-11-20");
  const files = await Promise.all([shop.ready(), shop.ready(), shop.refresh()]);
  const path = join(folder, "shop-1-2026-11-20.duckdb");
  expect(files).toEqual(Array.from({ length: 3 }, () => ({ path, today: "2026-11-20" })));
  expect([readdirSync(folder), shop.isReady]).toEqual([["shop-1-2026-11-20.duckdb"], true]);
});

test("a build is replaced after a week, and the old file remains for those who have it open", async () => {
  const folder = makeTemporaryFolder();
  const days = ["2026-11-01", "2026-11-07", "2026-11-08", "2026-11-20"];
  const seen: (readonly string[])[] = [];
  for (const day of days) {
    await openShop(folder, day).refresh();
    seen.push(readdirSync(folder).map((name) => name.slice(7, 17)));
  }
  expect(seen).toEqual([
    ["2026-11-01"],
    ["2026-11-01"],
    ["2026-11-01", "2026-11-08"],
    ["2026-11-08", "2026-11-20"],
  ]);
});

test("an interrupted build is repeated", async () => {
  const folder = makeTemporaryFolder();
  // The full shop takes seconds to build, so the builder is killed before it ends.
  const killed = openShop(folder, "2026-11-20", { scale: 1 });
  // The builder of the test before may still be ending.
  const before = findProcesses("build-sample.ts");
  const first = killed.ready();
  const builder = await waitUntil(
    () => findProcesses("build-sample.ts").find((id) => !before.includes(id)) ?? null,
  );
  process.kill(builder, "SIGKILL");
  await expect(first).rejects.toMatchObject({ code: "database-gone" });
  expect(existsSync(join(folder, "shop-1-2026-11-20.duckdb"))).toBe(false);
  await openShop(folder, "2026-11-20").ready();
  expect(readdirSync(folder)).toEqual(["shop-1-2026-11-20.duckdb"]);
});

test("a failed build is reported, and the next caller tries again", async () => {
  const folder = join(makeTemporaryFolder(), "sample");
  writeFileSync(folder, "in the way");
  const shop = openShop(folder, "2026-11-20");
  await expect(shop.ready()).rejects.toThrow("EEXIST");
  await expect(shop.ready()).rejects.toThrow("EEXIST");
});

test("a clock that was set back causes no build", async () => {
  const folder = makeTemporaryFolder();
  await openShop(folder, "2026-11-20").refresh();
  const { today } = await openShop(
    folder,
    new Date(Date.parse("2026-11-20") - 30 * dayMs).toISOString().slice(0, 10),
  ).refresh();
  expect(today).toBe("2026-11-20");
});

test("a new server takes the build that came with it, and replaces it when it is old", async () => {
  const given = makeTemporaryFolder();
  await openShop(given, "2026-11-18").refresh();
  const folder = makeTemporaryFolder();
  const { today } = await openShop(folder, "2026-11-20", { givenFolder: given }).ready();
  expect([today, readdirSync(folder)]).toEqual(["2026-11-18", ["shop-1-2026-11-18.duckdb"]]);
  await openShop(folder, "2026-12-20", { givenFolder: given }).refresh();
  expect(readdirSync(folder).toSorted()).toEqual(["shop-1-2026-11-18.duckdb", "shop-1-2026-12-20.duckdb"]);
});
