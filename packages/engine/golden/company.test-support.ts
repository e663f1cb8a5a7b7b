import {
  defaultSettings,
  type Catalog,
  type CatalogTable,
  type ColumnType,
  type ColumnValues,
  type Plan,
  type Relationship,
  type Statement,
} from "@askery/model";
import { planQuestion, type Planned } from "../answer.ts";
import { noteRule } from "./note-rule.test-support.ts";
import { prepareDatabase } from "../plan/prepare-database.ts";
import { describePlan } from "../narrate/describe-plan.ts";
import { suggestFollowUps, type FollowUp } from "../narrate/suggest-follow-ups.ts";
import { printStatement } from "../sql/print-statement.ts";

/** A small company with sales and employees: several event dates, an end date, orders with lines. */
const catalog: Catalog = {
  tables: [
    tableOf("customers", ["customer_id integer", "name text", "country text", "signup_date date"]),
    tableOf("orders", [
      "order_id integer",
      "customer_id integer",
      "order_date date",
      "status text",
      "channel text",
    ]),
    tableOf("order_items", ["item_id integer", "order_id integer", "quantity integer", "line_total decimal"]),
    tableOf("employees", [
      "employee_id integer",
      "full_name text",
      "team text",
      "hire_date date",
      "termination_date date",
    ]),
    tableOf("shipments", [
      "shipment_id integer",
      "order_id integer",
      "shipped_date date",
      "delivered_date date",
    ]),
  ],
  relationships: [
    relate("orders.customer_id", "customers.customer_id"),
    relate("order_items.order_id", "orders.order_id"),
    relate("shipments.order_id", "orders.order_id"),
  ],
};

const values: readonly ColumnValues[] = [
  { table: "customers", column: "country", values: ["Germany", "France", "Spain"], isComplete: true },
  { table: "orders", column: "status", values: ["paid", "cancelled", "processing"], isComplete: true },
  { table: "orders", column: "channel", values: ["web", "mobile app"], isComplete: true },
  { table: "employees", column: "team", values: ["Sales", "Legal"], isComplete: true },
];

export const { plan, ask } = prepareAsking(catalog, values);

export interface Asking {
  /** Asks the last question after the others. Today is Friday, November 20, 2026. */
  readonly plan: (...conversation: readonly string[]) => Planned;
  /** The SQL of the last question on one line, followed by its parameters; or the reason for a refusal. */
  readonly ask: (...conversation: readonly string[]) => string;
  /** How the plan of the last question is restated in words. */
  readonly summarize: (...conversation: readonly string[]) => string;
  /** What is suggested after a plan, best first. */
  readonly suggest: (plan: Plan) => readonly FollowUp[];
}

export function prepareAsking(asked: Catalog, known: readonly ColumnValues[] = []): Asking {
  const database = prepareDatabase({ catalog: asked, values: known, glossary: { entries: [] } });
  const print = (found: Plan): Statement =>
    printStatement(found, {
      catalog: database.catalog,
      dialect: "duckdb",
      today: "2026-11-20",
      settings: defaultSettings,
    });
  const planIn: Asking["plan"] = (...conversation) => {
    const text = conversation.at(-1) ?? "";
    const earlier = conversation.slice(0, -1);
    const request = { text, database, today: "2026-11-20", settings: defaultSettings, earlier };
    const planned = planQuestion(request);
    noteRule(planned, request, (found) => JSON.stringify(print(found)));
    return planned;
  };
  const askIn: Asking["ask"] = (...conversation) => {
    const planned = planIn(...conversation);
    if (planned.kind === "refused") return `refused: ${planned.problem.code}`;
    const { text, parameters } = print(planned.plan);
    const printed = parameters.map((parameter) => ("value" in parameter ? String(parameter.value) : "null"));
    return [text.replaceAll(/\s+/gu, " "), ...printed].join(" | ");
  };
  const summarizeIn: Asking["summarize"] = (...conversation) => {
    const planned = planIn(...conversation);
    const { described } = database;
    return planned.kind === "refused"
      ? `refused: ${planned.problem.code}`
      : describePlan(planned.plan, { catalog: asked, described, settings: defaultSettings });
  };
  const suggest: Asking["suggest"] = (after) => {
    const context = { ...database, today: "2026-11-20", settings: defaultSettings };
    return suggestFollowUps({ plan: after, context });
  };
  return { plan: planIn, ask: askIn, summarize: summarizeIn, suggest };
}

export function tableOf(name: string, columns: readonly string[]): CatalogTable {
  return {
    id: name,
    schema: null,
    name,
    kind: "table",
    comment: null,
    rowEstimate: null,
    primaryKey: [columns[0]?.split(" ")[0] ?? ""],
    columns: columns.map((column, index) => {
      const [columnName = "", type = "text"] = column.split(" ");
      return {
        name: columnName,
        type: type as ColumnType,
        nativeType: type,
        encoding: null,
        isNullable: index > 0,
        isUnique: index === 0,
        comment: null,
        profile: null,
      };
    }),
  };
}

export function relate(from: string, to: string): Relationship {
  const [fromTable = "", fromColumn = ""] = from.split(".");
  const [toTable = "", toColumn = ""] = to.split(".");
  return {
    from: { table: fromTable, columns: [fromColumn] },
    to: { table: toTable, columns: [toColumn] },
    origin: "declared",
  };
}
