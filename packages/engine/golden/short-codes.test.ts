import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A pool club that shortens names and codes, and spells out only its plans. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("mbr", ["mbr_id integer", "lst_nm text", "gndr text"]),
      tableOf("pln", ["pln_cd text", "pln_desc text"]),
      tableOf("pass", ["pass_id integer", "mbr_id integer", "pln_cd text", "stat text", "kind text"]),
    ],
    relationships: [relate("pass.mbr_id", "mbr.mbr_id"), relate("pass.pln_cd", "pln.pln_cd")],
  },
  [
    { table: "mbr", column: "gndr", values: ["F", "M"], isComplete: true },
    { table: "pln", column: "pln_desc", values: ["Premium", "Basic"], isComplete: true },
    { table: "pln", column: "pln_cd", values: ["PRM", "BAS"], isComplete: true },
    { table: "pass", column: "pln_cd", values: ["PRM", "BAS"], isComplete: true },
    { table: "pass", column: "stat", values: ["ACT", "FRZ", "PND"], isComplete: true },
    { table: "pass", column: "kind", values: ["SNA", "OUT", "IND"], isComplete: true },
  ],
);

test.each([
  ["how many frozen passes", "SELECT COUNT(*) AS pass FROM pass WHERE stat = $1 | FRZ"],
  ["how many active passes", "SELECT COUNT(*) AS pass FROM pass WHERE stat = $1 | ACT"],
  ["how many sauna passes", "SELECT COUNT(*) AS pass FROM pass WHERE kind = $1 | SNA"],
  ["how many female members", "SELECT COUNT(*) AS mbr FROM mbr WHERE gndr = $1 | F"],
])("a word means the code that is short for it: %s", (question, sql) => {
  expect(ask(question)).toBe(sql);
});

test("a code that a table spells out is found by what it says", () => {
  expect(ask("how many premium passes")).toBe(
    "SELECT COUNT(*) AS pass FROM pass p JOIN pln p2 ON p2.pln_cd = p.pln_cd WHERE p2.pln_desc = $1 | Premium",
  );
});
