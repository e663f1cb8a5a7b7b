import { describe, expect, test } from "vitest";
import { ask as askClinic } from "./clinic.test-support.ts";
import { ask as askCompany } from "./company.test-support.ts";

type Example = readonly [rule: string, conversation: readonly string[], sql: string];

const secondDoctor = (n: number): string =>
  `d.doctor_id IN ( SELECT doctor_id FROM ( SELECT d2.full_name, d2.doctor_id, SUM(v2.fee) AS fee FROM visits v2 JOIN doctors d2 ON d2.doctor_id = v2.doctor_id GROUP BY d2.full_name, d2.doctor_id ORDER BY fee DESC LIMIT ${String(n)} ) s )`;
const notFirstDoctor =
  "d.doctor_id NOT IN ( SELECT doctor_id FROM ( SELECT d3.full_name, d3.doctor_id, SUM(v3.fee) AS fee FROM visits v3 JOIN doctors d3 ON d3.doctor_id = v3.doctor_id GROUP BY d3.full_name, d3.doctor_id ORDER BY fee DESC LIMIT 1 ) s2 )";

const clinic: readonly Example[] = [
  [
    "a bare figure is one of what was counted",
    ["how many patients from Lyon", "the average fee"],
    "SELECT AVG(v.fee) AS average_fee FROM visits v JOIN patients p ON p.patient_id = v.patient_id WHERE p.city = $1 | Lyon",
  ],
  [
    "a figure of other rows is not",
    ["how many visits in 2025", "the number of drugs"],
    "SELECT COUNT(*) AS drugs FROM drugs",
  ],
  [
    "the same figure again is one of all rows",
    ["number of visits this month", "number of visits"],
    "SELECT COUNT(*) AS visits FROM visits",
  ],
  [
    "also after a breakdown",
    ["total fee by specialty", "total fee"],
    "SELECT SUM(v.fee) AS fee FROM visits v",
  ],
  [
    'the "now" that starts a follow-up is not today',
    ["total fee by specialty", "and now by status"],
    "SELECT v.status, SUM(v.fee) AS fee FROM visits v GROUP BY v.status ORDER BY fee DESC",
  ],
  [
    "breaking something down adds to its breakdown",
    ["fee by specialty", "break that down by status"],
    "SELECT d.specialty, v.status, SUM(v.fee) AS fee FROM visits v JOIN doctors d ON d.doctor_id = v.doctor_id GROUP BY d.specialty, v.status ORDER BY fee DESC",
  ],
  [
    "so does also",
    ["fee by specialty", "also by status"],
    "SELECT d.specialty, v.status, SUM(v.fee) AS fee FROM visits v JOIN doctors d ON d.doctor_id = v.doctor_id GROUP BY d.specialty, v.status ORDER BY fee DESC",
  ],
  [
    "a breakdown alone takes the place of the one before",
    ["fee by specialty", "by status"],
    "SELECT v.status, SUM(v.fee) AS fee FROM visits v GROUP BY v.status ORDER BY fee DESC",
  ],
  [
    "the months before are those up to the period",
    ["visits in the last 3 months", "and the 3 months before?"],
    "SELECT COUNT(*) AS visits FROM visits WHERE visited_on >= DATE '2026-05-20' AND visited_on < DATE '2026-08-20'",
  ],
  [
    "the previous period is as long as the period",
    ["visits in October", "vs the previous period"],
    "SELECT COUNT(*) FILTER (WHERE visited_on >= DATE '2026-10-01' AND visited_on < DATE '2026-11-01') AS visits_in_october, COUNT(*) FILTER (WHERE visited_on >= DATE '2026-09-01' AND visited_on < DATE '2026-10-01') AS visits_sep_2026 FROM visits",
  ],
  [
    "the month before is before the month asked for, not before today",
    ["visits last month", "vs the month before"],
    "SELECT COUNT(*) FILTER (WHERE visited_on >= DATE '2026-10-01' AND visited_on < DATE '2026-11-01') AS visits_last_month, COUNT(*) FILTER (WHERE visited_on >= DATE '2026-09-01' AND visited_on < DATE '2026-10-01') AS visits_2_months_ago FROM visits",
  ],
  [
    "a place is one of the ranking, whatever was asked of another place, and remains it in another period",
    ["top 5 doctors by fee", "the first one", "and number two?", "in 2025"],
    `SELECT d.full_name, SUM(v.fee) AS fee FROM visits v JOIN doctors d ON d.doctor_id = v.doctor_id WHERE (${secondDoctor(2)} AND ${notFirstDoctor}) AND v.visited_on >= DATE '2025-01-01' AND v.visited_on < DATE '2026-01-01' GROUP BY d.full_name, d.doctor_id ORDER BY fee DESC`,
  ],
  [
    "things of the events of what was listed are shown instead",
    ["patients from Nice", "which doctors did they see"],
    "SELECT d.full_name FROM doctors d WHERE EXISTS ( SELECT 1 FROM visits v JOIN patients p ON p.patient_id = v.patient_id WHERE v.doctor_id = d.doctor_id AND p.city = $1 ) | Nice",
  ],
  [
    "a verb names its events",
    ["patients from Nice", "what were they prescribed", "in 2025"],
    "SELECT d.name AS drug FROM drugs d WHERE EXISTS ( SELECT 1 FROM prescriptions p JOIN visits v ON v.visit_id = p.visit_id JOIN patients p2 ON p2.patient_id = v.patient_id WHERE p.drug_id = d.drug_id AND p2.city = $1 AND v.visited_on >= DATE '2025-01-01' AND v.visited_on < DATE '2026-01-01' ) | Nice",
  ],
  [
    "the same period has as many days as the one that has not ended",
    ["fee this year", "compared with the same period last year"],
    "SELECT SUM(fee) FILTER (WHERE visited_on >= DATE '2026-01-01' AND visited_on < DATE '2026-11-21') AS fee_this_year_to_date, SUM(fee) FILTER (WHERE visited_on >= DATE '2025-01-01' AND visited_on < DATE '2025-11-21') AS fee_this_year_to_date_a_year_earlier FROM visits",
  ],
  [
    "so do several, shown by what they are",
    ["visits by doctor", "which patients did they see"],
    "SELECT p.full_name FROM patients p WHERE EXISTS ( SELECT 1 FROM visits v WHERE v.patient_id = p.patient_id )",
  ],
  [
    "figures of those events keep their conditions",
    ["patients from Nice", "which doctors did they see", "how many visits did they have", "in 2025"],
    "SELECT COUNT(*) AS visits FROM visits v JOIN patients p ON p.patient_id = v.patient_id WHERE p.city = $1 AND v.visited_on >= DATE '2025-01-01' AND v.visited_on < DATE '2026-01-01' | Nice",
  ],
  [
    "sides are figures beside each other, along the breakdown",
    ["visits by specialty", "completed vs cancelled"],
    "SELECT d.specialty, COUNT(*) FILTER (WHERE v.status = $1) AS visits_completed, COUNT(*) FILTER (WHERE v.status = $2) AS visits_cancelled FROM visits v JOIN doctors d ON d.doctor_id = v.doctor_id GROUP BY d.specialty ORDER BY visits_completed DESC | completed | cancelled",
  ],
  [
    "a part of one side has no other side",
    ["visits by specialty", "completed vs cancelled", "cancelled in percent"],
    "SELECT d.specialty, (COUNT(*) FILTER (WHERE v.status = $1)) / NULLIF(COUNT(*), 0) AS share_of_visits FROM visits v JOIN doctors d ON d.doctor_id = v.doctor_id GROUP BY d.specialty ORDER BY share_of_visits DESC | cancelled",
  ],
];

