import type { ChartDesign, ChartKind } from "@askery/model";

/** A chart of the gallery: what it computes from the sample shop, and how it is drawn. */
export interface GalleryQuestion {
  readonly kind: ChartKind;
  /** A second picture of a kind. Default: none. */
  readonly variant?: string;
  readonly title: string;
  readonly sql: string;
  /** Default: the run's own columns, without options. */
  readonly design?: Partial<Omit<ChartDesign, "kind">>;
}

const placed = "status NOT IN ('cancelled', 'refunded')";
const month = "date_trunc('month', ordered_at)::DATE AS month";
const thisYear = "ordered_at >= DATE '2026-01-01' AND ordered_at < DATE '2026-11-01'";
const sold = `FROM order_lines line JOIN orders ON orders.id = line.order_id
  JOIN products product ON product.id = line.product_id JOIN categories category ON category.id = product.category_id
  WHERE ${placed}`;
/** Positions of cities in Europe: the sample shop has none. */
const cities = `(VALUES ('Berlin', 52.52, 13.40), ('Hamburg', 53.55, 9.99), ('Paris', 48.86, 2.35), ('Amsterdam', 52.37, 4.90),
  ('Warszawa', 52.23, 21.01), ('Lyon', 45.76, 4.84), ('Frankfurt am Main', 50.11, 8.68), ('München', 48.14, 11.58),
  ('Zürich', 47.38, 8.54), ('Wien', 48.21, 16.37), ('Leipzig', 51.34, 12.37), ('Köln', 50.94, 6.96),
  ('Utrecht', 52.09, 5.12), ('Graz', 47.07, 15.44), ('Antwerpen', 51.22, 4.40), ('København', 55.68, 12.57),
  ('Kraków', 50.06, 19.94), ('Stockholm', 59.33, 18.07), ('Nürnberg', 49.45, 11.08), ('Bremen', 53.08, 8.80),
  ('Bruxelles', 50.85, 4.35), ('Düsseldorf', 51.23, 6.77), ('Milano', 45.46, 9.19), ('Rotterdam', 51.92, 4.48),
  ('Lübeck', 53.87, 10.69), ('Marseille', 43.30, 5.37), ('Madrid', 40.42, -3.70), ('Nîmes', 43.84, 4.36),
  ('Orléans', 47.90, 1.91), ('Saint-Étienne', 45.44, 4.39), ('Eindhoven', 51.44, 5.47), ('Łódź', 51.76, 19.46),
  ('Praha', 50.08, 14.44), ('Besançon', 47.24, 6.02), ('Linz', 48.31, 14.29), ('Salzburg', 47.80, 13.04),
  ('Genève', 46.20, 6.14), ('Barcelona', 41.39, 2.17), ('Sankt Pölten', 48.20, 15.62), ('Wrocław', 51.11, 17.04),
  ('Gdańsk', 54.35, 18.65), ('Dublin', 53.35, -6.26), ('Poznań', 52.41, 16.93), ('Gent', 51.05, 3.72),
  ('Torino', 45.07, 7.69), ('Bern', 46.95, 7.45), ('Basel', 47.56, 7.59), ('Αθήνα', 37.98, 23.73),
  ('València', 39.47, -0.38), ('Roma', 41.90, 12.50), ('Göteborg', 57.71, 11.97), ('Forlì', 44.22, 12.04),
  ('Białystok', 53.13, 23.16), ('Bologna', 44.49, 11.34), ('Liège', 50.63, 5.57), ('Málaga', 36.72, -4.42),
  ('Neuchâtel', 46.99, 6.93), ('София', 42.70, 23.32), ('Aarhus', 56.16, 10.20), ('A Coruña', 43.36, -8.41),
  ('Θεσσαλονίκη', 40.64, 22.94), ('Malmö', 55.60, 13.00), ('Umeå', 63.83, 20.26), ('Brno', 49.20, 16.61),
  ('Västerås', 59.61, 16.54), ('Odense', 55.40, 10.39), ('Cork', 51.90, -8.47), ('Galway', 53.27, -9.06),
  ('Plzeň', 49.74, 13.37), ('Варна', 43.20, 27.91)) place(city, lat, lng)`;

