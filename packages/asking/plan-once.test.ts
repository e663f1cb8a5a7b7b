import { defaultSettings } from "@askery/model";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askDatabase } from "./ask-database.ts";
import { chooseFollowUps } from "./choose-follow-ups.ts";
import { systemClock } from "./clock.ts";
import { planOnce } from "./plan-once.ts";
import { openSmallShop, type SmallShop } from "./small-shop.test-support.ts";
import { planAnswerable } from "./suggest-questions.ts";

let shop: SmallShop;
beforeAll(async () => {
  shop = await openSmallShop();
});
afterAll(() => shop.close());

const asked = { today: "2026-11-20", settings: defaultSettings };
const plan = (text: string, more: Partial<Parameters<typeof planOnce>[0]> = {}) =>
  planOnce({ text, database: shop.database.prepared, ...asked, ...more });

test("the same question about an open database is planned once", async () => {
  const first = await plan("total amount by city");
  expect((await plan("total amount by city")).result).toBe(first.result);
  expect((await plan("total amount by city", { earlier: [], without: [] })).result).toBe(first.result);
});

test("another text, day, conversation or database is planned anew", async () => {
  const first = await plan("number of orders this month");
  const others = await Promise.all([
    plan("number of orders last month"),
    plan("number of orders this month", { today: "2026-12-20" }),
    plan("number of orders this month", { earlier: ["total amount by city"] }),
    plan("number of orders this month", { database: { ...shop.database.prepared } }),
  ]);
  for (const other of others) expect(other.result).not.toBe(first.result);
});

test("of long questions, whose plans are large, only the last is remembered, and takes no place of others", async () => {
  const long = (city: string) => `number of orders by city ${`or customers in ${city} `.repeat(20)}`;
  const short = await plan("number of customers");
  const first = await plan(long("Rome"));
  expect((await plan(long("Rome"))).result).toBe(first.result);
  await plan(long("Paris"));
  expect((await plan(long("Rome"))).result).not.toBe(first.result);
  expect((await plan("number of customers")).result).toBe(short.result);
});

test("a stopped question is not remembered", async () => {
  const signal = AbortSignal.abort(new Error("enough"));
  const request = { text: "number of customers by city", database: shop.database.prepared, ...asked };
  await planOnce(request, { signal, now: everyStepIsLong() }).catch(() => null);
  expect((await planOnce(request)).ms).toBeGreaterThan(0);
});

test("a follow-up that is offered again is not planned again", async () => {
  const context = { prepared: shop.database.prepared, ...asked };
  expect(planAnswerable("orders by status", context)).toBe(planAnswerable("orders by status", context));
});

test("the follow-ups of an answer are chosen once; those of an empty one are others", async () => {
  const text = "number of orders by status";
  const { result } = await plan(text);
  expect.assert(result.kind === "planned");
  const choose = (isEmpty: boolean) =>
    chooseFollowUps(
      { text, plan: result.plan, isEmpty },
      { prepared: shop.database.prepared, ...asked },
      shop.database,
    );
  const chosen = choose(false);
  expect(choose(false)).toBe(chosen);
  expect(choose(true)).not.toBe(chosen);
  expect((await chosen).followUps.length).toBeGreaterThan(0);
});

test("a question that was asked before has the same answer, follow-ups included", async () => {
  const ask = () =>
    askDatabase({ text: "number of orders by status", database: shop.database, ...asked, now: systemClock });
  const [first, again] = [await ask(), await ask()];
  expect.assert(first.kind === "answered" && again.kind === "answered");
  const { receipt: _, ...answer } = first.answer;
  expect(again.answer).toMatchObject(answer);
  expect(again.answer.followUps.length).toBeGreaterThan(0);
});

/** A clock by which each step takes longer than a slice. */
function everyStepIsLong(): () => number {
  let ms = 0;
  return () => (ms += 100);
}
