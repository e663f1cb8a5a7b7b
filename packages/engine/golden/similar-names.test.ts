import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

const rooms = tableOf("rooms", ["room_id integer", "building text", "seats integer"]);

const { ask, plan } = prepareAsking({
  tables: [
    tableOf("players", ["player_id integer", "name text", "debut date"]),
    tableOf("salaries", [
      "salary_id integer",
      "player_id integer",
      "year integer",
      "paid_on date",
      "amount decimal",
    ]),
    tableOf("playlists", ["playlist_id integer", "name text"]),
    tableOf("playlist_tracks", ["playlist_id integer", "track_id integer"]),
    tableOf("tracks", ["track_id integer", "name text", "price decimal"]),
    tableOf("customers", ["customer_id integer", "name text"]),
    tableOf("accounts", ["account_id integer", "customer_id integer", "branch text", "balance decimal"]),
    tableOf("articles", ["article_id integer", "vendor text", "list_price decimal", "unit_cost decimal"]),
    {
      ...rooms,
      columns: rooms.columns.map((column) =>
        column.name === "seats" ? { ...column, isNumberText: true } : column,
      ),
    },
  ],
  relationships: [
    relate("salaries.player_id", "players.player_id"),
    relate("playlist_tracks.playlist_id", "playlists.playlist_id"),
    relate("playlist_tracks.track_id", "tracks.track_id"),
    relate("accounts.customer_id", "customers.customer_id"),
  ],
});

test("a year filters the year column", () => {
  expect(ask("the highest salary in 2001")).toMatch(/WHERE year = 2001$/);
  expect(ask("the highest salary since March 2001")).toMatch(/WHERE paid_on >= /);
});

test("words about time may refer to the date of another table", () => {
  const planned = plan("the highest salary of players in March 2001");
  const interpretations =
    planned.kind === "planned"
      ? planned.interpretations.map(({ interpretation }) => interpretation.plan)
      : [];
  expect(interpretations.some((one) => JSON.stringify(one).includes('"debut"'))).toBe(true);
  expect(interpretations.some((one) => JSON.stringify(one).includes('"paid_on"'))).toBe(true);
});

test("treats numbers stored as text as numbers", () => {
  expect(ask("buildings of rooms with more than 9 seats")).toMatch(/WHERE CAST\(seats AS NUMERIC\) > 9/);
  expect(ask("average seats of rooms")).toMatch(/^SELECT AVG\(CAST\(seats AS NUMERIC\)\)/);
});

test("a comparative such as more expensive compares values and does not count", () => {
  expect(ask("which playlists hold tracks that are more expensive than 5?")).toMatch(/price > 5/);
});

test("recognizes a table name that looks like a compound as one word", () => {
  expect(ask("the names of all playlists")).toBe("SELECT name AS playlist FROM playlists");
});

test("counts each customer with a matching row once", () => {
  expect(ask("count the customers who hold an account")).toBe(
    "SELECT COUNT(*) AS customers FROM customers c WHERE EXISTS ( SELECT 1 FROM accounts a WHERE a.customer_id = c.customer_id )",
  );
});

test("figures with different names are different figures", () => {
  expect(ask("average price and average cost by vendor")).toBe(
    "SELECT vendor, AVG(list_price) AS average_list_price, AVG(unit_cost) AS average_unit_cost FROM articles GROUP BY vendor ORDER BY average_list_price DESC",
  );
});

test.each([
  "balance and number of accounts by branch",
  "balance and accounts by branch",
  "balance vs accounts by branch",
])("none of several figures is passed over: %s", (question) => {
  expect(ask(question)).toBe(
    "SELECT branch, AVG(balance) AS average_balance, COUNT(*) AS accounts FROM accounts GROUP BY branch ORDER BY average_balance DESC",
  );
});

const labs = prepareAsking({
  tables: [
    tableOf("parts", ["part_no integer", "part_type text", "maker text"]),
    tableOf("qc_inspect", ["insp_no integer", "part_no integer", "insp_type text", "insp_date date"]),
  ],
  relationships: [relate("qc_inspect.part_no", "parts.part_no")],
});

test("a name whose other words come before “by” is that of the table in question", () => {
  expect(labs.ask("inspections by type")).toBe(
    "SELECT insp_type, COUNT(*) AS qc_inspect FROM qc_inspect GROUP BY insp_type ORDER BY qc_inspect DESC",
  );
  expect(labs.ask("parts by type")).toBe(
    "SELECT part_type, COUNT(*) AS parts FROM parts GROUP BY part_type ORDER BY parts DESC",
  );
});
