import { defaultSettings, invariant, type InvestigationReport } from "@askery/model";
import { expect, test } from "vitest";
import { openScripted } from "../scripted-database.test-support.ts";
import { investigateDatabase } from "./investigate-database.ts";

/** A courier whose parcels have their discounts in a column, with 0 for none. */
const database = openScripted(`
    CREATE TABLE Depot (DepotId INTEGER PRIMARY KEY, City TEXT NOT NULL, CountryName TEXT NOT NULL);
    CREATE TABLE Shipment (
      ShipmentId INTEGER PRIMARY KEY, DepotId INTEGER NOT NULL REFERENCES Depot (DepotId), ServiceLevel TEXT NOT NULL,
      BookedOn DATE NOT NULL, DeliveredOn DATE, PriceEur REAL NOT NULL, DiscountEur REAL, ShipmentState TEXT NOT NULL);
    INSERT INTO Depot VALUES (1, 'Madrid', 'Spain'), (2, 'Milano', 'Italy'), (3, 'Torino', 'Italy'), (4, 'Sevilla', 'Spain');
    WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < 4799)
      INSERT INTO Shipment
      SELECT n, 1 + n % 4, CASE n % 3 WHEN 0 THEN 'Express' ELSE 'Standard' END, date('2026-01-01', '+' || (n / 15) || ' days'),
        date('2026-01-01', '+' || (n / 15 + 1 + n % 3) || ' days'), 10 + n % 7,
        CASE n % 5 WHEN 0 THEN 2 WHEN 1 THEN NULL ELSE 0 END, CASE n % 10 WHEN 3 THEN 'cancelled' ELSE 'delivered' END FROM n;`);

test("without discounts are the rows whose discount is 0 or unknown", async () => {
  const { answer } = await investigate("What would we earn without discounts?");
  expect(answer.map(({ text }) => text)).toEqual([
    "Without discounts, price eur is €49.9k, 80% of €62.4k in all.",
    "The other €12.5k came with discounts; how much of it would have come without them cannot be known from what happened.",
  ]);
});

test("what makes customers cancel is what the share of cancelled rows depends on", async () => {
  expect((await investigate("What makes customers cancel?")).answer[0]?.text).toBe(
    "Share of cancelled shipments is 10% as a whole.",
  );
});

test("what takes longer is the time between two dates", async () => {
  expect((await investigate("Why are deliveries taking longer since September?")).answer[0]?.text).toMatch(
    /^Average days from booked on to delivered on /,
  );
});

async function investigate(question: string): Promise<InvestigationReport> {
  let found: InvestigationReport | null = null;
  for await (const event of investigateDatabase({
    database: database(),
    investigation: { question, without: [] },
    today: "2026-11-19",
    settings: defaultSettings,
    signal: new AbortController().signal,
    now: () => 0,
  })) {
    if (event.kind === "report") found = event.report;
  }
  invariant(found, "the question can be investigated");
  return found;
}
