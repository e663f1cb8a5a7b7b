import type { Catalog, CatalogColumn, CatalogTable } from "@askery/model";
import { describe, expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A wholesaler: purchases from suppliers, sales to clients, complaints with codes. */
const catalog: Catalog = {
  tables: [
    tableOf("suppliers", ["supplier_id integer", "name text", "country text"]),
    tableOf("clients", ["client_id integer", "name text", "segment text"]),
    tableOf("purchase_orders", ["po_id integer", "supplier_id integer", "ordered_on date"]),
    tableOf("purchase_order_lines", [
      "line_id integer",
      "po_id integer",
      "quantity integer",
      "unit_price decimal",
      "due_date date",
    ]),
    numbered("delivery_no", [
      "delivery_id integer",
      "delivery_no text",
      "client_id integer",
      "shipped_on date",
    ]),
    tableOf("delivery_items", [
      "item_id integer",
      "delivery_id integer",
      "quantity integer",
      "unit_price decimal",
    ]),
    tableOf("donations", ["donation_id integer", "given_on date", "given_amount decimal"]),
    tableOf("complaint_reasons", ["reason_code text", "reason_name text"]),
    tableOf("complaints", [
      "complaint_id integer",
      "client_id integer",
      "reason_code text",
      "status text",
      "opened_on date",
      "closed_on date",
    ]),
  ],
  relationships: [
    relate("purchase_orders.supplier_id", "suppliers.supplier_id"),
    relate("purchase_order_lines.po_id", "purchase_orders.po_id"),
    relate("deliveries.client_id", "clients.client_id"),
    relate("delivery_items.delivery_id", "deliveries.delivery_id"),
    relate("complaints.client_id", "clients.client_id"),
    relate("complaints.reason_code", "complaint_reasons.reason_code"),
  ],
};

function numbered(number: string, columns: readonly string[]): CatalogTable {
  const table = tableOf("deliveries", columns);
  const asUnique = (column: CatalogColumn) =>
    column.name === number ? { ...column, isUnique: true } : column;
  return { ...table, columns: table.columns.map(asUnique) };
}

const { ask } = prepareAsking(catalog, [
  { table: "complaints", column: "status", values: ["New", "Closed"], isComplete: true },
  { table: "clients", column: "segment", values: ["Retail", "Catering"], isComplete: true },
]);

describe("events", () => {
  test.each([
    ["complaints last month"],
    ["complaints from retail clients"],
    ["closed complaints in May 2026"],
  ])("under a condition are counted: %s", (text) => {
    expect(ask(text)).toMatch(/^SELECT COUNT\(\*\) AS complaints FROM complaints/);
  });

  test.each([["show complaints last month"], ["which complaints were opened last month"]])(
    "that are asked for are listed: %s",
    (text) => {
      expect(ask(text)).not.toContain("COUNT");
    },
  );

  test("without a name are listed by their number", () => {
    expect(ask("show deliveries last month")).toMatch(/^SELECT delivery_no FROM deliveries/);
  });

  test("are placed in time by the date that their state names", () => {
    expect(ask("closed complaints per month")).toContain("DATE_TRUNC('month', closed_on)");
  });
});

describe("amounts", () => {
  test("that a table is named for are summed, not counted", () => {
    expect(ask("donations last year")).toMatch(/^SELECT SUM\((?:d\.)?given_amount\)/);
  });

  test("are tested where the rows are compared with a number", () => {
    expect(ask("donations over 1000")).toContain("WHERE given_amount > 1000");
  });

  test("rank the biggest of several", () => {
    expect(ask("biggest suppliers")).toMatch(/ORDER BY .*DESC LIMIT 10$/);
  });
});

describe("groups", () => {
  test("of codes show their names", () => {
    expect(ask("complaints by reason")).toBe(
      "SELECT cr.reason_name, COUNT(*) AS complaints FROM complaints c JOIN complaint_reasons cr ON cr.reason_code = c.reason_code GROUP BY cr.reason_name, cr.reason_code ORDER BY complaints DESC",
    );
  });

  test.each([["reason breakdown of complaints"], ["breakdown of complaints by reason"]])(
    "are what a breakdown is by: %s",
    (text) => {
      expect(ask(text)).toMatch(/^SELECT cr.reason_name, COUNT\(\*\) AS complaints FROM complaints c/);
    },
  );

  test("show codes that are asked for", () => {
    expect(ask("complaints by reason code")).toMatch(/^SELECT reason_code, COUNT/);
  });
});

describe("what rows are worth without an amount", () => {
  test("is quantity × price, by the date of the whole", () => {
    expect(ask("purchase order value per year")).toBe(
      "SELECT CAST(DATE_TRUNC('year', po.ordered_on) AS DATE) AS year, SUM(pol.quantity * pol.unit_price) AS value FROM purchase_order_lines pol JOIN purchase_orders po ON po.po_id = pol.po_id GROUP BY CAST(DATE_TRUNC('year', po.ordered_on) AS DATE) ORDER BY year",
    );
  });

  test("comes in from clients and goes out to suppliers", () => {
    expect(ask("top 5 clients by sales")).toContain("SUM(di.quantity * di.unit_price) AS sales");
    expect(ask("spend by supplier")).toContain("SUM(pol.quantity * pol.unit_price) AS spend");
  });
});
