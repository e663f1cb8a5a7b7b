import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** Self-storage: units of sites that customers rent, with checks of the sites. Names are short, and rents are of several kinds. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("sites", ["site_id integer", "site_name text", "city text", "purchase_price decimal"]),
      tableOf("units", [
        "unit_id integer",
        "site_id integer",
        "unit_no text",
        "shelves integer",
        "target_rent decimal",
        "area_of_acc text",
      ]),
      tableOf("customers", ["customer_id integer", "full_name text"]),
      tableOf("contracts", [
        "contract_id integer",
        "unit_id integer",
        "customer_id integer",
        "signed_on date",
        "monthly_rent decimal",
        "product_line text",
      ]),
      tableOf("checks", ["check_id integer", "site_id integer", "checked_on date", "passed boolean"]),
    ],
    relationships: [
      relate("units.site_id", "sites.site_id"),
      relate("contracts.unit_id", "units.unit_id"),
      relate("contracts.customer_id", "customers.customer_id"),
      relate("checks.site_id", "sites.site_id"),
    ],
  },
  [
    { table: "sites", column: "city", values: ["Bergen", "Oslo"], isComplete: true },
    {
      table: "contracts",
      column: "product_line",
      values: ["Wine", "Archive", "Furniture"],
      isComplete: true,
    },
    { table: "units", column: "area_of_acc", values: ["Ramp", "Yard"], isComplete: true },
  ],
);

test.each([
  [
    "things called units are counted",
    "number of units per site",
    "SELECT s.site_name, COUNT(*) AS units FROM units u JOIN sites s ON s.site_id = u.site_id GROUP BY s.site_name, s.site_id ORDER BY units DESC",
  ],
  [
    "a figure is taken by its own name, and limits are not meant",
    "average rent per city",
    "SELECT s.city, AVG(c.monthly_rent) AS average_monthly_rent FROM contracts c JOIN units u ON u.unit_id = c.unit_id JOIN sites s ON s.site_id = u.site_id GROUP BY s.city ORDER BY average_monthly_rent DESC",
  ],
  [
    "a limit that is named is meant",
    "average target rent per city",
    "SELECT s.city, AVG(u.target_rent) AS average_target_rent FROM units u JOIN sites s ON s.site_id = u.site_id GROUP BY s.city ORDER BY average_target_rent DESC",
  ],
  [
    "a name that a word starts with",
    "units by area of access",
    "SELECT area_of_acc, COUNT(*) AS units FROM units GROUP BY area_of_acc ORDER BY units DESC",
  ],
  [
    "the newest of each",
    "last contract of each customer",
    "SELECT c2.full_name, MAX(c.signed_on) AS latest_signed_on FROM contracts c JOIN customers c2 ON c2.customer_id = c.customer_id GROUP BY c2.full_name, c2.customer_id ORDER BY latest_signed_on DESC",
  ],
  [
    "rows of things that a condition is about",
    "customers with a contract in 2025",
    "SELECT c.full_name FROM customers c WHERE EXISTS ( SELECT 1 FROM contracts c2 WHERE c2.customer_id = c.customer_id AND c2.signed_on >= DATE '2025-01-01' AND c2.signed_on < DATE '2026-01-01' )",
  ],
  [
    "a verb that names a state",
    "which sites failed a check this year",
    "SELECT s.site_name FROM sites s WHERE EXISTS ( SELECT 1 FROM checks c WHERE c.site_id = s.site_id AND c.passed = FALSE AND c.checked_on >= DATE '2026-01-01' AND c.checked_on < DATE '2027-01-01' )",
  ],
  [
    "the same of a list",
    "sites that failed a check",
    "SELECT s.site_name FROM sites s WHERE EXISTS ( SELECT 1 FROM checks c WHERE c.site_id = s.site_id AND c.passed = FALSE )",
  ],
  [
    "both, by different rows",
    "customers with both wine and archive contracts",
    "SELECT c.full_name FROM customers c WHERE EXISTS ( SELECT 1 FROM contracts c2 WHERE c2.customer_id = c.customer_id AND c2.product_line = $1 ) AND EXISTS ( SELECT 1 FROM contracts c3 WHERE c3.customer_id = c.customer_id AND c3.product_line = $2 ) | Wine | Archive",
  ],
  [
    "both, counted",
    "how many customers have both a wine and an archive contract",
    "SELECT COUNT(*) AS customers FROM customers c WHERE EXISTS ( SELECT 1 FROM contracts c2 WHERE c2.customer_id = c.customer_id AND c2.product_line = $1 ) AND EXISTS ( SELECT 1 FROM contracts c3 WHERE c3.customer_id = c.customer_id AND c3.product_line = $2 ) | Wine | Archive",
  ],
  [
    "values against each other, each with its noun",
    "wine contracts vs archive contracts",
    "SELECT product_line, COUNT(*) AS contracts FROM contracts WHERE product_line IN ($1, $2) GROUP BY product_line ORDER BY contracts DESC | Wine | Archive",
  ],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
