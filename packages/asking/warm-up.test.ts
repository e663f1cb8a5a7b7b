import { defaultSettings } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSmallShop, type SmallShop } from "./small-shop.test-support.ts";
import { warmUp } from "./warm-up.ts";

let shop: SmallShop;
beforeAll(async () => {
  shop = await openSmallShop();
});
afterAll(() => shop.close());

const request = { today: "2026-11-20", settings: defaultSettings };

test("warming up connects, and reads no table", async () => {
  const { signal } = new AbortController();
  const statements: string[] = [];
  const { connector } = shop.database;
  const recorded: typeof connector = {
    ...connector,
    dialect: connector.dialect,
    code: (options) => connector.code(options),
    run: (statement, options) => {
      statements.push(statement.text);
      return connector.run(statement, options);
    },
  };
  await warmUp({ ...request, database: { ...shop.database, connector: recorded }, signal });
  expect(statements).toEqual(["SELECT 1 AS one"]);
});

test("it stops when it is stopped", async () => {
  const stopped = AbortSignal.abort(new Error("enough"));
  await expect(warmUp({ ...request, database: shop.database, signal: stopped })).rejects.toMatchObject({
    code: "query-cancelled",
  });
});
