import {
  editPlan,
  editPlanInSteps,
  listEditOptions,
  listPointOptions,
  planFigureRows,
  printStatement,
} from "@askery/engine";
import { readTable } from "@askery/connectors";
import type {
  AggregateExpression,
  DialectName,
  Expression,
  Plan,
  PointOption,
  QueryPlan,
  Table,
} from "@askery/model";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calendar, contextOf, openTargets, type EditorTarget } from "./editor-targets.test-support.ts";
import { pickBy, pickEdit, type Pick } from "./pick-edit.test-support.ts";
import { readPoint } from "./read-point.ts";
import { runGuarded } from "./run-guarded.ts";

/*
 * Points of results on the sample shop and on three other databases, in SQLite and DuckDB. ASKERY_TEST_POINTS sets the
 * number of random points.
 */

const runs = Number(process.env["ASKERY_TEST_POINTS"] ?? 40);
const dialects: readonly DialectName[] = ["sqlite", "duckdb", "postgres", "mysql", "clickhouse"];

let opened: Awaited<ReturnType<typeof openTargets>>;
beforeAll(async () => {
  opened = await openTargets();
});
afterAll(() => opened.close());

test("the rows of a figure add up to it, and every edit that is offered from it runs", async () => {
  const numbers = fc.array(fc.nat(1_000_000), { minLength: 8, maxLength: 8 });
  const counts = { sums: 0, edits: 0 };
  const property = fc.asyncProperty(numbers, numbers, async (start, at) => {
    const pick = pickBy(start);
    const target = pick(opened.targets);
    if (target === undefined) return;
    const plan = editAtRandom(pick(target.plans) ?? never(), target, pick);
    const table = await run(plan, target);
    if (table.rowCount === 0) return;
    const choose = pickBy(at);
    const row = choose(Array.from({ length: table.rowCount }, (_, index) => index)) ?? 0;
    const shown = table.columns.map(({ name }) => name);
    const column = choose([null, ...shown]) ?? null;
    const repeat = 0;
    const cells = table.values.map((values) => values[row] ?? null);
    const point = await readPoint(
      { plan, columns: table.columns, point: { row: cells, column, repeat } },
      { database: target.database, ...calendar },
    );
    const options = listPointOptions(plan, point, contextOf(target));
    const offered = [options.breakDown, options.zoom, options.only, options.leaveOut, options.compare].flat();
    counts.edits += offered.length;
    const some = offered.filter((_, index) => index % 7 === row % 7);
    for (const option of some) await applyEverywhere(option, plan, target);
    if (!options.hasRows || plan.kind !== "query") return;
    const measured = plan.measures.map(({ id }) => id);
    for (const measure of measured) {
      const figure = table.values[shown.indexOf(measure)]?.[row];
      if (figure === undefined) continue;
      const whole = await readPoint(
        { plan, columns: table.columns, point: { row: cells, column: measure, repeat } },
        { database: target.database, ...calendar },
      );
      const rows = planFigureRows(plan, whole, contextOf(target));
      if ("code" in rows) throw new Error(rows.code);
      await explain([target.name, plan, rows, whole], async () => {
        const sum = addUp(aggregateOf(plan, measure), { rows, table: await run(rows, target) });
        if (sum === null) return;
        counts.sums += 1;
        expect(sum).toBeCloseTo(Number(figure), 6);
      });
    }
  });
  const { errorInstance } = await fc.check(property, { numRuns: runs, seed: 20_261_126, endOnFailure: true });
  expect(errorInstance).toBeNull();
  expect(counts.sums).toBeGreaterThan(runs / 8);
  expect(counts.edits).toBeGreaterThan(runs);
});

function never(): never {
  throw new Error("a target has plans");
}

function editAtRandom(start: Plan, target: EditorTarget, pick: Pick): Plan {
  let plan = start;
  for (let step = 0; step < 2; step += 1) {
    const edit = pickEdit(listEditOptions(plan, contextOf(target)), pick);
    const edited = edit && editPlan(plan, edit, contextOf(target));
    if (edited?.kind === "edited") plan = edited.plan;
  }
  return plan;
}

async function applyEverywhere({ edits }: PointOption, plan: Plan, target: EditorTarget): Promise<void> {
  await explain([target.name, edits, plan], async () => {
    const edited = editPlanInSteps(plan, edits, contextOf(target));
    if (edited.kind === "problem") throw new Error(edited.problem.code);
    const { catalog } = target.database.prepared;
    for (const dialect of dialects) printStatement(edited.plan, { catalog, dialect, ...calendar });
    await run(edited.plan, target);
  });
}

async function run(plan: Plan, { database: { prepared, connector } }: EditorTarget): Promise<Table> {
  const { catalog } = prepared;
  const statement = printStatement(plan, { catalog, dialect: connector.dialect, ...calendar });
  return readTable(await runGuarded(connector, statement)).catch((cause: unknown) => {
    throw new Error(`${String(cause)}\n${statement.text}`, { cause });
  });
}

/** The only aggregate of a measure; null if it is computed from several, or from other measures. */
function aggregateOf({ measures }: QueryPlan, id: string): AggregateExpression | null {
  const expression: Expression | undefined = measures.find((one) => one.id === id)?.expression;
  return expression?.kind === "aggregate" ? expression : null;
}

/** The figure as its rows add up to it; null if they cannot be added up. */
function addUp(
  aggregate: AggregateExpression | null,
  { rows, table }: { readonly rows: QueryPlan; readonly table: Table },
): number | null {
  const isCount =
    aggregate?.function === "count" ||
    (aggregate?.function === "countDistinct" && rows.aggregation === "distinct");
  if (isCount) return table.rowCount;
  if (aggregate?.function !== "sum") return null;
  const wanted = JSON.stringify(aggregate.of);
  const index = rows.dimensions.findIndex(({ expression }) => JSON.stringify(expression) === wanted);
  const cells = table.values[index] ?? [];
  return cells.reduce<number>((total, cell) => total + Number(cell), 0);
}

async function explain(parts: readonly unknown[], work: () => Promise<void>): Promise<void> {
  await work().catch((cause: unknown) => {
    throw new Error([String(cause), ...parts.map((part) => JSON.stringify(part))].join("\n"), { cause });
  });
}
