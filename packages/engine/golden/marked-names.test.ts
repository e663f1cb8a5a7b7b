import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A circus: tables with a letter, columns with marks of their table, a weight that is named by its unit, events with results. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("T_ARTIST", [
        "AR_ID integer",
        "AR_FIRST text",
        "AR_LAST text",
        "AR_CITY text",
        "AR_HIRED date",
        "AR_LEFT date",
      ]),
      tableOf("T_EXPENSE", [
        "EX_ID integer",
        "EX_AR_ID integer",
        "EX_DATE date",
        "EX_SORT text",
        "EX_AMT decimal",
      ]),
      tableOf("T_CONTEST", ["CO_ID integer", "CO_AR_ID integer", "CO_DATE date", "CO_RESULT text"]),
      tableOf("pkup", ["pkup_no integer", "pkup_ts timestamp", "gross_kg decimal", "net_kg decimal"]),
    ],
    relationships: [
      relate("T_EXPENSE.EX_AR_ID", "T_ARTIST.AR_ID"),
      relate("T_CONTEST.CO_AR_ID", "T_ARTIST.AR_ID"),
    ],
  },
  [
    { table: "T_EXPENSE", column: "EX_SORT", values: ["Travel", "Food", "Rent"], isComplete: true },
    { table: "T_CONTEST", column: "CO_RESULT", values: ["won", "lost"], isComplete: true },
  ],
);

test.each([
  [
    "the letter of a table's name is short for nothing",
    "total travel expenses in 2026",
    "SELECT SUM(te.EX_AMT) AS ex_amt FROM T_EXPENSE te WHERE te.EX_SORT = $1 AND te.EX_DATE >= DATE '2026-01-01' AND te.EX_DATE < DATE '2027-01-01' | Travel",
  ],
  [
    "a column is called without the mark",
    "artists by city",
    "SELECT ta.AR_CITY AS ar_city, COUNT(*) AS t_artist FROM T_ARTIST ta GROUP BY ta.AR_CITY ORDER BY t_artist DESC",
  ],
  [
    "a figure is called by what its unit measures",
    "average net weight",
    "SELECT AVG(net_kg) AS average_net_kg FROM pkup",
  ],
  ["most letters of a word are short for it", "number of pickups", "SELECT COUNT(*) AS pkup FROM pkup"],
  [
    "a verb means the value that is its past",
    "how many contests did we win in 2026",
    "SELECT COUNT(*) AS t_contest FROM T_CONTEST WHERE CO_RESULT = $1 AND CO_DATE >= DATE '2026-01-01' AND CO_DATE < DATE '2027-01-01' | won",
  ],
  [
    "the day of a state is the one that is asked for",
    "artists who left in 2026",
    "SELECT ta.AR_FIRST AS ar_first, ta.AR_LAST AS ar_last FROM T_ARTIST ta WHERE ta.AR_LEFT IS NOT NULL AND ta.AR_LEFT >= DATE '2026-01-01' AND ta.AR_LEFT < DATE '2027-01-01'",
  ],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
