import { defaultSettings, invariant } from "@askery/model";
import { expect, test } from "vitest";
import { openScripted } from "../scripted-database.test-support.ts";
import { investigateDatabase } from "./investigate-database.ts";
import { runToEnd } from "./run-to-end.ts";

/** Gyms whose members came by some way, left or not, and pay on time or not. */
const database = openScripted(`
    CREATE TABLE plans (plan_id INTEGER PRIMARY KEY, plan_name TEXT NOT NULL);
    CREATE TABLE members (
      member_id INTEGER PRIMARY KEY, full_name TEXT NOT NULL, plan_id INTEGER NOT NULL REFERENCES plans (plan_id),
      came_by TEXT NOT NULL, joined_on DATE NOT NULL, left_on DATE, leave_reason TEXT);
    CREATE TABLE payments (
      payment_id INTEGER PRIMARY KEY, member_id INTEGER NOT NULL REFERENCES members (member_id), paid_on DATE NOT NULL,
      amount REAL NOT NULL, method TEXT NOT NULL, is_late INTEGER NOT NULL);
    INSERT INTO plans VALUES (1, 'Basic'), (2, 'Premium'), (3, 'Student');
    WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < 899)
      INSERT INTO members
      SELECT n, 'Member ' || n, 1 + n % 3, CASE n % 4 WHEN 0 THEN 'Referral' WHEN 1 THEN 'Website' ELSE 'Walk-in' END,
        date('2025-01-01', '+' || (n * 3 / 4) || ' days'),
        CASE WHEN n % 10 < 8 THEN date('2025-01-01', '+' || (n * 3 / 4 + 40 + n % 23 + CASE n % 4 WHEN 0 THEN 60 ELSE 0 END) || ' days') END,
        CASE WHEN n % 10 < 8 THEN CASE n % 2 WHEN 0 THEN 'Moved away' ELSE 'No time' END END FROM n;
    WITH RECURSIVE n (n) AS (SELECT 0 UNION ALL SELECT n + 1 FROM n WHERE n < 6899)
      INSERT INTO payments
      SELECT n, n % 900, date('2025-01-01', '+' || (n / 10) || ' days'), 20 + n % 7,
        CASE n % 3 WHEN 0 THEN 'Card' ELSE 'Direct debit' END,
        CASE WHEN n / 10 > 610 AND n % 3 > 0 THEN n % 5 = 0 ELSE n % 20 = 0 END FROM n;
    CREATE TABLE bookings (
      booking_id INTEGER PRIMARY KEY, booked_for DATE NOT NULL, booked_via TEXT NOT NULL, showed_up INTEGER NOT NULL);
    INSERT INTO bookings
      SELECT payment_id, paid_on, CASE payment_id % 2 WHEN 0 THEN 'App' ELSE 'Front desk' END,
        CASE payment_id % 2 WHEN 0 THEN payment_id % 7 > 0 ELSE payment_id % 23 > 0 END FROM payments;`);

test("groups are compared by how long they stay", async () => {
  const { title, answer } = await investigate("Do members who came by referral stay longer?");
  expect(title).toBe(
    "Average days from joined on to left on for members who came by referral, compared with all others",
  );
  expect(answer[0]).toMatch(
    /^Average days from joined on to left on is 1\d\d% higher for members who came by referral/,
  );
  const two = await investigate("Do Premium members stay longer than Basic ones?");
  expect(two.title).toBe("Average days from joined on to left on for Premium, compared with Basic");
});

test("what is getting later is the share of late ones in the last months", async () => {
  const { title, answer } = await investigate("Are payments getting later?");
  expect(title).toMatch(/^Share of payments where is late is 1 from 28 Aug to 27 Nov 2026/);
  expect(answer[0]).toMatch(/rose by 9.3 points/);
});

test("no-shows are the bookings whose column says no", async () => {
  const { title, findings } = await investigate("What drives no-shows?");
  expect(title).toBe("What share of bookings where showed up is 0 depends on");
  expect(findings).toEqual([
    "Where booked via is App, share of bookings is 14%; for all others together it is 4.3%.",
  ]);
});

test("rows with a property of their own are asked about by their share, whatever they are worth", async () => {
  const { title } = await investigate("What drives late payments?");
  expect(title).toBe("What share of payments where is late is 1 depends on");
});

test("a period is compared with that of last year, and two months with each other", async () => {
  const titles = await Promise.all(
    ["Was the summer worse than last year?", "How did payments change between June and August?"].map(
      async (question) => (await investigate(question)).title,
    ),
  );
  expect(titles).toEqual([
    "Payment amount from 1 Jun to 31 Aug 2026, compared with 1 Jun – 31 Aug 2025",
    "Payment amount in Aug 2026, compared with Jun 2026",
  ]);
});

test("members who left are no longer being lost", async () => {
  const { title } = await investigate("Which members are we losing?");
  expect(title).toBe("Which members that are still there are silent for longer than usual");
});

test("people who left are those that we are losing, until today", async () => {
  const { title, answer } = await investigate("Why are we losing members since September?");
  expect(title).toBe("Number of members from 1 Sep to 27 Nov 2026, compared with 5 Jun – 31 Aug 2026");
  // Those who left in it, and not those who joined.
  expect(answer[0]).toContain("96, after 90");
});

test("what members do depends on how they came, and not on why they left", async () => {
  const { steps } = await investigate("Why did payments change in October?");
  const titles = steps.join();
  expect(titles).toContain("by came by");
  expect(titles).not.toContain("leave reason");
});

async function investigate(question: string): Promise<{
  readonly title: string;
  readonly steps: readonly string[];
  readonly answer: readonly string[];
  readonly findings: readonly string[];
}> {
  const run = await runToEnd(
    investigateDatabase({
      database: database(),
      investigation: { question, without: [] },
      today: "2026-11-28",
      settings: defaultSettings,
      signal: new AbortController().signal,
      now: () => 0,
    }),
  );
  invariant(run, "the question can be investigated");
  return {
    title: run.title,
    steps: run.steps.map((step) => step.title),
    answer: run.report.answer.map(({ text }) => text),
    findings: run.report.findings.map(({ text }) => text),
  };
}
