import { expect, test } from "vitest";
import { questionKey } from "./question-key.ts";

test("case, spaces and final punctuation do not make another question", () => {
  expect(questionKey("  Revenue by\tMonth ?! ")).toBe("revenue by month");
  expect(questionKey("revenue by month")).toBe("revenue by month");
  expect(questionKey("Revenue by month, 2024.5?")).toBe("revenue by month, 2024.5");
});
