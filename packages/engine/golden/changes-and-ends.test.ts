import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** Guests, what they booked, and campaigns with a spend of their own. Today is 20 November 2026. */
const { ask, plan } = prepareAsking({
  tables: [
    tableOf("chains", ["chain_id integer", "name text"]),
    tableOf("hotels", ["hotel_id integer", "chain_id integer", "name text", "city text"]),
    tableOf("guests", ["guest_id integer", "name text", "tier text"]),
    tableOf("campaigns", [
      "campaign_id integer",
      "name text",
      "spend decimal",
      "starts_on date",
      "ends_on date",
    ]),
    tableOf("rooms", [
      "room_id integer",
      "hotel_id integer",
      "name text",
      "unit_cost decimal",
      "list_price decimal",
    ]),
    tableOf("bookings", [
      "booking_id integer",
      "guest_id integer",
      "hotel_id integer",
      "campaign_id integer",
      "booked_on date",
      "amount decimal",
    ]),
  ],
  relationships: [
    relate("bookings.guest_id", "guests.guest_id"),
    relate("hotels.chain_id", "chains.chain_id"),
    relate("rooms.hotel_id", "hotels.hotel_id"),
    relate("bookings.hotel_id", "hotels.hotel_id"),
    relate("bookings.campaign_id", "campaigns.campaign_id"),
  ],
});

const during = (figure: string, from: string, to: string) =>
  `${figure} FILTER (WHERE b.booked_on >= DATE '${from}' AND b.booked_on < DATE '${to}')`;
const year = (of: number) => during("SUM(b.amount)", `${String(of)}-01-01`, `${String(of + 1)}-01-01`);
const ratio = (later: string, earlier: string) => `(${later}) / NULLIF(${earlier}, 0) - 1 AS change`;
const changeIn2025 = `${year(2025)} AS amount_2025, ${year(2024)} AS amount_2024, ${ratio(year(2025), year(2024))}`;
const ofHotels = "FROM bookings b JOIN hotels h ON h.hotel_id = b.hotel_id GROUP BY h.name, h.hotel_id";
const ofCities = "FROM bookings b JOIN hotels h ON h.hotel_id = b.hotel_id GROUP BY h.city";
const guests =
  "SELECT g.name AS guest FROM bookings b JOIN guests g ON g.guest_id = b.guest_id GROUP BY g.name, g.guest_id HAVING";
const perGuest = "SUM(b.amount) / NULLIF(COUNT(DISTINCT g.guest_id), 0) AS amount_per_guest";

