import { prepareDatabase } from "@askery/engine";
import {
  defaultSettings,
  type Catalog,
  type CatalogTable,
  type DialectName,
  type Relationship,
} from "@askery/model";
import { catalogTable, shop, shopSql } from "./printed-sql-cases.test-data.ts";

/*
 * The orders of printed-sql-cases.test-data.ts, with related tables: an order belongs to a country, a country to a
 * region, and an order has many items, each with a product. Notes are not related to anything.
 */

const keyed = (table: CatalogTable, key: string): CatalogTable => ({
  ...table,
  primaryKey: [key],
  columns: table.columns.map((one) => (one.name === key ? { ...one, isUnique: true } : one)),
});

const relate = (from: string, column: string, to: string, key: string): Relationship => ({
  from: { table: from, columns: [column] },
  to: { table: to, columns: [key] },
  origin: "declared",
});

export const linkedShop: Catalog = {
  tables: [
    ...shop.tables.map((table) => keyed(table, "id")),
    keyed(
      catalogTable("countries", { code: "text", name: "text", region_id: "integer", area: "decimal?" }),
      "code",
    ),
    keyed(catalogTable("regions", { id: "integer", label: "text", opened_on: "date?" }), "id"),
    keyed(
      catalogTable("items", {
        id: "integer",
        order_id: "integer",
        product_id: "integer?",
        quantity: "integer",
        packed_at: "timestamp?",
      }),
      "id",
    ),
    keyed(catalogTable("products", { id: "integer", name: "text", brand: "text?", price: "decimal" }), "id"),
    catalogTable("notes", { body: "text" }),
  ],
  relationships: [
    relate("orders", "country", "countries", "code"),
    relate("countries", "region_id", "regions", "id"),
    relate("items", "order_id", "orders", "id"),
    relate("items", "product_id", "products", "id"),
  ],
};

/** The day and settings for relative periods. */
export const calendar = { today: "2024-12-31", settings: defaultSettings } as const;

const { schema } = prepareDatabase({ catalog: linkedShop, values: [], glossary: { entries: [] } });

/** The context for edits of plans over the linked shop. */
export const editing = { schema, ...calendar };

/** One order has no items, and one has no country. */
export function linkedShopSql(name: DialectName): string {
  const { text, day, moment, optional } = types[name];
  return `${shopSql(name)};
CREATE TABLE countries (code ${text}, name ${text}, region_id INTEGER, area ${optional("DECIMAL(10,2)")});
INSERT INTO countries VALUES ('FR', 'France', 1, 643.8), ('DE', 'Germany', 1, NULL), ('JP', 'Japan', 2, 378);
CREATE TABLE regions (id INTEGER, label ${text}, opened_on ${day});
INSERT INTO regions VALUES (1, 'Europe', '2020-01-01'), (2, 'Asia', NULL);
CREATE TABLE items (id INTEGER, order_id INTEGER, product_id ${optional("INTEGER")}, quantity INTEGER, packed_at ${moment});
INSERT INTO items VALUES (1, 1, 1, 2, '2024-02-01 09:00:00'), (2, 1, 2, 1, NULL), (3, 2, 1, 5, '2024-02-03 10:00:00'),
  (4, 3, NULL, 1, '2024-03-01 00:00:00'), (5, 5, 2, 3, '2025-01-02 12:00:00');
CREATE TABLE products (id INTEGER, name ${text}, brand ${text}, price DECIMAL(10,2));
INSERT INTO products VALUES (1, 'Lamp', 'Lumo', 12.5), (2, 'Chair', NULL, 80);
CREATE TABLE notes (body ${text});
INSERT INTO notes VALUES ('hello')`;
}

interface Types {
  readonly text: string;
  readonly day: string;
  readonly moment: string;
  readonly optional: (type: string) => string;
}

const plain = (type: string): string => type;
const types: Readonly<Record<DialectName, Types>> = {
  sqlite: { text: "TEXT", day: "TEXT", moment: "TEXT", optional: plain },
  duckdb: { text: "TEXT", day: "DATE", moment: "TIMESTAMP", optional: plain },
  postgres: { text: "TEXT", day: "DATE", moment: "TIMESTAMP", optional: plain },
  mysql: { text: "TEXT COLLATE utf8mb4_bin", day: "DATE", moment: "DATETIME", optional: plain },
  clickhouse: {
    text: "Nullable(String)",
    day: "Nullable(Date)",
    moment: "Nullable(DateTime)",
    optional: (type) => `Nullable(${type})`,
  },
};
