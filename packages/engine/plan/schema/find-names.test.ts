import type { Catalog, CatalogColumn, CatalogTable } from "@askery/model";
import { expect, test } from "vitest";
import { schemaOf } from "./schema-of.test-support.ts";

const catalog: Catalog = {
  tables: [
    tableOf("people", ["id", "name"]),
    tableOf("swimmers", ["swimmer_id", "lane"]),
    tableOf("founders", ["founder_id", "person_id", "company"]),
    tableOf("tickets", ["ticket_id", "person_id", "price"]),
    tableOf("clients", ["client_id", "client_details"]),
  ],
  relationships: [
    relate("swimmers", "swimmer_id"),
    relate("founders", "person_id"),
    relate("tickets", "person_id"),
  ],
};

const schema = schemaOf(catalog);

function namesOf(table: string): readonly string[] {
  return schema.namesOf(table).map(({ table, column }) => `${table}.${column}`);
}

test("names rows by their name column", () => {
  expect(namesOf("people")).toEqual(["people.name"]);
});

test("uses the person's name for rows that share a key with people or are one person each", () => {
  expect(namesOf("swimmers")).toEqual(["people.name"]);
  expect(namesOf("founders")).toEqual(["people.name"]);
});

test("does not use the person's name where a person has several rows", () => {
  expect(namesOf("tickets")).toEqual([]);
});

test("falls back to a details column without a name column", () => {
  expect(namesOf("clients")).toEqual(["clients.client_details"]);
});

function tableOf(name: string, columns: readonly string[]): CatalogTable {
  return {
    id: name,
    schema: null,
    name,
    kind: "table",
    comment: null,
    rowEstimate: 20,
    primaryKey: [columns[0] ?? ""],
    columns: columns.map((column) => columnOf(column, name)),
  };
}

function columnOf(name: string, table: string): CatalogColumn {
  const isText = ["name", "company", "client_details"].includes(name);
  return {
    name,
    type: isText ? "text" : "integer",
    nativeType: isText ? "text" : "integer",
    encoding: null,
    isNullable: false,
    isUnique: false,
    comment: null,
    profile: {
      rowCount: 20,
      nullCount: 0,
      distinctCount: table === "tickets" && name === "person_id" ? 5 : 20,
      min: null,
      max: null,
    },
  };
}

function relate(table: string, column: string): Catalog["relationships"][number] {
  return {
    from: { table, columns: [column] },
    to: { table: "people", columns: ["id"] },
    origin: "declared",
  };
}
