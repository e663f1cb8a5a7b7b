import type { ProblemCode } from "@askery/model";
import { expect, test } from "vitest";
import { describeProblem } from "./describe-problem.ts";

const messages: readonly (readonly [ProblemCode, Readonly<Record<string, string>>, string])[] = [
  ["question-empty", {}, "There is no question yet. Type one, such as “How many orders last month?”"],
  ["question-too-long", { limit: "2,000" }, "The question is too long. Keep it under 2,000 characters."],
  [
    "question-not-understood",
    { table: "orders" },
    "The question does not say what to count or list. Name a figure, such as “number of orders”.",
  ],
  ["question-not-understood", {}, "The question does not say what to count or list."],
  [
    "words-unknown",
    { words: "revnue", nearest: "revenue, review" },
    "No column looks like “revnue”. Nearest: revenue, review.",
  ],
  ["words-unknown", { words: "happy, blorp" }, "Nothing in this database is called “happy” or “blorp”."],
  [
    "words-unknown",
    { words: "rotate", state: "drawing" },
    "It is not clear what “rotate” should change in the chart. Use other words, or open the chart in the editor.",
  ],
  [
    "words-unknown",
    { words: "fell", state: "change" },
    "A change is between two times. Name both, such as “in May against April”.",
  ],
  [
    "words-unknown",
    { words: "second, best", state: "place" },
    "A single place of a ranking is not shown alone. Ask for the first few, such as “top 3”.",
  ],
  [
    "words-unknown",
    { words: "top, 5, %", state: "ranking" },
    "A ranking cannot be cut at a percentage. Name a number, such as “top 10”.",
  ],
  ["words-unknown", {}, "Nothing in this database goes by this word."],
  [
    "name-removed",
    { table: "regions", until: "Nov 20, 2026, 9:00 AM" },
    "The table regions was there until Nov 20, 2026, 9:00 AM. It is gone.",
  ],
  [
    "name-removed",
    { table: "orders", column: "total", state: "unreadable", until: "Nov 20, 2026, 9:00 AM" },
    "The column total of orders could be read until Nov 20, 2026, 9:00 AM. It is still there, but this connection may no longer read it.",
  ],
  [
    "value-not-found",
    { value: "Atlantis", column: "country", nearest: "Austria" },
    "No country is “Atlantis”. Nearest: Austria.",
  ],
  ["value-not-found", { value: "Atlantis" }, "Nothing in this data is called “Atlantis”."],
  [
    "definition-unused",
    { words: "late" },
    "“late” is defined for this database, but not for a question like this. Ask for it more plainly, or change its definition under Knowledge.",
  ],
  [
    "metric-repeated",
    { words: "payroll, home runs" },
    "“payroll” and “home runs” would count the same rows several times in this question. Ask for one figure at a time, or break it down by something else.",
  ],
  [
    "tables-not-related",
    { left: "campaigns", right: "suppliers" },
    "Nothing connects campaigns with suppliers. Ask about one of them, or say in Connection which columns match.",
  ],
  [
    "no-date-column",
    { table: "categories" },
    "Categories have no date, so time cannot be asked for. Leave the time out.",
  ],
  ["no-date-column", {}, "This data has no date, so time cannot be asked for. Leave the time out."],
  [
    "no-measure",
    { words: "color", table: "products" },
    "“color” is not a figure in products. Count the rows instead, or name a column with numbers.",
  ],
  ["no-measure", {}, "There is no figure to compute. Count the rows instead, or name a column with numbers."],
  [
    "not-a-question-about-data",
    {},
    "This is not a question about the data. Ask for figures, lists or trends.",
  ],
  [
    "ambiguous",
    { words: "value", meanings: "revenue, margin" },
    "“value” can mean revenue or margin. Choose one.",
  ],
  [
    "answer-rejected",
    { question: "sales by city", others: "2" },
    "Choose what “sales by city” means, or correct it in your words: “no, I meant …”.",
  ],
  [
    "answer-rejected",
    { question: "sales by city", others: "0" },
    "Nothing else fits “sales by city”. Correct it in your words: “no, I meant …”.",
  ],
  ["ambiguous", {}, "The question can mean several things. Choose one."],
  [
    "forecast-not-possible",
    {},
    "The data end today, and answers do not guess ahead. Ask for the trend so far.",
  ],
  [
    "column-private",
    { table: "users", column: "password_hash", reason: "Its name ends in “password hash”." },
    "“password_hash” is private, and answers leave it out. Its name ends in “password hash”. An admin can give it another role under Tables & columns.",
  ],
  ["database-empty", {}, "This database has no tables. Add some, then read the schema again."],
  [
    "write-refused",
    { words: "delete" },
    "“delete” would change data. Answers only read. Ask what the data say instead.",
  ],
  ["write-refused", {}, "This would change data. Answers only read. Ask what the data say instead."],
  [
    "edit-of-sql",
    {},
    "This is SQL that a person wrote, so its parts cannot be changed one by one. Filter the columns of its result, or edit the SQL.",
  ],
  [
    "edit-of-set",
    {},
    "This answer combines two lists, so its columns cannot be changed. Filter, sort or count its rows instead.",
  ],
  [
    "edit-of-groups",
    { column: "status" },
    "These figures are computed from groups of rows, so “status” cannot be used with them. Choose one of the columns shown.",
  ],
  [
    "filter-of-many",
    { rows: "orders", column: "brand" },
    "Its orders can each have several values of “brand”. Choose the column by hand to show those with any of them.",
  ],
  [
    "filter-of-several",
    { rows: "flights", table: "airports" },
    "Its flights refer to airports in several ways. Choose the column by hand to use the first of them.",
  ],
  [
    "filter-not-in-sql",
    { column: "country" },
    "Its SQL returns no column “country”. Add the column to the SQL, or choose another one by hand.",
  ],
  [
    "filter-not-in-sql",
    {},
    "Its SQL returns no column with this date. Add the column to the SQL, or choose another one by hand.",
  ],
  [
    "filter-unsure-in-sql",
    { column: "country" },
    "Its SQL may take “country” from another table. Choose the column of its result by hand.",
  ],
  ["filter-switched-off", {}, "This filter is switched off for this card."],
  [
    "filter-of-variables",
    {},
    "This filter only sets variables of SQL. Choose a variable or a column of this card by hand.",
  ],
  ["filter-variable-gone", { name: "city" }, "Its SQL has no variable “city”. Choose another one by hand."],
  [
    "filter-variable-type",
    { name: "city" },
    "The variable “city” cannot have this value. Choose another value.",
  ],
  ["filter-variable-one", { name: "city" }, "The variable “city” takes one value. Choose a single one."],
  [
    "filter-variable-open",
    { name: "until" },
    "The variable “until” needs this end of the range. Choose a range with both ends.",
  ],
  [
    "filter-variable-range",
    { name: "since" },
    "The variable “since” takes the first value of a range, and no variable takes the last one. Choose a range without an end, or add a second variable to the SQL.",
  ],
  [
    "edit-of-comparison",
    {},
    "This answer compares two periods already. Choose the figure again to start over, then set its period.",
  ],
  [
    "edit-name-unknown",
    { name: "status" },
    "There is no “status” here any more. Choose from what the answer shows now.",
  ],
  ["edit-name-unknown", {}, "This filter is not there any more. Choose from what the answer shows now."],
  [
    "edit-wrong-type",
    { column: "status", needs: "date" },
    "This needs a date column, and “status” is none. Choose another.",
  ],
  [
    "edit-repeats-rows",
    { rows: "orders" },
    "This would count some orders several times, and the figures would be too high. Filter by it instead, or count different values.",
  ],
  [
    "edit-mixes-levels",
    {},
    "This mixes what holds of single rows with what holds of computed figures. Use two filters, one for each.",
  ],
  ["edit-last-part", {}, "Nothing would be left to show. Put something else in its place instead."],
  [
    "edit-without-period",
    {},
    "There is no single period with a start and an end to compare with. Set a period first.",
  ],
  [
    "edit-along-time",
    {},
    "This answer is broken down by time, so each period has rows of its own. Remove that breakdown to compare two periods.",
  ],
  ["edit-without-time", {}, "This needs a breakdown by time. Add one first, such as by month."],
];

test.each(messages)("%s with %o: %s", (code, facts, sentence) => {
  expect(describeProblem({ code, spans: [], facts, suggestions: [] })).toBe(sentence);
});
