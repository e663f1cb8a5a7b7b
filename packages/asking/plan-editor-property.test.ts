import { editPlan, listEditOptions, printStatement } from "@askery/engine";
import { readTable } from "@askery/connectors";
import {
  assertNever,
  type DialectName,
  type EditablePart,
  type EditOptions,
  type Plan,
  type PlanEdit,
} from "@askery/model";
import * as fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { openServerTargets } from "./editor-servers.test-support.ts";
import { calendar, contextOf, openTargets, type EditorTarget } from "./editor-targets.test-support.ts";
import { openClickhouse } from "./open-clickhouse.test-support.ts";
import { openMariadb } from "./open-mariadb.test-support.ts";
import { openPostgres } from "./open-postgres.test-support.ts";
import { comparableWith, pickBy, pickEdit } from "./pick-edit.test-support.ts";
import { runGuarded } from "./run-guarded.ts";

/*
 * The plan editor on the sample shop and on three other databases. ASKERY_TEST_EDITS sets the number of random sequences
 * of edits, ASKERY_TEST_SEED which they are.
 */

const runs = Number(process.env["ASKERY_TEST_EDITS"] ?? 32);
const seed = Number(process.env["ASKERY_TEST_SEED"] ?? 20_261_123);
const dialects: readonly DialectName[] = ["sqlite", "duckdb", "postgres", "mysql", "clickhouse"];

test.for<readonly [string, () => Promise<Opened | { readonly skipped: string }>]>([
  ["SQLite and DuckDB", openTargets],
  ["PostgreSQL", () => openServerTargets(openPostgres)],
  ["MariaDB", () => openServerTargets(openMariadb)],
  ["ClickHouse", () => openServerTargets(openClickhouse)],
])(
  "in %s, any sequence of edits from the options prints, runs, reads back and is undone",
  { timeout: Math.max(240_000, runs * 400) },
  async ([, open], context) => {
    const opened = await open();
    if ("skipped" in opened) return context.skip(opened.skipped);
    expect(await checkSequences(opened)).toEqual({ failure: null, isTelling: true });
  },
);

interface Opened {
  readonly targets: readonly EditorTarget[];
  readonly close: () => Promise<void>;
}

/** The smallest sequence that fails, and whether most edits were applied: otherwise the test would say nothing. */
interface Outcome {
  readonly failure: unknown;
  readonly isTelling: boolean;
}

async function checkSequences({ targets, close }: Opened): Promise<Outcome> {
  onTestFinished(close);
  const numbers = fc.array(fc.nat(1_000_000), { minLength: 6, maxLength: 6 });
  const sequence = fc.record({
    start: numbers,
    steps: fc.array(numbers, { minLength: 1, maxLength: 5 }),
  });
  const counts = { applied: 0, refused: 0 };
  const property = fc.asyncProperty(sequence, async ({ start, steps }) => {
    const pick = pickBy(start);
    const target = pick(targets);
    const first = target && pick(target.plans);
    if (target === undefined || first === undefined) return;
    let plan = freeze(first);
    for (const step of steps) {
      const edit = pickEdit(listEditOptions(plan, contextOf(target)), pickBy(step));
      const before = JSON.stringify(plan);
      const result = edit && editPlan(plan, edit, contextOf(target));
      if (edit === undefined || result?.kind !== "edited") {
        if (result !== undefined) counts.refused += 1;
        continue;
      }
      expect(JSON.stringify(plan)).toBe(before);
      plan = freeze(result.plan);
      counts.applied += 1;
      await explain({ target, edit, plan }, () => runEverywhere(plan, target));
    }
    await explain({ target, edit: null, plan }, async () => {
      const options = listEditOptions(plan, contextOf(target));
      for (const part of options.parts) checkReading(part, plan, target);
      await checkOptions(options, plan, target, pick);
    });
  });
  const { errorInstance } = await fc.check(property, {
    numRuns: runs,
    seed,
    endOnFailure: runs > 1_000,
  });
  return { failure: errorInstance, isTelling: counts.applied > counts.refused };
}

async function runEverywhere(plan: Plan, { database: { prepared, connector } }: EditorTarget): Promise<void> {
  const { catalog } = prepared;
  for (const dialect of dialects) printStatement(plan, { catalog, dialect, ...calendar });
  const statement = printStatement(plan, { catalog, dialect: connector.dialect, ...calendar });
  await readTable(await runGuarded(connector, statement)).catch((cause: unknown) => {
    throw new Error(`${String(cause)}\n${statement.text}`, { cause });
  });
}

