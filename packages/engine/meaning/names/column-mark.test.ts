import { expect, test } from "vitest";
import { tableOf } from "../../golden/company.test-support.ts";
import { findMark, withoutMark } from "./column-mark.ts";

test.each([
  [["CL_NO", "CL_NAME", "CL_CITY"], "cl"],
  [["clNo", "clName", "clCity", "note", "clSince"], "cl"],
  [["order_no", "order_date", "order_total"], null],
  [["cl_no", "cl_name", "city", "country"], null],
  [["id", "cl_no"], null],
])("few letters that start almost all names are a mark: %j", (names, mark) => {
  expect(findMark(tableOf("clients", names))).toBe(mark);
});

test("a name is read without the mark, unless it is all of it", () => {
  expect(withoutMark("CL_FIRST_NAME", "cl")).toBe("first_name");
  expect(withoutMark("CL", "cl")).toBe("CL");
  expect(withoutMark("cost", "cl")).toBe("cost");
  expect(withoutMark("birthDate", null)).toBe("birthDate");
});
