import type { CatalogTable } from "@askery/model";
import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/* A hatchery: what was lost, hatched or taken off is a part of a figure of the same things that it never exceeds. */

const { ask } = prepareAsking({
  tables: [
    tableOf("farms", ["farm_id integer", "farm_name text"]),
    withHighest(
      tableOf("hatch_trays", [
        "tray_id integer",
        "farm_id integer",
        "set_on date",
        "eggs_set integer",
        "eggs_hatched integer",
        "cracked_eggs integer",
        "humidity integer",
      ]),
      { eggs_set: 900, eggs_hatched: 870, cracked_eggs: 40, humidity: 99 },
    ),
    withHighest(
      tableOf("deliveries", [
        "delivery_id integer",
        "farm_id integer",
        "delivered_on date",
        "list_amount decimal",
        "rebate_amount decimal",
        "returned_chicks integer",
        "chicks_sold integer",
      ]),
      { list_amount: 5000, rebate_amount: 400, returned_chicks: 30, chicks_sold: 2000 },
    ),
  ],
  relationships: [
    relate("hatch_trays.farm_id", "farms.farm_id"),
    relate("deliveries.farm_id", "farms.farm_id"),
  ],
});

/** The table with the highest values of its figures, of which none is negative. */
function withHighest(table: CatalogTable, highest: Readonly<Record<string, number>>): CatalogTable {
  const columns = table.columns.map((column) => {
    const max = highest[column.name];
    const counts = { rowCount: 200, nullCount: 0, distinctCount: 90 };
    return max === undefined ? column : { ...column, profile: { ...counts, min: "0", max: String(max) } };
  });
  return { ...table, columns };
}

test.each([
  [
    "the same things, never exceeded",
    "cracked rate by farm",
    "SELECT f.farm_name, SUM(ht.cracked_eggs) / NULLIF(SUM(ht.eggs_set), 0) AS cracked_eggs_by_eggs_set FROM hatch_trays ht JOIN farms f ON f.farm_id = ht.farm_id GROUP BY f.farm_name, f.farm_id ORDER BY cracked_eggs_by_eggs_set DESC",
  ],
  [
    "the table that is called so knows the part",
    "hatch rate",
    "SELECT SUM(eggs_hatched) / NULLIF(SUM(eggs_set), 0) AS eggs_hatched_by_eggs_set FROM hatch_trays",
  ],
  [
    "to return is no order to list",
    "return rate by farm",
    "SELECT f.farm_name, SUM(d.returned_chicks) / NULLIF(SUM(d.chicks_sold), 0) AS returned_chicks_by_chicks_sold FROM deliveries d JOIN farms f ON f.farm_id = d.farm_id GROUP BY f.farm_name, f.farm_id ORDER BY returned_chicks_by_chicks_sold DESC",
  ],
  [
    "money of money, as a percentage",
    "rebate percentage by farm",
    "SELECT f.farm_name, SUM(d.rebate_amount) / NULLIF(SUM(d.list_amount), 0) AS rebate_amount_by_list_amount FROM deliveries d JOIN farms f ON f.farm_id = d.farm_id GROUP BY f.farm_name, f.farm_id ORDER BY rebate_amount_by_list_amount DESC",
  ],
  [
    "a figure beside its share, as Askery itself suggests",
    "eggs hatched and share of eggs hatched by farm",
    "WITH grouped AS ( SELECT f.farm_name AS farm_name, SUM(ht.eggs_hatched) AS eggs_hatched FROM hatch_trays ht JOIN farms f ON f.farm_id = ht.farm_id GROUP BY f.farm_name, f.farm_id ) SELECT farm_name, eggs_hatched, eggs_hatched / NULLIF(SUM(eggs_hatched) OVER (), 0) AS share_of_eggs_hatched FROM grouped ORDER BY eggs_hatched DESC",
  ],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
