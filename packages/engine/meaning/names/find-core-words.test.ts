import type { Relationship } from "@askery/model";
import { expect, test } from "vitest";
import { tableOf, type ColumnLine } from "../meaning-catalog.test-support.ts";
import { prepareCoreWords } from "./find-core-words.ts";
import { prepareNameReader } from "./read-names.ts";

function findCores(
  tables: Readonly<Record<string, readonly ColumnLine[]>>,
  relationships: readonly Relationship[] = [],
): readonly string[] {
  const catalog = {
    tables: Object.entries(tables).map(([name, columns]) => tableOf(name, ...columns).table),
    relationships,
  };
  const find = prepareCoreWords(
    catalog,
    prepareNameReader(() => false),
  );
  return catalog.tables.map((table) =>
    find(table)
      .map(({ text }) => text)
      .join(" "),
  );
}

const key = (name: string): ColumnLine => ({ name, isKey: true });

test("the key names the rows", () => {
  expect(findCores({ wdg_mst: [key("wdg_id")], SalesOrderHeader: [key("SalesOrderID")] })).toEqual([
    "wdg",
    "sales order",
  ]);
});

test("a key that is a reference names the rows of the other table", () => {
  const references: readonly Relationship[] = [
    {
      from: { table: "member_address", columns: ["member_id"] },
      to: { table: "member", columns: ["member_id"] },
      origin: "declared",
    },
  ];
  expect(findCores({ member: [key("member_id")], member_address: [key("member_id")] }, references)).toEqual([
    "member",
    "member address",
  ]);
});

test("a word that three tables share is technical, unless a table or column has it too", () => {
  const plain = [{ name: "id", isKey: true }];
  expect(findCores({ x_pump: plain, x_pipe: plain, x_valve_test: plain })).toEqual([
    "pump",
    "pipe",
    "valve test",
  ]);
  expect(findCores({ pump_test: plain, pump_part: plain, pump_note: [key("pump_id")] })).toEqual([
    "pump test",
    "pump part",
    "pump",
  ]);
});
