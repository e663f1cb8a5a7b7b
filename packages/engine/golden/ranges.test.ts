import { describe, expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";
import { profiled } from "./profiled.test-support.ts";

/** A gallery with friends of known age, paintings with a price and a height, and what was bought. */
const { ask, summarize } = prepareAsking({
  tables: [
    profiled(tableOf("friends", ["friend_id integer", "full_name text", "town text", "birth_date date"]), {
      birth_date: { min: "1950-03-01", max: "2004-08-15" },
    }),
    profiled(
      tableOf("paintings", ["painting_id integer", "title text", "price decimal", "height_cm integer"]),
      { price: { min: "120", max: "4890.5" }, height_cm: { min: "20", max: "31" } },
    ),
    tableOf("purchases", [
      "purchase_id integer",
      "painting_id integer",
      "friend_id integer",
      "bought_on date",
    ]),
  ],
  relationships: [
    relate("purchases.painting_id", "paintings.painting_id"),
    relate("purchases.friend_id", "friends.friend_id"),
  ],
});

/** Cases in SQL: the ends of the ranges but the last, and their names. */
function cases(of: string, sign: "<" | ">", ends: readonly string[]): string {
  const last = sign === "<" ? ">=" : "<=";
  const tests = [...ends.map((end) => `${of} ${sign} ${end}`), `${of} ${last} ${ends.at(-1) ?? ""}`];
  return `CASE ${tests.map((one, at) => `WHEN ${one} THEN $${String(at + 1)}`).join(" ")} END`;
}

const ages = cases(
  "birth_date",
  ">",
  [1996, 1986, 1976, 1966, 1956].map((year) => `DATE '${String(year)}-11-20'`),
);
const ageNames = "under 30 | 30–39 | 40–49 | 50–59 | 60–69 | 70 or more";

describe("ages", () => {
  const aged = `SELECT ${ages} AS age_group, COUNT(*) AS friends FROM friends GROUP BY ${ages} ORDER BY MAX(birth_date) DESC | ${ageNames}`;
  test.each([
    "friends by age",
    "how many friends per age",
    "friends by age group",
    "number of friends per age bracket",
    "friends by 10 year age band",
  ])("count from birth to today, in tens of years: %s", (question) => {
    expect(ask(question)).toBe(aged);
  });

  test("divide what people did", () => {
    expect(summarize("purchases by age group")).toBe("number of purchases by age group");
  });
});

describe("prices", () => {
  test("have a round width that divides what is known of them", () => {
    const ranges = cases("price", "<", [
      "500",
      "1000",
      "1500",
      "2000",
      "2500",
      "3000",
      "3500",
      "4000",
      "4500",
    ]);
    expect(ask("paintings by price range")).toBe(
      `SELECT ${ranges} AS price_range, COUNT(*) AS paintings FROM paintings GROUP BY ${ranges} ORDER BY MIN(price) | under 500 | 500 to under 1,000 | 1,000 to under 1,500 | 1,500 to under 2,000 | 2,000 to under 2,500 | 2,500 to under 3,000 | 3,000 to under 3,500 | 3,500 to under 4,000 | 4,000 to under 4,500 | 4,500 or more`,
    );
  });

  test.each([
    "paintings by price in buckets of 2000",
    "how many paintings per price band of 2000",
    "paintings by price in steps of 2,000",
    "distribution of paintings by price in steps of 2000",
  ])("have the width that is named: %s", (question) => {
    const ranges = cases("price", "<", ["2000", "4000"]);
    expect(ask(question)).toBe(
      `SELECT ${ranges} AS price_range, COUNT(*) AS paintings FROM paintings GROUP BY ${ranges} ORDER BY MIN(price) | under 2,000 | 2,000 to under 4,000 | 4,000 or more`,
    );
  });
});

test("whole numbers are named by their first and last one", () => {
  const ranges = cases("height_cm", "<", ["25", "30"]);
  expect(ask("paintings by height in bins of 5")).toBe(
    `SELECT ${ranges} AS height_cm_range, COUNT(*) AS paintings FROM paintings GROUP BY ${ranges} ORDER BY MIN(height_cm) | under 25 | 25–29 | 30 or more`,
  );
});

test("an age that the database has itself is its own", () => {
  const own = prepareAsking({
    tables: [tableOf("patients", ["patient_id integer", "birth_date date", "age integer"])],
    relationships: [],
  });
  expect(own.ask("patients by age")).toBe(
    "SELECT age, COUNT(*) AS patients FROM patients GROUP BY age ORDER BY patients DESC",
  );
});

test("ranges that the database has itself are its own", () => {
  const own = prepareAsking({
    tables: [tableOf("patients", ["patient_id integer", "birth_date date", "age_group text"])],
    relationships: [],
  });
  expect(own.ask("patients by age group")).toBe(
    "SELECT age_group, COUNT(*) AS patients FROM patients GROUP BY age_group ORDER BY patients DESC",
  );
});

describe("a conversation", () => {
  test("goes on about the same ranges", () => {
    expect(summarize("purchases by age group", "only 2025")).toBe(
      "number of purchases by age group, bought in 2025",
    );
  });

  test("changes the breakdown", () => {
    expect(summarize("friends by age group", "by town")).toBe("number of friends by town");
  });
});
