import type { CatalogTable } from "@askery/model";
import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/* Texts of a fixed list in an order of its own: low, medium, high. The lowest is the first of that order. */

const { ask: askDesk } = prepareAsking({
  tables: [
    tableOf("agents", ["agent_id integer", "agent_name text", "team text"]),
    withLabels(
      tableOf("tickets", [
        "ticket_id integer",
        "agent_id integer",
        "opened_on date",
        "priority text",
        "hours decimal",
      ]),
      { priority: ["low", "medium", "high"] },
    ),
  ],
  relationships: [relate("tickets.agent_id", "agents.agent_id")],
});

const { ask: askPort } = prepareAsking({
  tables: [
    tableOf("berths", ["berth_id integer", "berth_name text"]),
    withLabels(
      tableOf("calls", [
        "call_id integer",
        "berth_id integer",
        "vessel text",
        "arrived_at timestamp",
        "hazard text",
      ]),
      { hazard: ["none", "moderate", "severe"] },
    ),
  ],
  relationships: [relate("calls.berth_id", "berths.berth_id")],
});

const { ask: askMine } = prepareAsking({
  tables: [
    withLabels(tableOf("samples", ["sample_id integer", "shaft text", "taken_on date", "grade text"]), {
      grade: ["poor", "fair", "rich"],
    }),
  ],
  relationships: [],
});

function withLabels(table: CatalogTable, labels: Readonly<Record<string, readonly string[]>>): CatalogTable {
  const columns = table.columns.map((column) => {
    const known = labels[column.name];
    if (known === undefined) return column;
    const profile = { rowCount: 200, nullCount: 0, distinctCount: known.length, min: null, max: null };
    return { ...column, labels: known, profile };
  });
  return { ...table, columns };
}

test.each([
  ["lowest priority", "SELECT MIN(priority) AS lowest_priority FROM tickets"],
  ["highest priority", "SELECT MAX(priority) AS highest_priority FROM tickets"],
  [
    "highest priority by agent",
    "SELECT a.agent_name, MAX(t.priority) AS highest_priority FROM tickets t JOIN agents a ON a.agent_id = t.agent_id GROUP BY a.agent_name, a.agent_id ORDER BY highest_priority DESC",
  ],
  ["what is the lowest priority", "SELECT MIN(priority) AS lowest_priority FROM tickets"],
  [
    "tickets by priority",
    "SELECT priority, COUNT(*) AS tickets FROM tickets GROUP BY priority ORDER BY tickets DESC",
  ],
  [
    "average hours by priority",
    "SELECT priority, AVG(hours) AS average_hours FROM tickets GROUP BY priority ORDER BY average_hours DESC",
  ],
])("a help desk: %s", (question, sql) => {
  expect(askDesk(question)).toBe(sql);
});

test.each([
  ["lowest hazard", "SELECT MIN(hazard) AS lowest_hazard FROM calls"],
  ["highest hazard", "SELECT MAX(hazard) AS highest_hazard FROM calls"],
  [
    "highest hazard by berth",
    "SELECT b.berth_name, MAX(c.hazard) AS highest_hazard FROM calls c JOIN berths b ON b.berth_id = c.berth_id GROUP BY b.berth_name, b.berth_id ORDER BY highest_hazard DESC",
  ],
  [
    "number of calls by hazard",
    "SELECT hazard, COUNT(*) AS calls FROM calls GROUP BY hazard ORDER BY calls DESC",
  ],
])("a port: %s", (question, sql) => {
  expect(askPort(question)).toBe(sql);
});

test.each([
  ["lowest grade", "SELECT MIN(grade) AS lowest_grade FROM samples"],
  ["highest grade", "SELECT MAX(grade) AS highest_grade FROM samples"],
  [
    "highest grade per shaft",
    "SELECT shaft, MAX(grade) AS highest_grade FROM samples GROUP BY shaft ORDER BY highest_grade DESC",
  ],
  [
    "lowest grade by shaft in 2026",
    "SELECT shaft, MIN(grade) AS lowest_grade FROM samples WHERE taken_on >= DATE '2026-01-01' AND taken_on < DATE '2027-01-01' GROUP BY shaft ORDER BY lowest_grade DESC",
  ],
])("a mine: %s", (question, sql) => {
  expect(askMine(question)).toBe(sql);
});
