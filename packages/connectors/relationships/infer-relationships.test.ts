import type { Catalog, CatalogColumn, CatalogTable, ColumnType } from "@askery/model";
import { describe, expect, test } from "vitest";
import { inferRelationships } from "./infer-relationships.ts";
import type { Containment } from "./infer-relationships.ts";

/** Columns are `name:type`, with `integer` as the default type; a star marks the declared key. */
function table(name: string, ...columns: readonly string[]): CatalogTable {
  const described = columns.map((column): CatalogColumn => {
    const [spelled = "", type = "integer"] = column.replace("*", "").split(":");
    return {
      name: spelled,
      type: type as ColumnType,
      nativeType: type,
      encoding: null,
      isNullable: true,
      isUnique: column.endsWith("*"),
      comment: null,
      profile: null,
    };
  });
  const primaryKey = described.filter((column) => column.isUnique).map((column) => column.name);
  return {
    id: name,
    schema: null,
    name,
    kind: "table",
    comment: null,
    rowEstimate: 1,
    columns: described,
    primaryKey,
  };
}

async function infer(tables: readonly CatalogTable[], values: Containment = { seen: 10, found: 10 }) {
  const catalog: Catalog = { tables, relationships: [] };
  const { relationships } = await inferRelationships(catalog, {
    comparesMixedTypes: false,
    check: () => Promise.resolve(values),
  });
  return relationships.map(
    ({ from, to }) => `${from.table}.${from.columns.join()} → ${to.table}.${to.columns.join()}`,
  );
}

describe("names that refer to a key", () => {
  test.each([
    [
      "a table in the plural and its id",
      table("customers", "id*"),
      table("orders", "id*", "customer_id"),
      "orders.customer_id → customers.id",
    ],
    [
      "the key's own name",
      table("singer", "Singer_ID*"),
      table("sings", "Singer_ID", "fee"),
      "sings.Singer_ID → singer.Singer_ID",
    ],
    [
      "another spelling",
      table("order_lines", "id*"),
      table("returns", "id*", "orderLineId"),
      "returns.orderLineId → order_lines.id",
    ],
    [
      "a role before it",
      table("addresses", "id*"),
      table("orders", "id*", "billing_address_id"),
      "orders.billing_address_id → addresses.id",
    ],
    [
      "a role before the bare name of the table",
      table("club", "clb_id*"),
      table("member", "mbr_id*", "home_club"),
      "member.home_club → club.clb_id",
    ],
    [
      "a role before the key's short name for the table",
      table("club", "clb_id*"),
      table("member", "mbr_id*", "home_clb"),
      "member.home_clb → club.clb_id",
    ],
    [
      "the end of the table's name",
      table("class_sessions", "id*"),
      table("checkins", "id*", "session_id"),
      "checkins.session_id → class_sessions.id",
    ],
    [
      "the end of a name that is glued together",
      table("classsession", "id*"),
      table("checkins", "id*", "session_id"),
      "checkins.session_id → classsession.id",
    ],
    [
      "a counter behind it",
      table("club", "club_id*"),
      table("match", "club_id_2", "goals"),
      "match.club_id_2 → club.club_id",
    ],
    [
      "the bare name of the table",
      table("country", "code:text*"),
      table("city", "id*", "country:text"),
      "city.country → country.code",
    ],
    [
      "a prefix for tables",
      table("dim_product", "product_key*"),
      table("fact_sales", "product_key"),
      "fact_sales.product_key → dim_product.product_key",
    ],
  ])("%s", async (_, parent, child, expected) => {
    expect(await infer([parent, child])).toEqual([expected]);
  });

  test("tables that share the prefix of an application", async () => {
    const names = ["gym_member", "gym_plan", "gym_studio"].map((name) => table(name, "id*", "name:text"));
    const checkins = table("gym_checkin", "id*", "member_id", "studio_id");
    expect(await infer([...names, checkins])).toEqual([
      "gym_checkin.member_id → gym_member.id",
      "gym_checkin.studio_id → gym_studio.id",
    ]);
  });

  test("a tree refers to itself", async () => {
    expect(await infer([table("node", "id*", "parent_id")])).toEqual(["node.parent_id → node.id"]);
  });
});

describe("insufficient evidence", () => {
  test("values that the parent does not contain", async () => {
    const tables = [table("customers", "id*"), table("orders", "id*", "customer_id")];
    expect(await infer(tables, { seen: 10, found: 8 })).toEqual([]);
  });

  test("a column without values, unless the names are unambiguous", async () => {
    const nothing = { seen: 0, found: 0 };
    expect(await infer([table("customers", "id*"), table("orders", "id*", "customer_id")], nothing)).toEqual([
      "orders.customer_id → customers.id",
    ]);
    expect(await infer([table("address", "id*"), table("orders", "id*", "old_address_id")], nothing)).toEqual(
      [],
    );
  });

  test("two keys that are both named id", async () => {
    expect(await infer([table("customers", "id*"), table("orders", "id*")])).toEqual([]);
  });

  test("text and numbers, if the database does not compare them", async () => {
    expect(await infer([table("customers", "id*"), table("orders", "id*", "customer_id:text")])).toEqual([]);
  });

  test.each(["total_club", "home_clubs", "home_club:text"])("a figure or a text: %s", async (name) => {
    expect(await infer([table("club", "clb_id*"), table("member", "mbr_id*", name)])).toEqual([]);
  });

  test("descriptive words", async () => {
    expect(await infer([table("season", "year*"), table("film", "id*", "year")])).toEqual([]);
  });
});

test("two thousand tables that refer to one", async () => {
  const tables = Array.from({ length: 2_000 }, (_, index) =>
    table(
      `thing_${String.fromCharCode(97 + (index % 26))}${String(index)}x`,
      "id*",
      "customer_id",
      "name:text",
    ),
  );
  const found = await infer([table("customers", "id*"), ...tables]);
  expect(found.length).toBe(2_000);
});
