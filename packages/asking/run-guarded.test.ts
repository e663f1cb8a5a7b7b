import { readdirSync, readFileSync } from "node:fs";
import { readTable } from "@askery/connectors";
import { afterAll, beforeAll, expect, test } from "vitest";
import { judge, runGuarded } from "./run-guarded.ts";
import { openSmallShop, type SmallShop } from "./small-shop.test-support.ts";

let shop: SmallShop;
beforeAll(async () => {
  shop = await openSmallShop();
});
afterAll(() => shop.close());

test("a read reaches the database", async () => {
  const { connector } = shop.database;
  const statement = { dialect: connector.dialect, text: "SELECT count(*) FROM orders", parameters: [] };
  expect((await readTable(await runGuarded(connector, statement))).values).toEqual([[5]]);
});

test("anything else is refused, each time, with the guard's reason", async () => {
  const { connector } = shop.database;
  const statement = { dialect: connector.dialect, text: "SELECT load_extension('x')", parameters: [] };
  const refusal = {
    name: "AppError",
    code: "query-refused",
    message: "`load_extension` is not a function that a query may call.",
    fix: "Use another function, or ask the operator of this server to allow it.",
    span: { start: 7, end: 21 },
  };
  await expect(runGuarded(connector, statement)).rejects.toMatchObject(refusal);
  await expect(runGuarded(connector, statement)).rejects.toMatchObject(refusal);
});

test("a text may be a read in one dialect and not in another", async () => {
  const text = "SELECT `a` FROM t";
  expect((await judge(text, "mysql")).kind).toBe("read");
  expect((await judge(text, "postgres")).kind).toBe("refused");
});

test("verdicts are cached, and dropped after many others", async () => {
  const first = await judge("SELECT 0", "sqlite");
  expect(await judge("SELECT 0", "sqlite")).toBe(first);
  for (let n = 1; n <= 500; n += 1) await judge(`SELECT ${n}`, "sqlite");
  const again = await judge("SELECT 0", "sqlite");
  expect(again).toEqual(first);
  expect(again).not.toBe(first);
});

test("no other file, here or in the server, runs a statement", () => {
  const folders = [import.meta.dirname, `${import.meta.dirname}/../../apps/server`];
  const running = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !/\.test(?:-support)?\.ts$|node_modules/u.test(file))
      .filter((file) => /connector\s*\.run\(/u.test(readFileSync(`${folder}/${file}`, "utf8"))),
  );
  // The second one limits what the first one runs.
  expect(running.toSorted()).toEqual(["limits/limit-connector.ts", "run-guarded.ts"]);
});
