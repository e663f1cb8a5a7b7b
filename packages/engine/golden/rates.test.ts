import { describe, expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A mill: counted parts of a batch, flags of what was done, dates to be kept. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("machines", ["machine_id integer", "name text", "hall text"]),
      tableOf("batches", [
        "batch_id integer",
        "machine_id integer",
        "made_on date",
        "good_units integer",
        "scrap_units integer",
      ]),
      tableOf("letters", ["letter_id integer", "sent_on date", "channel text", "has_responded boolean"]),
      tableOf("bills", ["bill_id integer", "issued_on date", "due_on date", "paid_on date", "state text"]),
      tableOf("sales", ["sale_id integer", "sold_on date", "refunded_at timestamp", "shop text"]),
      tableOf("parcels", [
        "parcel_id integer",
        "crew text",
        "promised_on date",
        "delivered_on date",
        "delivery_hours decimal",
      ]),
      tableOf("shifts", ["shift_id integer", "team text", "overtime boolean", "hours decimal"]),
    ],
    relationships: [relate("batches.machine_id", "machines.machine_id")],
  },
  [
    { table: "machines", column: "hall", values: ["North", "South"], isComplete: true },
    { table: "letters", column: "channel", values: ["post", "fax"], isComplete: true },
    { table: "bills", column: "state", values: ["cancelled", "paid", "open"], isComplete: true },
  ],
);

const scrap = "SUM(b.scrap_units) / NULLIF(SUM(b.good_units) + SUM(b.scrap_units), 0)";

type Example = readonly [rule: string, question: string, sql: string];

const examples: readonly Example[] = [
  [
    "a part over the rest and itself",
    "overall scrap rate",
    "SELECT SUM(scrap_units) / NULLIF(SUM(good_units) + SUM(scrap_units), 0) AS scrap_units_by_good_units_plus_scrap_units FROM batches",
  ],
  [
    "a percentage is compared with a fraction",
    "machines with a scrap rate over 4%",
    `SELECT m.name AS machine FROM batches b JOIN machines m ON m.machine_id = b.machine_id GROUP BY m.name, m.machine_id HAVING ${scrap} > 0.04 ORDER BY ${scrap} DESC`,
  ],
  [
    "a ratio against that of all rows",
    "machines whose scrap rate exceeds the overall scrap rate",
    `SELECT m.name AS machine FROM batches b JOIN machines m ON m.machine_id = b.machine_id GROUP BY m.name, m.machine_id HAVING ${scrap} > ( SELECT SUM(b2.scrap_units) / NULLIF(SUM(b2.good_units) + SUM(b2.scrap_units), 0) AS figure FROM batches b2 JOIN machines m2 ON m2.machine_id = b2.machine_id ) ORDER BY ${scrap} DESC`,
  ],
  [
    "a noun for what a flag says was done",
    "response rate by channel",
    "SELECT channel, (COUNT(*) FILTER (WHERE has_responded = TRUE)) / NULLIF(COUNT(*), 0) AS share_of_letters FROM letters GROUP BY channel ORDER BY share_of_letters DESC",
  ],
  [
    "one date after another",
    "percentage of bills paid after the due date",
    "SELECT (COUNT(*) FILTER (WHERE paid_on > due_on)) / NULLIF(COUNT(*), 0) AS share_of_bills FROM bills",
  ],
  [
    "a verb before the test",
    "percentage of bills that get cancelled",
    "SELECT (COUNT(*) FILTER (WHERE state = $1)) / NULLIF(COUNT(*), 0) AS share_of_bills FROM bills | cancelled",
  ],
  [
    "an event that some rows have",
    "refund ratio per shop",
    "SELECT shop, (COUNT(*) FILTER (WHERE refunded_at IS NOT NULL)) / NULLIF(COUNT(*), 0) AS share_of_sales FROM sales GROUP BY shop ORDER BY share_of_sales DESC",
  ],
  [
    "rows on time, over those that have the date",
    "on time payment rate",
    "SELECT (COUNT(*) FILTER (WHERE (paid_on IS NOT NULL AND paid_on <= due_on))) / NULLIF(COUNT(*) FILTER (WHERE paid_on IS NOT NULL), 0) AS share_of_bills FROM bills",
  ],
  [
    "a noun for the event, where a figure of the rows has its name",
    "on time delivery rate by crew",
    "SELECT crew, (COUNT(*) FILTER (WHERE (delivered_on IS NOT NULL AND delivered_on <= promised_on))) / NULLIF(COUNT(*) FILTER (WHERE delivered_on IS NOT NULL), 0) AS share_of_parcels FROM parcels GROUP BY crew ORDER BY share_of_parcels DESC",
  ],
  [
    "a part of the rows",
    "cancelled share of bills",
    "SELECT (COUNT(*) FILTER (WHERE state = $1)) / NULLIF(COUNT(*), 0) AS share_of_bills FROM bills | cancelled",
  ],
  [
    "a part of a figure in each group",
    "share of overtime hours by team",
    "SELECT team, (SUM(hours) FILTER (WHERE overtime = TRUE)) / NULLIF(SUM(hours), 0) AS share_of_hours FROM shifts GROUP BY team ORDER BY share_of_hours DESC",
  ],
  [
    "the rest of a figure",
    "total non-overtime hours by team",
    "SELECT s.team, SUM(s.hours) AS hours FROM shifts s WHERE s.overtime = FALSE GROUP BY s.team ORDER BY hours DESC",
  ],
  [
    "a part of a figure",
    "overtime share of hours by team",
    "SELECT team, (SUM(hours) FILTER (WHERE overtime = TRUE)) / NULLIF(SUM(hours), 0) AS share_of_hours FROM shifts GROUP BY team ORDER BY share_of_hours DESC",
  ],
];

describe("parts of a whole", () => {
  test.each(examples)("%s", (_, question, sql) => {
    expect(ask(question)).toBe(sql);
  });
});

/** A grants office: outcomes of applications that are open until they are decided. */
const grants = prepareAsking(
  {
    tables: [
      tableOf("officers", ["officer_id integer", "name text"]),
      tableOf("applications", [
        "application_id integer",
        "officer_id integer",
        "filed_on date",
        "closed_on date",
        "outcome text",
      ]),
    ],
    relationships: [relate("applications.officer_id", "officers.officer_id")],
  },
  [
    {
      table: "applications",
      column: "outcome",
      values: ["won", "lost", "withdrawn", "pending"],
      isComplete: true,
    },
  ],
);

test("a rate of decisions is one of the rows that are closed", () => {
  expect(grants.ask("win rate by officer")).toBe(
    "SELECT o.name AS officer, (COUNT(*) FILTER (WHERE (a.closed_on IS NOT NULL AND a.outcome = $1))) / NULLIF(COUNT(*) FILTER (WHERE a.closed_on IS NOT NULL), 0) AS share_of_closed_applications FROM applications a JOIN officers o ON o.officer_id = a.officer_id GROUP BY o.name, o.officer_id ORDER BY share_of_closed_applications DESC | won",
  );
  expect(grants.summarize("win rate by officer")).toBe(
    "share of closed applications by officer where outcome is won",
  );
});

test("other outcomes are a share of all rows", () => {
  expect(grants.ask("withdrawn rate")).toBe(
    "SELECT (COUNT(*) FILTER (WHERE outcome = $1)) / NULLIF(COUNT(*), 0) AS share_of_applications FROM applications | withdrawn",
  );
});
