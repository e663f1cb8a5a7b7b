import { expect, test } from "vitest";
import { prepareDatabase } from "../plan/prepare-database.ts";
import { planQuestion } from "../answer.ts";
import { defaultSettings } from "@askery/model";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A notary: files in an area, with a status, opened on a day, and desks with a state of their own that has the same name. */
const catalog = {
  tables: [
    tableOf("files", ["file_id integer", "area text", "stat_cd text", "opened date", "desk_id integer"]),
    tableOf("desks", ["desk_id integer", "desk_name text", "floor text"]),
  ],
  relationships: [relate("files.desk_id", "desks.desk_id")],
};
const values = [
  { table: "files", column: "area", values: ["wills", "houses"], isComplete: true },
  { table: "files", column: "stat_cd", values: ["open", "signed"], isComplete: true },
  { table: "desks", column: "floor", values: ["first", "second"], isComplete: true },
];
const { ask } = prepareAsking(catalog, values);

test("a noun before a category qualifies it, as a guess", () => {
  const text = "files by practice area";
  expect(ask(text)).toBe("SELECT area, COUNT(*) AS files FROM files GROUP BY area ORDER BY files DESC");
  const database = prepareDatabase({ catalog, values, glossary: { entries: [] } });
  const planned = planQuestion({
    text,
    database,
    today: "2026-11-20",
    settings: defaultSettings,
    earlier: [],
  });
  expect(planned.outcome).not.toBe("told");
});

test("a noun before anything else is unknown", () => {
  expect(ask("files by practice desk")).toBe("refused: words-unknown");
});

test("an adjective that is a value is no day on which something was done", () => {
  expect(ask("open files by area")).toBe(
    "SELECT area, COUNT(*) AS files FROM files WHERE stat_cd = $1 GROUP BY area ORDER BY files DESC | open",
  );
});
