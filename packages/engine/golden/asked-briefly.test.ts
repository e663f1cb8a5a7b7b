import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A riding school: riders, horses by breed, lessons with a price, which may be missed, and sacks of feed by weight. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("riders", ["rider_id integer", "name text", "town text"]),
      tableOf("horses", ["horse_id integer", "name text", "breed text"]),
      tableOf("lessons", [
        "lesson_id integer",
        "rider_id integer",
        "horse_id integer",
        "held_on date",
        "state text",
        "price decimal",
      ]),
      tableOf("sacks", ["sack_id integer", "horse_id integer", "eaten_on date", "weight decimal"]),
    ],
    relationships: [
      relate("lessons.rider_id", "riders.rider_id"),
      relate("lessons.horse_id", "horses.horse_id"),
      relate("sacks.horse_id", "horses.horse_id"),
    ],
  },
  [
    { table: "lessons", column: "state", values: ["held", "missed"], isComplete: true },
    { table: "riders", column: "town", values: ["London", "Leeds"], isComplete: true },
    { table: "horses", column: "breed", values: ["Shetland Pony", "Irish Cob"], isComplete: true },
  ],
);

test.each([
  [
    "“the ones over” compares the figure of each group",
    "number of lessons per rider, the ones over 20",
    "SELECT r.name AS rider, COUNT(*) AS lessons FROM lessons l JOIN riders r ON r.rider_id = l.rider_id GROUP BY r.name, r.rider_id HAVING COUNT(*) > 20 ORDER BY lessons DESC",
  ],
  [
    "“only where it is over”, too",
    "total price per breed, only where it is over 10k",
    "SELECT h.breed, SUM(l.price) AS price FROM lessons l JOIN horses h ON h.horse_id = l.horse_id GROUP BY h.breed HAVING SUM(l.price) > 10000 ORDER BY price DESC",
  ],
  [
    "a superlative with “first” orders by the figure that is shown",
    "lessons per horse, liveliest first",
    "SELECT h.name AS horse, COUNT(*) AS lessons FROM lessons l JOIN horses h ON h.horse_id = l.horse_id GROUP BY h.name, h.horse_id ORDER BY lessons DESC",
  ],
  [
    "in percent, a condition is a part",
    "missed lessons per breed in percent",
    "SELECT h.breed, (COUNT(*) FILTER (WHERE l.state = $1)) / NULLIF(COUNT(*), 0) AS share_of_lessons FROM lessons l JOIN horses h ON h.horse_id = l.horse_id GROUP BY h.breed ORDER BY share_of_lessons DESC | missed",
  ],
  [
    "a unit means the figure that such units measure",
    "kilos per breed",
    "SELECT h.breed, SUM(s.weight) AS weight FROM sacks s JOIN horses h ON h.horse_id = s.horse_id GROUP BY h.breed ORDER BY weight DESC",
  ],
  [
    "an amount in a unit is compared with it",
    "sacks over 20 kilos",
    "SELECT COUNT(*) AS sacks FROM sacks WHERE weight > 20",
  ],
  [
    "the last word of a value may be in the plural",
    "lessons on ponies",
    "SELECT COUNT(*) AS lessons FROM lessons l JOIN horses h ON h.horse_id = l.horse_id WHERE h.breed = $1 | Shetland Pony",
  ],
  [
    "rows that were not seen for a time have no event in it",
    "riders we havent seen for a year",
    "SELECT r.name AS rider FROM riders r WHERE NOT EXISTS ( SELECT 1 FROM lessons l WHERE l.rider_id = r.rider_id AND l.held_on >= DATE '2025-11-20' AND l.held_on < DATE '2026-11-21' )",
  ],
  [
    "“nobody” denies",
    "horses nobody has touched since march",
    "SELECT h.name AS horse FROM horses h WHERE NOT EXISTS ( SELECT 1 FROM lessons l WHERE l.horse_id = h.horse_id AND l.held_on >= DATE '2026-03-01' )",
  ],
  [
    "“nothing” does, too",
    "riders who did nothing in 2025",
    "SELECT r.name AS rider FROM riders r WHERE NOT EXISTS ( SELECT 1 FROM lessons l WHERE l.rider_id = r.rider_id AND l.held_on >= DATE '2025-01-01' AND l.held_on < DATE '2026-01-01' )",
  ],
  [
    "a breakdown may be by some of the rows",
    "lessons per london rider",
    "SELECT r.name AS rider, COUNT(*) AS lessons FROM lessons l JOIN riders r ON r.rider_id = l.rider_id WHERE r.town = $1 GROUP BY r.name, r.rider_id ORDER BY lessons DESC | London",
  ],
  [
    "a price that brings in money adds up",
    "price income per breed",
    "SELECT h.breed, SUM(l.price) AS price FROM lessons l JOIN horses h ON h.horse_id = l.horse_id GROUP BY h.breed ORDER BY price DESC",
  ],
])("%s: %s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});

test.each([
  [
    "a bare comparison is about its figure",
    ["total price per breed", "over 500"],
    "SELECT h.breed, SUM(l.price) AS price FROM lessons l JOIN horses h ON h.horse_id = l.horse_id GROUP BY h.breed HAVING SUM(l.price) > 500 ORDER BY price DESC",
  ],
  [
    "so is one in a unit",
    ["weight of sacks per breed", "only the ones over 20 kilos"],
    "SELECT h.breed, AVG(s.weight) AS average_weight FROM sacks s JOIN horses h ON h.horse_id = s.horse_id GROUP BY h.breed HAVING AVG(s.weight) > 20 ORDER BY average_weight DESC",
  ],
  [
    "an age is that of its rows",
    ["missed lessons per breed", "older than 30 days"],
    "SELECT h.breed, COUNT(*) AS lessons FROM lessons l JOIN horses h ON h.horse_id = l.horse_id WHERE l.state = $1 AND DATE_DIFF('day', l.held_on, DATE '2026-11-20') > 30 GROUP BY h.breed ORDER BY lessons DESC | missed",
  ],
  [
    "a time needs no number",
    ["missed lessons per breed", "only the ones older than a week"],
    "SELECT h.breed, COUNT(*) AS lessons FROM lessons l JOIN horses h ON h.horse_id = l.horse_id WHERE l.state = $1 AND (EPOCH(DATE '2026-11-20') - EPOCH(l.held_on)) / 604800 > 1 GROUP BY h.breed ORDER BY lessons DESC | missed",
  ],
])("after an answer, %s", (_, conversation, sql) => {
  expect(ask(...conversation)).toBe(sql);
});