/** Setting a part to its reading changes nothing. */
function checkReading(part: EditablePart, plan: Plan, target: EditorTarget): void {
  const edit = setAgain(part);
  if (edit === null) return;
  const result = editPlan(plan, edit, contextOf(target));
  expect({ edit, result }).toEqual({ edit, result: { kind: "edited", plan } });
}

function setAgain(part: EditablePart): PlanEdit | null {
  switch (part.kind) {
    case "measure":
      return part.now && { kind: "setMeasure", measure: part.measure, to: part.now };
    case "dimension":
      return part.now && { kind: "setDimension", dimension: part.dimension, to: part.now };
    case "filter":
      return part.now && { kind: "setFilter", filter: part.filter, to: part.now };
    case "period": {
      const { filter, period, words, field } = part;
      const test = { kind: "period", period, words } as const;
      return field && { kind: "setFilter", filter, to: { kind: "test", field, test } };
    }
    case "order":
      return part.order.length === 0 ? null : { kind: "setOrder", order: part.order };
    case "limit":
      return { kind: "setLimit", limit: part.limit };
    default:
      return assertNever(part);
  }
}

/** Every option applies; one of them is run. */
async function checkOptions(
  options: EditOptions,
  plan: Plan,
  target: EditorTarget,
  pick: ReturnType<typeof pickBy>,
): Promise<void> {
  const edits = editsOf(options, plan);
  const results = edits.map((edit) => ({ edit, result: editPlan(plan, edit, contextOf(target)) }));
  expect(results.filter(({ result }) => result.kind === "problem")).toEqual([]);
  for (const list of [options.measures, options.dimensions, options.fields, options.times]) {
    const names = list.map(({ words, group }) => `${words} of ${group}`);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
  const one = pick(results);
  if (one?.result.kind === "edited") {
    const { edit, result } = one;
    await explain({ target, edit, plan: result.plan }, () => runEverywhere(result.plan, target));
  }
}

function editsOf(
  { measures, dimensions, fields, times, outputs, comparisons }: EditOptions,
  plan: Plan,
): readonly PlanEdit[] {
  const [only] = plan.kind === "query" ? plan.measures : [];
  const period = { kind: "absolute", from: "2026-01-01", to: "2026-02-01" } as const;
  return [
    ...measures.map(({ measure, repeats }): PlanEdit =>
      repeats === undefined
        ? { kind: "addMeasure", measure }
        : { kind: "setMeasure", measure: only?.id ?? "", to: measure },
    ),
    ...dimensions.map(({ dimension }): PlanEdit => ({ kind: "addDimension", dimension })),
    ...fields.map(({ field }): PlanEdit => {
      return {
        kind: "addFilter",
        filter: { kind: "not", filter: { kind: "test", field, test: { kind: "null" } } },
      };
    }),
    ...fields.flatMap((option): readonly PlanEdit[] => {
      const [other] = comparableWith(option, fields);
      if (other === undefined) return [];
      const test = { kind: "compareField", operator: "<", with: other } as const;
      return [{ kind: "addFilter", filter: { kind: "test", field: option.field, test } }];
    }),
    ...times.map(({ field }): PlanEdit => ({ kind: "setPeriod", period, words: "", field })),
    ...outputs.map(({ output }): PlanEdit => ({
      kind: "setOrder",
      order: [{ output, direction: "ascending" }],
    })),
    ...comparisons.map((one): PlanEdit => ({ kind: "compare", with: one.with })),
  ];
}

async function explain(
  {
    target,
    edit,
    plan,
  }: { readonly target: EditorTarget; readonly edit: PlanEdit | null; readonly plan: Plan },
  run: () => Promise<void>,
): Promise<void> {
  await run().catch((cause: unknown) => {
    const parts = [target.name, String(cause), JSON.stringify(edit), JSON.stringify(plan)];
    throw new Error(parts.join("\n"), { cause });
  });
}

/** Edits must not mutate their arguments: undo returns to the earlier plan. */
function freeze<Part>(part: Part): Part {
  if (typeof part !== "object" || part === null || Object.isFrozen(part)) return part;
  for (const inner of Object.values(part)) freeze(inner);
  return Object.freeze(part);
}
