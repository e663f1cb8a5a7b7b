import { periodEnding } from "./calendar.ts";
import { generateCampaigns } from "./generate/campaigns.ts";
import { openCustomerBook } from "./generate/customers.ts";
import { generateInventory } from "./generate/inventory.ts";
import { generateSales } from "./generate/orders.ts";
import {
  generateCarriers,
  generateCategories,
  generateStores,
  generateWarehouses,
} from "./generate/places.ts";
import { generateProducts, generateSuppliers } from "./generate/products.ts";
import { generateReturns } from "./generate/returns.ts";
import { generateReviews } from "./generate/reviews.ts";
import { generateStaff } from "./generate/staff.ts";
import { generateWebSessions } from "./generate/web-sessions.ts";
import { createRandom } from "./random.ts";
import type { Row } from "./row.ts";
import { placeStories } from "./stories.ts";

const customersBefore = 3000;

/**
 * All rows of the shop by table name, for the three years that end on `today` (days since 1970-01-01).
 *
 * The same `today` and `scale` result in the same rows. `scale` multiplies customers, orders and visits, not the
 * catalog; 1 is the full shop. The rows can be read only once.
 */
export function generateShop(today: number, scale: number): ReadonlyMap<string, Iterable<Row>> {
  const period = periodEnding(today);
  const stories = placeStories(today);
  const products = generateProducts(period, stories);
  const warehouses = generateWarehouses();
  const stores = generateStores(today);
  const staff = generateStaff(period, stores);
  const campaigns = generateCampaigns(period);
  const book = openCustomerBook(period, Math.ceil(customersBefore * scale));
  const sales = generateSales({
    period,
    stories,
    scale,
    products,
    campaigns,
    book,
    stores,
    staff,
    random: createRandom("orders"),
  });
  const sessions = {
    period,
    stories,
    scale,
    campaigns,
    customers: book.rows,
    random: createRandom("web sessions"),
  };
  return new Map<string, Iterable<Row>>([
    ["categories", generateCategories()],
    ["suppliers", generateSuppliers(period)],
    ["products", products.map((product) => product.row)],
    ["warehouses", warehouses],
    ["inventory", generateInventory(products, warehouses, { period, random: createRandom("inventory") })],
    ["stores", stores],
    ["staff", staff],
    ["customers", book.rows],
    ["campaigns", campaigns],
    ["carriers", generateCarriers()],
    ["orders", sales.map((sale) => sale.order)],
    ["order_lines", sales.flatMap((sale) => sale.lines.map((line) => line.row))],
    ["shipments", sales.flatMap((sale) => sale.shipments)],
    ["returns", generateReturns(sales, { period, stories, random: createRandom("returns") })],
    ["reviews", generateReviews(sales, { period, stories, random: createRandom("reviews") })],
    ["web_sessions", generateWebSessions(sales, sessions)],
  ]);
}