/** Every kind of chart that is a picture, with the variants that look different. */
export const galleryQuestions: readonly GalleryQuestion[] = [
  {
    kind: "line",
    title: "Orders per month",
    sql: `SELECT ${month}, count(*) AS orders FROM orders WHERE ordered_at >= DATE '2024-01-01' AND ordered_at < DATE '2026-11-01'
      GROUP BY 1 ORDER BY 1`,
    design: {
      marks: [{ kind: "average" }, { kind: "event", at: "2025-11-01", label: "Black Friday" }],
    },
  },
  {
    kind: "line",
    variant: "several",
    title: "Revenue per month by category",
    sql: `SELECT ${month}, category.name AS category, sum(line.revenue) AS revenue ${sold} AND ${thisYear}
      GROUP BY 1, 2 ORDER BY 1, 2`,
  },
  {
    kind: "line",
    variant: "range",
    title: "Median order and the middle half",
    sql: `SELECT ${month}, median(total) AS median_revenue, quantile_cont(total, 0.25) AS low_revenue,
      quantile_cont(total, 0.75) AS high_revenue FROM orders WHERE ${placed} AND ${thisYear} GROUP BY 1 ORDER BY 1`,
    design: {
      columns: { axis: "month", figures: ["median_revenue"], series: null },
      marks: [
        {
          kind: "range",
          of: "median_revenue",
          low: "low_revenue",
          high: "high_revenue",
          label: "middle half",
        },
      ],
    },
  },
  {
    kind: "line",
    variant: "forecast",
    title: "Revenue per month, with a forecast",
    sql: `WITH sold AS (SELECT ${month}, sum(total) AS revenue FROM orders WHERE ${placed}
        AND ordered_at >= DATE '2025-01-01' AND ordered_at < DATE '2026-11-01' GROUP BY 1),
      ahead AS (SELECT (month + INTERVAL 1 YEAR)::DATE AS month, date_diff('month', DATE '2025-10-01', month) AS units,
        revenue * (SELECT sum(revenue) FILTER (month >= DATE '2026-01-01') /
          sum(revenue) FILTER (month < DATE '2025-11-01') FROM sold) AS forecast
        FROM sold WHERE month IN (DATE '2025-11-01', DATE '2025-12-01', DATE '2026-01-01', DATE '2026-02-01'))
      SELECT month, revenue, NULL AS forecast, NULL AS low_revenue, NULL AS high_revenue FROM sold
      UNION ALL SELECT month, NULL, forecast, forecast * (1 - 0.05 * units), forecast * (1 + 0.06 * units) FROM ahead
      ORDER BY 1`,
    design: {
      columns: { axis: "month", figures: ["revenue", "forecast"], series: null },
      marks: [
        { kind: "forecast", of: "revenue", column: "forecast" },
        { kind: "range", of: "revenue", low: "low_revenue", high: "high_revenue", label: "80% of cases" },
      ],
    },
  },
  {
    kind: "line",
    variant: "logarithms",
    title: "Revenue by channel on a log scale",
    sql: `SELECT date_trunc('quarter', ordered_at)::DATE AS quarter, channel, sum(total) AS revenue FROM orders
      WHERE ${placed} AND ordered_at >= DATE '2024-01-01' AND ordered_at < DATE '2026-10-01' GROUP BY 1, 2 ORDER BY 1, 2`,
    design: { display: { scale: "log" } },
  },
  {
    kind: "line",
    variant: "goals",
    title: "Average order value, its goal and usual range",
    sql: `SELECT ${month}, avg(total) AS average_revenue FROM orders WHERE ${placed} AND ${thisYear} GROUP BY 1 ORDER BY 1`,
    design: {
      marks: [
        { kind: "goal", value: 260, label: "goal €260" },
        { kind: "average" },
        { kind: "band", from: 210, to: 235, label: "usual" },
        { kind: "event", at: "2026-04-15", label: "Free delivery" },
      ],
    },
  },
  {
    kind: "area",
    title: "Website visits per week by device",
    sql: `SELECT date_trunc('week', started_at)::DATE AS week, device, count(*) AS visits FROM web_sessions
      WHERE started_at >= DATE '2026-03-02' AND started_at < DATE '2026-11-16' GROUP BY 1, 2 ORDER BY 1, 2`,
    design: { stacking: "stacked" },
  },
  {
    kind: "area",
    variant: "shares",
    title: "Shares of orders per quarter by channel",
    sql: `SELECT date_trunc('quarter', ordered_at)::DATE AS quarter, channel, count(*) AS orders FROM orders
      WHERE ordered_at >= DATE '2024-01-01' AND ordered_at < DATE '2026-10-01' GROUP BY 1, 2 ORDER BY 1, 2`,
    design: { stacking: "shares" },
  },
  {
    kind: "step",
    title: "People employed by the shop",
    sql: `WITH months AS (SELECT unnest(generate_series(DATE '2022-01-01', DATE '2026-11-01', INTERVAL 1 MONTH))::DATE AS month)
      SELECT month, (SELECT count(*) FROM staff WHERE hired_on <= month AND (left_on IS NULL OR left_on > month)) AS employees
      FROM months ORDER BY 1`,
  },
  {
    kind: "bar",
    title: "Revenue by category, this year",
    sql: `SELECT category.name AS category, sum(line.revenue) AS revenue ${sold} AND ${thisYear} GROUP BY 1 ORDER BY 2 DESC`,
  },
  {
    kind: "bar",
    variant: "goals",
    title: "Orders per month, their goal and last year",
    sql: `SELECT ${month}, count(*) AS orders FROM orders WHERE ${thisYear} GROUP BY 1 ORDER BY 1`,
    design: {
      marks: [
        { kind: "goal", value: 2200, label: "goal 2,200" },
        { kind: "reference", value: 1640, label: "last year" },
        { kind: "event", at: "2026-04-15", label: "Free delivery" },
      ],
    },
  },
  {
    kind: "bar",
    variant: "colored",
    title: "Revenue by category, colored by margin",
    sql: `SELECT category.name AS category, sum(line.revenue) AS revenue,
      sum(line.margin) / sum(line.revenue) AS margin ${sold} AND ${thisYear} GROUP BY 1 ORDER BY 2 DESC`,
    design: {
      columns: { axis: "category", figures: ["revenue"], series: null },
      display: { colorBy: { column: "margin", label: "margin", format: { kind: "percent" } } },
    },
  },
  {
    kind: "bar",
    variant: "grouped",
    title: "Orders per quarter, online and in stores",
    sql: `SELECT date_trunc('quarter', ordered_at)::DATE AS quarter, if(store_id IS NULL, 'Online', 'Store') AS place,
      count(*) AS orders FROM orders WHERE ordered_at >= DATE '2025-07-01' AND ordered_at < DATE '2026-10-01' GROUP BY 1, 2 ORDER BY 1, 2`,
    design: { stacking: "none" },
  },
  {
    kind: "bar",
    variant: "stacked",
    title: "Revenue per quarter by category",
    sql: `SELECT date_trunc('quarter', ordered_at)::DATE AS quarter, category.name AS category, sum(line.revenue) AS revenue
      ${sold} AND ordered_at >= DATE '2025-01-01' AND ordered_at < DATE '2026-10-01' GROUP BY 1, 2 ORDER BY 1, 2`,
    design: { stacking: "stacked" },
  },
  {
    kind: "bar",
    variant: "shares with patterns",
    title: "Shares of payment methods per quarter",
    sql: `SELECT date_trunc('quarter', ordered_at)::DATE AS quarter, payment_method, count(*) AS orders FROM orders
      WHERE ordered_at >= DATE '2025-07-01' AND ordered_at < DATE '2026-10-01' AND payment_method IN ('Card', 'PayPal', 'Invoice')
      GROUP BY 1, 2 ORDER BY 1, 2`,
    design: { stacking: "shares", display: { palette: "patterns" } },
  },
  {
    kind: "horizontalBar",
    title: "Revenue by country",
    sql: `SELECT ship_country AS country, sum(total) AS revenue FROM orders WHERE ${placed} GROUP BY 1 ORDER BY 2 DESC`,
    design: { display: { top: { count: 6, hasOther: true }, sort: "largest" }, marks: [{ kind: "average" }] },
  },
  {
    kind: "divergingBar",
    title: "Orders more than a year before, to October",
    sql: `SELECT channel, count(*) FILTER (ordered_at >= DATE '2026-01-01') - count(*) FILTER (ordered_at < DATE '2025-11-01') AS more_orders
      FROM orders WHERE ordered_at >= DATE '2025-01-01' AND ordered_at < DATE '2026-11-01'
      GROUP BY 1 ORDER BY 2 DESC`,
  },
  {
    kind: "combo",
    title: "Revenue and average order value per month",
    sql: `SELECT ${month}, sum(total) AS revenue, avg(total) AS average_revenue FROM orders WHERE ${placed} AND ${thisYear}
      GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: "slope",
    title: "Orders by channel, 2024 and 2025",
    sql: `SELECT date_trunc('year', ordered_at)::DATE AS year, channel, count(*) AS orders FROM orders
      WHERE ordered_at >= DATE '2024-01-01' AND ordered_at < DATE '2026-01-01' GROUP BY 1, 2 ORDER BY 1, 2`,
  },
  {
    kind: "smallMultiples",
    title: "Orders per month by channel",
    sql: `SELECT ${month}, channel, count(*) AS orders FROM orders WHERE ${thisYear} GROUP BY 1, 2 ORDER BY 1, 2`,
  },
  {
    kind: "smallMultiples",
    variant: "area",
    title: "Revenue per month by category",
    sql: `SELECT ${month}, category.name AS category, sum(line.revenue) AS revenue ${sold} AND ${thisYear}
      GROUP BY 1, 2 ORDER BY 1, 2`,
    design: { display: { panel: "area" } },
  },
  {
    kind: "smallMultiples",
    variant: "bars",
    title: "Orders by channel in the six largest countries",
    sql: `SELECT channel, ship_country, count(*) AS orders FROM orders WHERE ${thisYear} AND ship_country IN
      (SELECT ship_country FROM orders GROUP BY 1 ORDER BY count(*) DESC LIMIT 6) GROUP BY 1, 2 ORDER BY 3 DESC`,
    design: {
      columns: { axis: "channel", figures: ["orders"], series: "ship_country" },
      display: { panel: "horizontalBar" },
    },
  },
  {
    kind: "smallMultiples",
    variant: "pies",
    title: "Visits by device in each channel",
    sql: `SELECT device, channel, count(*) AS visits FROM web_sessions GROUP BY 1, 2 ORDER BY 3 DESC`,
    design: {
      columns: { axis: "device", figures: ["visits"], series: "channel" },
      display: { panel: "pie" },
    },
  },
  {
    kind: "smallMultiples",
    variant: "histograms",
    title: "Delivery days by carrier",
    sql: `SELECT carrier.name AS carrier, delivery_days FROM shipments JOIN carriers carrier ON carrier.id = carrier_id
      WHERE delivery_days IS NOT NULL ORDER BY shipments.id LIMIT 900`,
    design: {
      columns: { axis: "carrier", figures: ["delivery_days"], series: null },
      display: { panel: "histogram" },
    },
  },
  {
    kind: "pie",
    title: "Orders by payment method",
    sql: `SELECT payment_method, count(*) AS orders FROM orders WHERE ${thisYear} GROUP BY 1 ORDER BY 2 DESC`,
  },
  {
    kind: "donut",
    title: "Visits by device",
    sql: `SELECT device, count(*) AS visits FROM web_sessions GROUP BY 1 ORDER BY 2 DESC`,
  },
  {
    kind: "treemap",
    title: "Revenue by product group",
    sql: `SELECT subcategory, sum(line.revenue) AS revenue ${sold} GROUP BY 1 ORDER BY 2 DESC`,
  },
  {
    kind: "treemap",
    variant: "colored",
    title: "Revenue by product group, colored by margin",
    sql: `SELECT subcategory, sum(line.revenue) AS revenue, sum(line.margin) / sum(line.revenue) AS margin
      ${sold} GROUP BY 1 ORDER BY 2 DESC`,
    design: {
      columns: { axis: "subcategory", figures: ["revenue"], series: null },
      display: { colorBy: { column: "margin", label: "margin", format: { kind: "percent" } } },
    },
  },
  {
    kind: "waterfall",
    title: "From list price to margin, October 2026",
    sql: `WITH sold AS (SELECT line.* FROM order_lines line JOIN orders ON orders.id = line.order_id
        WHERE ${placed} AND ordered_at >= DATE '2026-10-01' AND ordered_at < DATE '2026-11-01')
      SELECT step, revenue FROM (VALUES
        (1, 'List price', (SELECT sum(quantity * unit_price) FROM sold)),
        (2, 'Discounts', (SELECT sum(revenue - quantity * unit_price) FROM sold)),
        (3, 'Cost of goods', (SELECT -sum(quantity * unit_cost) FROM sold)),
        (4, 'Refunds', (SELECT -sum(refund_amount) FROM returns WHERE returned_at >= DATE '2026-10-01' AND returned_at < DATE '2026-11-01')))
        part(position, step, revenue) ORDER BY position`,
  },
  {
    kind: "funnel",
    title: "Visits that become orders",
    sql: `WITH visits AS (SELECT * FROM web_sessions WHERE started_at >= DATE '2026-01-01')
      SELECT step, visits FROM (VALUES (1, 'Visited', (SELECT count(*) FROM visits)),
        (2, 'Saw several pages', (SELECT count(*) FROM visits WHERE page_views > 2)),
        (3, 'Filled the cart', (SELECT count(*) FROM visits WHERE added_to_cart)),
        (4, 'Ordered', (SELECT count(*) FROM visits WHERE converted))) part(position, step, visits) ORDER BY position`,
  },
  {
    kind: "sankey",
    title: "Revenue from channels to categories",
    sql: `SELECT channel, category.name AS category, sum(line.revenue) AS revenue ${sold} AND ${thisYear} GROUP BY 1, 2 ORDER BY 1, 2`,
  },
  {
    kind: "heatmap",
    title: "Orders by weekday and hour",
    sql: `SELECT hour(ordered_at) AS hour, dayname(ordered_at) AS weekday, count(*) AS orders FROM orders
      GROUP BY 1, 2, isodow(ordered_at) ORDER BY isodow(ordered_at), 1`,
    design: { columns: { axis: "hour", figures: ["orders"], series: "weekday" } },
  },
  {
    kind: "calendar",
    title: "Orders per day",
    sql: `SELECT ordered_at::DATE AS day, count(*) AS orders FROM orders WHERE ordered_at >= DATE '2026-01-01' GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: "cohort",
    title: "Customers who order again",
    sql: `WITH first AS (SELECT customer_id, date_trunc('month', min(ordered_at)) AS start FROM orders GROUP BY 1)
      SELECT start::DATE AS first_order, datediff('month', start, ordered_at) AS months_later, count(DISTINCT customer_id) AS customers
      FROM orders JOIN first USING (customer_id) WHERE start >= DATE '2026-01-01' AND ordered_at < DATE '2026-11-01'
      GROUP BY 1, 2 ORDER BY 1, 2`,
    design: { columns: { axis: "months_later", figures: ["customers"], series: "first_order" } },
  },
  {
    kind: "map",
    title: "Revenue by country",
    sql: `SELECT ship_country AS country, sum(total) AS revenue FROM orders WHERE ${placed} GROUP BY 1 ORDER BY 2 DESC`,
  },
  {
    kind: "pointMap",
    title: "Orders by city",
    sql: `SELECT ship_city AS city, any_value(lat) AS lat, any_value(lng) AS lng, count(*) AS orders
      FROM orders LEFT JOIN ${cities} ON place.city = ship_city
      WHERE ship_country NOT IN ('Japan', 'United Arab Emirates') GROUP BY 1 ORDER BY 4 DESC`,
  },
  {
    kind: "pivot",
    title: "Revenue per quarter by category and brand",
    sql: `SELECT date_trunc('quarter', ordered_at)::DATE AS quarter, category.name AS category, product.brand AS brand,
      sum(line.revenue) AS revenue ${sold} AND ordered_at >= DATE '2025-10-01' AND ordered_at < DATE '2026-10-01'
      AND category.name IN ('Furniture', 'Garden', 'Lighting') GROUP BY 1, 2, 3
      QUALIFY sum(sum(line.revenue)) OVER (PARTITION BY category.name, product.brand) > 60000 ORDER BY 1, 2, 3`,
    design: { columns: { axis: "quarter", figures: ["revenue"], series: "brand", group: "category" } },
  },
  {
    kind: "scatter",
    title: "Price and sold pieces of products",
    sql: `SELECT product.name AS product, any_value(category.name) AS category, any_value(list_price) AS list_price, sum(line.quantity) AS pieces
      ${sold} GROUP BY 1 ORDER BY 1`,
    design: {
      columns: { axis: "list_price", figures: ["list_price", "pieces"], series: null },
      marks: [{ kind: "trend" }],
    },
  },
  {
    kind: "bubble",
    title: "Campaigns: cost, clicks and impressions",
    sql: `SELECT name AS campaign, spend, clicks, impressions FROM campaigns WHERE spend > 0 ORDER BY name`,
    design: { columns: { axis: null, figures: ["spend", "clicks", "impressions"], series: null } },
  },
  {
    kind: "histogram",
    title: "Totals of orders",
    sql: `SELECT total FROM orders WHERE ${placed} AND total < 1500 ORDER BY id LIMIT 900`,
  },
  {
    kind: "density",
    title: "Totals of orders by density",
    sql: `SELECT total FROM orders WHERE ${placed} AND total < 1500 ORDER BY id LIMIT 900`,
  },
  {
    kind: "box",
    title: "Delivery days by carrier",
    sql: `SELECT carrier.name AS carrier, delivery_days FROM shipments JOIN carriers carrier ON carrier.id = carrier_id
      WHERE delivery_days IS NOT NULL ORDER BY shipments.id LIMIT 900`,
    design: { columns: { axis: "carrier", figures: ["delivery_days"], series: null } },
  },
  {
    kind: "strip",
    title: "Salaries by team",
    sql: `SELECT team, salary FROM staff ORDER BY team, id`,
    design: { columns: { axis: "team", figures: ["salary"], series: null } },
  },
  {
    kind: "number",
    title: "Revenue in October",
    sql: `SELECT sum(total) FILTER (ordered_at >= DATE '2026-10-01') AS revenue,
      sum(total) FILTER (ordered_at >= DATE '2026-10-01') / sum(total) FILTER (ordered_at < DATE '2026-10-01') - 1 AS change_rate
      FROM orders WHERE ${placed} AND ordered_at >= DATE '2026-09-01' AND ordered_at < DATE '2026-11-01'`,
  },
  {
    kind: "number",
    variant: "row",
    title: "October in figures",
    sql: `SELECT sum(total) AS revenue, count(*) AS orders, avg(total) AS average_revenue, count(DISTINCT customer_id) AS customers
      FROM orders WHERE ${placed} AND ordered_at >= DATE '2026-10-01' AND ordered_at < DATE '2026-11-01'`,
  },
  {
    kind: "numberTrend",
    title: "Revenue this year",
    sql: `SELECT ${month}, sum(total) AS revenue FROM orders WHERE ${placed} AND ${thisYear} GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: "numberTrend",
    variant: "row",
    title: "The shop this year",
    sql: `SELECT ${month}, sum(total) AS revenue, count(*) AS orders, avg(total) AS average_revenue,
      count(DISTINCT customer_id) AS customers FROM orders WHERE ${placed} AND ${thisYear} GROUP BY 1 ORDER BY 1`,
  },
  {
    kind: "sparkTable",
    title: "Revenue per month by category",
    sql: `SELECT ${month}, category.name AS category, sum(line.revenue) AS revenue ${sold} AND ${thisYear}
      GROUP BY 1, 2 ORDER BY 1, 2`,
  },
  {
    kind: "progress",
    title: "Revenue this year and its goal",
    sql: `SELECT sum(total) AS revenue FROM orders WHERE ${placed} AND ordered_at >= DATE '2026-01-01'`,
    design: { marks: [{ kind: "goal", value: 9_000_000, label: "goal €9M" }] },
  },
  {
    kind: "gauge",
    title: "Share of visits that end in an order",
    sql: `SELECT avg(converted::INT) AS conversion_rate FROM web_sessions WHERE started_at >= DATE '2026-01-01'`,
    design: { marks: [{ kind: "goal", value: 0.1, label: "goal 10%" }] },
  },
  {
    kind: "bullet",
    title: "Spend of channels and their budgets",
    sql: `SELECT channel, sum(spend) AS spend, sum(budget) AS budget FROM campaigns GROUP BY 1 ORDER BY 2 DESC`,
  },
];
