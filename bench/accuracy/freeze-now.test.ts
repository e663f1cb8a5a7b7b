import { expect, test } from "vitest";
import { freezeNow } from "./freeze-now.ts";

test.each([
  ["SELECT date('now', '-1 day')", "SELECT date('2025-06-15 12:00:00', '-1 day')"],
  ["SELECT CURRENT_DATE, current_timestamp", "SELECT '2025-06-15', '2025-06-15 12:00:00'"],
  ["SELECT date()", "SELECT date('2025-06-15 12:00:00')"],
  ["SELECT 'not now', 'it''s current_date'", "SELECT 'not now', 'it''s current_date'"],
])("%s", (sql, frozen) => {
  expect(freezeNow(sql, "2025-06-15")).toBe(frozen);
});
