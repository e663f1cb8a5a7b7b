import type { Catalog } from "@askery/model";
import { expect, test } from "vitest";
import { tableOf } from "../meaning/meaning-catalog.test-support.ts";
import { lexiconOf } from "./lexicon-of.test-support.ts";
import { linkShop } from "./shop.test-support.ts";

/** A veterinary clinic whose names are short. */
const clinic: Catalog = {
  tables: [
    tableOf(
      "ptnt_mst",
      { name: "ptnt_id", isKey: true },
      { name: "spcs_nm" },
      { name: "brd" },
      { name: "alrg" },
    ),
    tableOf("vcn_log", { name: "vcn_id", isKey: true }, { name: "ptnt_id" }, { name: "sched_dt" }),
    tableOf("op_chart", { name: "op_id", isKey: true }, { name: "cr_lmt" }, { name: "pickUp" }),
    tableOf("tr_tab", { name: "tr_id", isKey: true }, { name: "anesthesia" }, { name: "sterilization" }),
  ].map(({ table }) => table),
  relationships: [
    {
      from: { table: "vcn_log", columns: ["ptnt_id"] },
      to: { table: "ptnt_mst", columns: ["ptnt_id"] },
      origin: "declared",
    },
  ],
};
const lexicon = lexiconOf(clinic);

test.each([
  ["patients", "ptnt_mst withoutTableWord"],
  ["vaccinations", "vcn_log withoutTableWord"],
  ["species", "ptnt_mst.spcs_nm part?"],
  ["breed", "ptnt_mst.brd abbreviation"],
  ["allergies", "ptnt_mst.alrg abbreviation"],
])("%s is spelled short", (phrase, target) => {
  expect(linkShop(phrase, 0.4, lexicon)).toContain(`${phrase} → ${target}`);
});

test("two words are spelled by their initials", () => {
  expect(linkShop("treatment rooms", 0.4, lexicon)).toContain("treatment rooms → tr_tab withoutTableWord");
});

test("a weak alignment counts next to a better one", () => {
  expect(linkShop("credit limit", 0.5, lexicon)).toContain("credit limit → op_chart.cr_lmt abbreviation");
  expect(linkShop("credit", 0, lexicon)).toEqual([]);
});

test("plurals of two letters", () => {
  expect(linkShop("OPs", 0.8, lexicon)).toEqual(["OPs → op_chart withoutTableWord"]);
  expect(linkShop("pick ups", 0.8, lexicon)).toEqual(["pick ups → op_chart.pickUp abbreviation"]);
});

test("the question is short where the name is not", () => {
  expect(linkShop("anesth", 0.6, lexicon)).toEqual(["anesth → tr_tab.anesthesia abbreviation"]);
});

test("an English word of the question is short for none", () => {
  expect(linkShop("sterile", 0.3, lexicon)).toEqual([]);
});

test("a short word that the description reads as one word is less likely another", () => {
  const { table } = tableOf(
    "jobs",
    { name: "job_id", isKey: true },
    { name: "job_stat" },
    { name: "cls_dt" },
  );
  const jobs = lexiconOf({ tables: [table], relationships: [] });
  expect(linkShop("status", 0.6, jobs)).toContain("status → jobs.job_stat withoutTableWord");
  expect(linkShop("clients", 0, jobs).filter((one) => !one.endsWith("?"))).toEqual([]);
});
