import { defaultSettings, invariant } from "@askery/model";
import { expect, test } from "vitest";
import { openScripted } from "../scripted-database.test-support.ts";
import { investigateDatabase } from "./investigate-database.ts";
import { runToEnd } from "./run-to-end.ts";

/** Rentals of every day; on three of the last days, none by app. */
const database = openScripted(`
    CREATE TABLE rentals (id INTEGER PRIMARY KEY, rented_at TIMESTAMP NOT NULL, channel TEXT NOT NULL, city TEXT NOT NULL);
    WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < 7999)
      INSERT INTO rentals (rented_at, channel, city)
      SELECT datetime('2026-05-12', '+' || (n / 40) || ' days', '+' || (8 + n % 12) || ' hours'),
        CASE WHEN (n * 7919) % 101 < 55 THEN 'app' ELSE 'kiosk' END, CASE n % 3 WHEN 0 THEN 'Bergen' ELSE 'Oslo' END
      FROM n WHERE NOT (n / 40 BETWEEN 196 AND 198 AND (n * 7919) % 101 < 55);`);

test("what is odd in the last few days is looked for day by day, and what lasts is said once", async () => {
  const { report } = await runToEnd(
    investigateDatabase({
      database: database(),
      investigation: { question: "Anything odd in the last few days?", without: [] },
      today: "2026-11-28",
      settings: defaultSettings,
      signal: new AbortController().signal,
      now: () => 0,
    }),
  );
  const app = report.findings.find(({ text }) => text.includes("where channel is app"));
  invariant(app, "the app is named");
  expect(app.text).toMatch(
    /^Number of rentals where channel is app, 2[456] Nov 2026: 0, where about \d\d is usual \(−100%\)\.$/,
  );
  expect(app.details[0]?.text).toMatch(/^Low as well: 2[456] Nov 2026 \(0\) and 2[456] Nov 2026 \(0\)\.$/);
});
