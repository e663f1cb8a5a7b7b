import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/* Names that are short for another word than the one in the question. */

const { ask } = prepareAsking({
  tables: [
    tableOf("cstmr", ["cstmr_id integer", "nm text", "city text"]),
    tableOf("sls_rep", ["sls_rep_id integer", "nm text", "city text"]),
    tableOf("vhcl", ["vhcl_id integer", "plate text", "bought_on date"]),
    tableOf("jrny", ["jrny_id integer", "cstmr_id integer", "vhcl_id integer", "strt_dt date", "km integer"]),
  ],
  relationships: [relate("jrny.cstmr_id", "cstmr.cstmr_id"), relate("jrny.vhcl_id", "vhcl.vhcl_id")],
});

test.each([
  [
    "clients are customers",
    "clients by city",
    "SELECT city, COUNT(*) AS cstmr FROM cstmr GROUP BY city ORDER BY cstmr DESC",
  ],
  [
    "trips are journeys",
    "trips in 2025",
    "SELECT COUNT(*) AS jrny FROM jrny WHERE strt_dt >= DATE '2025-01-01' AND strt_dt < DATE '2026-01-01'",
  ],
  ["a first word names no table", "revenue by city", "refused: words-unknown"],
  ["a word that no synonym is short for stays unknown", "parrots by city", "refused: words-unknown"],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