const company: readonly Example[] = [
  [
    "a bare figure is one of what was counted",
    ["how many customers from Germany", "the average line total"],
    "SELECT AVG(oi.line_total) AS average_line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id JOIN customers c ON c.customer_id = o.customer_id WHERE c.country = $1 | Germany",
  ],
  [
    "breaking something down adds to its breakdown",
    ["orders by channel", "break that down by status"],
    "SELECT channel, status, COUNT(*) AS orders FROM orders GROUP BY channel, status ORDER BY orders DESC",
  ],
  [
    "as many days before are compared",
    ["orders in the last 30 days", "vs the 30 days before"],
    "SELECT COUNT(*) FILTER (WHERE order_date >= DATE '2026-10-21' AND order_date < DATE '2026-11-21') AS orders_in_the_last_30_days, COUNT(*) FILTER (WHERE order_date >= DATE '2026-09-20' AND order_date < DATE '2026-10-21') AS orders_from_61_days_ago_to_31_days_ago FROM orders",
  ],
  [
    "a breakdown has places, too",
    ["orders by channel", "the second one"],
    "SELECT channel, COUNT(*) AS orders FROM orders WHERE (channel IN ( SELECT channel FROM ( SELECT channel, COUNT(*) AS orders FROM orders GROUP BY channel ORDER BY orders DESC LIMIT 2 ) s ) AND channel NOT IN ( SELECT channel FROM ( SELECT channel, COUNT(*) AS orders FROM orders GROUP BY channel ORDER BY orders DESC LIMIT 1 ) s2 WHERE channel IS NOT NULL )) GROUP BY channel ORDER BY orders DESC",
  ],
  [
    "after a year is a time, not a number",
    ["employees hired before 2015", "how many is that", "by team", "and after 2015?"],
    "SELECT team, COUNT(*) AS employees FROM employees WHERE hire_date >= DATE '2016-01-01' GROUP BY team ORDER BY employees DESC",
  ],
  [
    "how much a number of rows is, is what they are worth",
    ["cancelled orders", "how much is that"],
    "SELECT SUM(oi.line_total) AS line_total FROM order_items oi JOIN orders o ON o.order_id = oi.order_id WHERE o.status = $1 | cancelled",
  ],
  [
    "how much rows without a worth are is their number",
    ["employees hired in 2025", "how much is that"],
    "SELECT COUNT(*) AS employees FROM employees WHERE hire_date >= DATE '2025-01-01' AND hire_date < DATE '2026-01-01'",
  ],
];

describe("a conversation about a clinic", () => {
  test.each(clinic)("%s", (_, conversation, sql) => {
    expect(askClinic(...conversation)).toBe(sql);
  });
});

describe("a conversation about a company", () => {
  test.each(company)("%s", (_, conversation, sql) => {
    expect(askCompany(...conversation)).toBe(sql);
  });
});
