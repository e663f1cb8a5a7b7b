import type { Plan } from "@askery/model";
import { expect, test } from "vitest";
import { writeOldStore } from "../testing/old-store.test-support.ts";
import { makeTemporaryFolder } from "../testing/start-test-server.test-support.ts";
import { readPlan } from "./find-result.ts";

/** The plan with periods in the format of version 1. */
function withDatesOnly(plan: Plan): unknown {
  return JSON.parse(JSON.stringify(plan).replaceAll('"period":{"kind":"absolute",', '"period":{'));
}

test("every plan of a store of version 0023 is read without loss", () => {
  const old = writeOldStore("0023-lifted-filters", makeTemporaryFolder());
  const charts = old.prepare("SELECT plan FROM chart").all();
  const turns = old.prepare("SELECT json_extract(result, '$.answer.plan') AS plan FROM turn").all();
  old.close();
  const plans = [...charts, ...turns].flatMap(({ plan }) => (typeof plan === "string" ? [plan] : []));
  expect(plans.length).toBeGreaterThan(10);
  expect(plans.map((plan) => withDatesOnly(readPlan({ plan })))).toEqual(
    plans.map((plan): unknown => JSON.parse(plan)),
  );
});

test("a plan that this version does not know is refused with a fix", () => {
  const plan = JSON.stringify({ kind: "query", sources: [], mood: "sunny" });
  expect(() => readPlan({ plan })).toThrow(
    expect.objectContaining({
      code: "query-refused",
      message: "This version of Askery can't read the saved plan.",
    }),
  );
});