test.each([
  [
    "kinds that grow, in twelve months",
    "fastest growing city",
    `SELECT h.city, ${during("SUM(b.amount)", "2025-11-20", "2026-11-21")} AS amount_in_the_last_12_months, ${during("SUM(b.amount)", "2024-11-20", "2025-11-20")} AS amount_in_the_12_months_before, ${ratio(during("SUM(b.amount)", "2025-11-20", "2026-11-21"), during("SUM(b.amount)", "2024-11-20", "2025-11-20"))} ${ofCities} ORDER BY change DESC LIMIT 1`,
  ],
  [
    "things that grew, in a year",
    "which hotels grew the most in 2025",
    `SELECT h.name AS hotel, ${changeIn2025} ${ofHotels} ORDER BY change DESC LIMIT 10`,
  ],
  [
    "of a running year, the days so far, wherever it is named",
    "which cities lost amount compared to last year",
    `SELECT h.city FROM bookings b JOIN hotels h ON h.hotel_id = b.hotel_id GROUP BY h.city HAVING COALESCE(SUM(b.amount) FILTER (WHERE b.booked_on >= DATE '2026-01-01' AND b.booked_on < DATE '2026-11-21'), 0) < COALESCE(SUM(b.amount) FILTER (WHERE b.booked_on >= DATE '2025-01-01' AND b.booked_on < DATE '2025-11-21'), 0) ORDER BY SUM(b.amount) DESC`,
  ],
  [
    "a figure between its period and the one that it is set against",
    "year to date amount vs same period last year by city",
    `SELECT h.city, SUM(b.amount) FILTER (WHERE b.booked_on >= DATE '2026-01-01' AND b.booked_on < DATE '2026-11-21') AS amount_year_to_date, SUM(b.amount) FILTER (WHERE b.booked_on >= DATE '2025-01-01' AND b.booked_on < DATE '2025-11-21') AS amount_same_period_last_year FROM bookings b JOIN hotels h ON h.hotel_id = b.hotel_id GROUP BY h.city ORDER BY amount_year_to_date DESC`,
  ],
  [
    "a drop is an amount",
    "which city had the largest drop in bookings last month",
    `SELECT h.city, ${during("COUNT(*)", "2026-10-01", "2026-11-01")} AS bookings_oct_2026, ${during("COUNT(*)", "2026-09-01", "2026-10-01")} AS bookings_sep_2026, (${during("COUNT(*)", "2026-10-01", "2026-11-01")}) - (${during("COUNT(*)", "2026-09-01", "2026-10-01")}) AS change ${ofCities} ORDER BY change LIMIT 1`,
  ],
  [
    "the first few by growth",
    "top 3 hotels by amount growth in 2025",
    `SELECT h.name AS hotel, ${changeIn2025} ${ofHotels} ORDER BY change DESC LIMIT 3`,
  ],
  [
    "growth of things is between two periods",
    "amount growth by hotel in 2025",
    `SELECT h.name AS hotel, ${changeIn2025} ${ofHotels} ORDER BY amount_2025 DESC`,
  ],
  [
    "of a running year, the days so far",
    "which hotel grew the most this year",
    `SELECT h.name AS hotel, ${during("SUM(b.amount)", "2026-01-01", "2026-11-21")} AS amount_this_year_so_far, ${during("SUM(b.amount)", "2025-01-01", "2025-11-21")} AS amount_the_same_days_last_year, ${ratio(during("SUM(b.amount)", "2026-01-01", "2026-11-21"), during("SUM(b.amount)", "2025-01-01", "2025-11-21"))} ${ofHotels} ORDER BY change DESC LIMIT 1`,
  ],
  [
    "what payers spend, not campaigns",
    "average spend per guest",
    `SELECT ${perGuest} FROM bookings b JOIN guests g ON g.guest_id = b.guest_id`,
  ],
  [
    "the same by what they have",
    "average spend per guest by tier",
    `SELECT g.tier, ${perGuest} FROM bookings b JOIN guests g ON g.guest_id = b.guest_id GROUP BY g.tier ORDER BY amount_per_guest DESC`,
  ],
  [
    "who spent so much",
    "guests who spent over 500",
    `${guests} SUM(b.amount) > 500 ORDER BY SUM(b.amount) DESC`,
  ],
  [
    "who spent more",
    "which guests spent more in 2025 than in 2024",
    `${guests} COALESCE(${year(2025)}, 0) > COALESCE(${year(2024)}, 0) ORDER BY SUM(b.amount) DESC`,
  ],
  [
    "a spend of their own",
    "campaigns with a spend over 500",
    "SELECT name AS campaign FROM campaigns WHERE spend > 500",
  ],
  [
    "a number beside a figure",
    "number of guests per tier and their average spend",
    `SELECT g.tier, COUNT(DISTINCT g.guest_id) AS guests, ${perGuest} FROM bookings b JOIN guests g ON g.guest_id = b.guest_id GROUP BY g.tier ORDER BY guests DESC`,
  ],
  [
    "how a figure develops",
    "how did bookings develop this year",
    "SELECT CAST(DATE_TRUNC('month', booked_on) AS DATE) AS month, COUNT(*) AS bookings FROM bookings WHERE booked_on >= DATE '2026-01-01' AND booked_on < DATE '2027-01-01' GROUP BY CAST(DATE_TRUNC('month', booked_on) AS DATE) ORDER BY month",
  ],
  [
    "either of two times",
    "were bookings higher in May or in June",
    "SELECT COUNT(*) FILTER (WHERE booked_on >= DATE '2026-06-01' AND booked_on < DATE '2026-07-01') AS bookings_in_june, COUNT(*) FILTER (WHERE booked_on >= DATE '2026-05-01' AND booked_on < DATE '2026-06-01') AS bookings_in_may FROM bookings",
  ],
  [
    "when the last one was",
    "guests whose last booking was before 2025",
    `${guests} MAX(b.booked_on) < DATE '2025-01-01' ORDER BY MAX(b.booked_on) DESC`,
  ],
  [
    "when the first one was",
    "guests whose first booking was in May 2026",
    `${guests} MIN(b.booked_on) >= DATE '2026-05-01' AND MIN(b.booked_on) < DATE '2026-06-01' ORDER BY MIN(b.booked_on) DESC`,
  ],
  [
    "when they came first, counted from today",
    "how many guests made their first booking this year",
    `SELECT COUNT(*) AS guests FROM ( ${guests} MIN(b.booked_on) >= DATE '2026-01-01' AND MIN(b.booked_on) < DATE '2027-01-01' ) s`,
  ],
  [
    "people who are active in a time",
    "monthly active guests",
    "SELECT CAST(DATE_TRUNC('month', booked_on) AS DATE) AS month, COUNT(DISTINCT guest_id) AS active_guests FROM bookings GROUP BY CAST(DATE_TRUNC('month', booked_on) AS DATE) ORDER BY month",
  ],
  [
    "the first few of things that were sold",
    "top 3 chains",
    "SELECT c.name AS chain, SUM(b.amount) AS amount FROM bookings b JOIN hotels h ON h.hotel_id = b.hotel_id JOIN chains c ON c.chain_id = h.chain_id GROUP BY c.name, c.chain_id ORDER BY amount DESC LIMIT 3",
  ],
  [
    "kinds that sell worst",
    "which city sells worst",
    `SELECT h.city ${ofCities} ORDER BY SUM(b.amount) LIMIT 1`,
  ],
  [
    "how rows of events grew",
    "how did bookings grow from 2024 to 2025",
    "SELECT COUNT(*) FILTER (WHERE booked_on >= DATE '2025-01-01' AND booked_on < DATE '2026-01-01') AS bookings_2025, COUNT(*) FILTER (WHERE booked_on >= DATE '2024-01-01' AND booked_on < DATE '2025-01-01') AS bookings_2024, (COUNT(*) FILTER (WHERE booked_on >= DATE '2025-01-01' AND booked_on < DATE '2026-01-01')) / NULLIF(COUNT(*) FILTER (WHERE booked_on >= DATE '2024-01-01' AND booked_on < DATE '2025-01-01'), 0) - 1 AS change FROM bookings",
  ],
  [
    "a change in a month is against the one before",
    "how did the amount change in May",
    "SELECT SUM(amount) FILTER (WHERE booked_on >= DATE '2026-05-01' AND booked_on < DATE '2026-06-01') AS amount_may_2026, SUM(amount) FILTER (WHERE booked_on >= DATE '2026-04-01' AND booked_on < DATE '2026-05-01') AS amount_apr_2026, (SUM(amount) FILTER (WHERE booked_on >= DATE '2026-05-01' AND booked_on < DATE '2026-06-01')) / NULLIF(SUM(amount) FILTER (WHERE booked_on >= DATE '2026-04-01' AND booked_on < DATE '2026-05-01'), 0) - 1 AS change FROM bookings",
  ],
  [
    "what things cost is their price",
    "rooms that cost more than 100",
    "SELECT name AS room FROM rooms WHERE list_price > 100",
  ],
  [
    "what ran in a time had some of its time in it",
    "campaigns that ran in October",
    "SELECT name AS campaign FROM campaigns WHERE (starts_on < DATE '2026-11-01' AND (ends_on IS NULL OR ends_on >= DATE '2026-10-01'))",
  ],
  [
    "the time with the most",
    "the most bookings in one day",
    "SELECT booked_on AS day FROM bookings GROUP BY booked_on ORDER BY COUNT(*) DESC LIMIT 1",
  ],
])("%s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});

test.each([
  ["the second best hotel", 2],
  ["third most expensive room", 3],
  ["which hotel has the second highest amount", 2],
])("%s keeps one place of a ranking", (question, place) => {
  expect(ask(question)).toMatch(
    new RegExp(`LIMIT ${place} \\) s \\) AND .* NOT IN .* LIMIT ${place - 1} \\)`),
  );
});

test("a place that is not kept is not the first", () => {
  expect(plan("second highest booking amount")).toMatchObject({ problem: { facts: { state: "place" } } });
});

test("the best kind of each group is the one that sold most in it", () => {
  expect(ask("best city per chain")).toMatch(/OVER \(PARTITION BY chain, chain_id ORDER BY amount DESC/);
});
