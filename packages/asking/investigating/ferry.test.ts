import { defaultSettings, finish } from "@askery/model";
import { expect, test } from "vitest";
import { openScripted } from "../scripted-database.test-support.ts";
import { planInvestigation } from "./plan-investigation.ts";

/** A ferry line, and a gym aboard whose members train. */
const database = openScripted(`
    CREATE TABLE vessels (vessel_id INTEGER PRIMARY KEY, vessel_name TEXT NOT NULL);
    CREATE TABLE departures (
      departure_id INTEGER PRIMARY KEY, vessel_id INTEGER NOT NULL REFERENCES vessels (vessel_id), departs_at TIMESTAMP NOT NULL,
      crossing_minutes INTEGER NOT NULL, delay_minutes INTEGER NOT NULL);
    CREATE TABLE tickets (
      ticket_id INTEGER PRIMARY KEY, departure_id INTEGER NOT NULL REFERENCES departures (departure_id), booked_on DATE NOT NULL,
      channel TEXT NOT NULL, fare REAL NOT NULL, discount REAL NOT NULL, refunded INTEGER NOT NULL);
    CREATE TABLE members (member_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL, level TEXT NOT NULL);
    CREATE TABLE visits (
      visit_id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members (member_id), visited_on DATE NOT NULL,
      minutes INTEGER NOT NULL);
    INSERT INTO vessels VALUES (1, 'Aurora'), (2, 'Castor');
    WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < 1999)
      INSERT INTO departures
      SELECT n, 1 + n % 2, datetime('2025-06-01', '+' || (n / 4) || ' days', '+' || (6 + n % 12) || ' hours'),
        200 + n % 31, n % 17 FROM n;
    WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < 5999)
      INSERT INTO tickets
      SELECT n, n % 2000, date('2025-06-01', '+' || (n / 12) || ' days'), CASE n % 3 WHEN 0 THEN 'app' ELSE 'web' END,
        40 + n % 13, CASE n % 4 WHEN 0 THEN 5.5 ELSE 0 END, n % 11 = 0 FROM n;
    WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < 89)
      INSERT INTO members SELECT n, 'Member ' || n, CASE n % 3 WHEN 0 THEN 'Premium' ELSE 'Basic' END FROM n;
    WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < 2999)
      INSERT INTO visits SELECT n, n % 90, date('2025-06-01', '+' || (n / 6) || ' days'), 40 + n % 23 FROM n;`);

test.each([
  [
    "Why were Aurora crossings longer in September?",
    "Average crossing minutes where vessel name is Aurora in Sep 2026, compared with Aug 2026",
  ],
  ["Why were departures so late in September?", "Average delay minutes in Sep 2026, compared with Aug 2026"],
  ["What drives refunds?", "What share of tickets where refunded is 1 depends on"],
  [
    "What would we earn without discounts?",
    "Fare for rows with discounts, compared with rows without discounts",
  ],
  ["Do Premium members train longer?", "Average minutes for Premium members, compared with all others"],
  ["Do Premium members train longer than Basic ones?", "Average minutes for Premium, compared with Basic"],
])("%s is about: %s", (question, title) => {
  const planned = finish(
    planInvestigation({ database: database(), question, today: "2026-10-20", settings: defaultSettings }),
  );
  expect(planned.kind === "planned" ? planned.title : planned.message).toBe(title);
});
