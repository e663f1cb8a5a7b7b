import { defaultSettings, type Catalog, type ColumnValues, type Plan } from "@askery/model";
import { expect, test } from "vitest";
import { shopValues } from "../corpus/values.data.ts";
import { isSamePlan } from "../edit/is-same-plan.ts";
import { shop } from "../shop-catalog.test-support.ts";
import { prepareAsking, relate, tableOf, type Asking } from "./company.test-support.ts";

/*
 * What Askery suggests to ask next is a promise: asked in its own words, each suggestion gives the plan that it was made from. Each schema
 * is asked questions of the forms that it would propose, then all that the answers suggest, and all that these suggest in turn.
 */

const calendar = { today: "2026-11-20", settings: defaultSettings };

/** Values by column: "farms.valley". */
type Known = Readonly<Record<string, readonly string[]>>;

const dairy = prepare({
  tables: [
    ["farms", "farm_id integer", "farm_name text", "valley text"],
    ["tankers", "tanker_id integer", "plate text", "maker text"],
    [
      "pickups",
      "pickup_id integer",
      "farm_id integer",
      "tanker_id integer",
      "picked_up_on date",
      "grade text",
      "litres decimal",
      "payment decimal",
    ],
  ],
  references: [
    ["pickups.farm_id", "farms.farm_id"],
    ["pickups.tanker_id", "tankers.tanker_id"],
  ],
  known: {
    "farms.valley": ["Upper", "Lower", "West"],
    "tankers.maker": ["Halm", "Voss"],
    "pickups.grade": ["A", "B", "C"],
  },
});

const clinic = prepare({
  tables: [
    ["patients", "patient_id integer", "full_name text", "city text", "insurer text", "registered_on date"],
    ["doctors", "doctor_id integer", "doctor_name text", "specialty text"],
    [
      "appointments",
      "appointment_id integer",
      "patient_id integer",
      "doctor_id integer",
      "held_at timestamp",
      "appointment_status text",
      "minutes integer",
      "fee decimal",
    ],
  ],
  references: [
    ["appointments.patient_id", "patients.patient_id"],
    ["appointments.doctor_id", "doctors.doctor_id"],
  ],
  known: {
    "patients.city": ["Moss", "Oslo", "Voss", "Bergen", "Hamar"],
    "patients.insurer": ["State", "Private"],
    "doctors.specialty": ["heart", "skin", "bones"],
    "appointments.appointment_status": ["held", "missed", "cancelled"],
  },
});

const helpdesk = prepare({
  tables: [
    ["agents", "agent_id integer", "agent_name text", "team text"],
    ["accounts", "account_id integer", "account_name text", "region text", "tier text"],
    [
      "tickets",
      "ticket_id integer",
      "account_id integer",
      "agent_id integer",
      "opened_on date",
      "priority text",
      "topic text",
      "hours_spent decimal",
    ],
  ],
  references: [
    ["tickets.account_id", "accounts.account_id"],
    ["tickets.agent_id", "agents.agent_id"],
  ],
  known: {
    "agents.team": ["Network", "Desktop"],
    "accounts.region": ["North", "South", "East", "West", "Center"],
    "accounts.tier": ["basic", "plus", "premium"],
    "tickets.priority": ["low", "medium", "high"],
    "tickets.topic": ["login", "printer", "mail", "phone"],
  },
});

test.each<readonly [string, Asking, readonly string[]]>([
  [
    "a shop",
    prepareAsking(shop, shopValues),
    [
      "total revenue by category",
      "total revenue per month this year",
      "top 5 products by revenue",
      "share of order lines by status",
      "how many orders are there",
      "number of orders by channel last month",
      "revenue by country in 2025",
      "average list price by brand",
    ],
  ],
  [
    "a dairy",
    dairy,
    [
      "total payment by valley",
      "total payment per month this year",
      "top 5 farms by payment",
      "share of pickups by grade",
      "how many pickups are there",
      "number of pickups by maker last month",
      "litres by farm in Upper",
    ],
  ],
  [
    "a clinic",
    clinic,
    [
      "total fee by specialty",
      "total fee per month this year",
      "top 5 patients by fee",
      "share of appointments by appointment status",
      "how many patients are there",
      "average minutes by doctor",
      "number of appointments per week in 2026",
    ],
  ],
  [
    "a help desk",
    helpdesk,
    [
      "total hours spent by team",
      "how many tickets per month this year",
      "top 5 accounts by hours spent",
      "share of tickets by priority",
      "how many tickets are there",
      "number of tickets by topic last quarter",
    ],
  ],
])("%s: each suggestion, asked, is understood as the plan that it was made from", (_, asking, openings) => {
  const firsts = openings.map((question) => planned(asking, question));
  expect(firsts).not.toContain(null);
  const first = firsts.flatMap((plan) => (plan === null ? [] : askSuggestions(asking, plan)));
  const second = first.flatMap(({ plan }) => askSuggestions(asking, plan));
  expect(first.length).toBeGreaterThan(openings.length * 3);
  expect([...first, ...second].filter(({ isKept }) => !isKept).map(({ question }) => question)).toEqual([]);
});

interface Suggested {
  readonly question: string;
  readonly plan: Plan;
  readonly isKept: boolean;
}

function askSuggestions(asking: Asking, after: Plan): readonly Suggested[] {
  return asking.suggest(after).map(({ question, plan }) => {
    const understood = planned(asking, question);
    return { question, plan, isKept: understood !== null && isSamePlan(understood, plan, calendar) };
  });
}

function planned(asking: Asking, question: string): Plan | null {
  const found = asking.plan(question);
  return found.kind === "planned" ? found.plan : null;
}

interface Described {
  readonly tables: readonly (readonly [name: string, ...columns: readonly string[]])[];
  readonly references: readonly (readonly [from: string, to: string])[];
  readonly known: Known;
}

/** Asks about tables of 200 rows, of whose columns those with known values have few. */
function prepare({ tables, references, known }: Described): Asking {
  const values = Object.entries(known).map(([name, some]): ColumnValues => {
    const [table = "", column = ""] = name.split(".");
    return { table, column, values: some, isComplete: true };
  });
  const catalog: Catalog = {
    tables: tables.map(([name, ...columns]) => withCounts(tableOf(name, columns), known)),
    relationships: references.map(([from, to]) => relate(from, to)),
  };
  return prepareAsking(catalog, values);
}

function withCounts(table: Catalog["tables"][number], known: Known): Catalog["tables"][number] {
  const columns = table.columns.map((column) => {
    const few = known[`${table.name}.${column.name}`]?.length;
    const distinctCount = column.isUnique ? 200 : (few ?? 150);
    return { ...column, profile: { rowCount: 200, nullCount: 0, distinctCount, min: null, max: null } };
  });
  return { ...table, columns };
}
