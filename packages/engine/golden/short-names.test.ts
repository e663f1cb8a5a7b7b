import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A forwarder whose columns have short names. */
const { ask } = prepareAsking({
  tables: [
    tableOf("modes", ["mode_id integer", "name text"]),
    tableOf("charges", [
      "chg_id integer",
      "mode_id integer",
      "chg_dt date",
      "rev_amt decimal",
      "cst_amt decimal",
    ]),
    tableOf("invoices", ["inv_id integer", "inv_dt date", "due_dt date", "pd_dt date", "inv_amt decimal"]),
  ],
  relationships: [relate("charges.mode_id", "modes.mode_id")],
});

test.each([
  [
    "figures of a formula",
    "gross profit by mode",
    "SELECT m.name AS mode, SUM(c.rev_amt) - SUM(c.cst_amt) AS rev_amt_minus_cst_amt FROM charges c JOIN modes m ON m.mode_id = c.mode_id GROUP BY m.name, m.mode_id ORDER BY rev_amt_minus_cst_amt DESC",
  ],
  [
    "dates of an event",
    "average days it takes to get invoices paid",
    "SELECT AVG(DATE_DIFF('day', inv_dt, pd_dt)) AS average_days_from_inv_dt_to_pd_dt FROM invoices",
  ],
])("short names are spelled out: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
