import { describe as suite, expect, test } from "vitest";
import { describe, rolesIn, tableOf } from "./meaning-catalog.test-support.ts";

const numbers = {
  type: "decimal",
  profile: { rowCount: 100, nullCount: 0, distinctCount: 90, min: "1.5", max: "812.2" },
} as const;
const whole = {
  type: "integer",
  profile: { rowCount: 100, nullCount: 0, distinctCount: 80, min: "3", max: "9012" },
} as const;
const date = { type: "date" } as const;
const open = {
  type: "date",
  profile: { rowCount: 100, nullCount: 40, distinctCount: 50, min: "2025-02-01", max: "2026-03-01" },
} as const;

suite("rows without a declared key", () => {
  test("are distinguished by the number that comes first", () => {
    const numbered = { rowCount: 100, nullCount: 0, distinctCount: 100, min: "10001", max: "10990" };
    const family = { rowCount: 100, nullCount: 0, distinctCount: 20, min: "Adler", max: "Zorn" };
    const [vendor] = describe([
      tableOf(
        "vendors",
        { name: "vendor_no", type: "integer", profile: numbered },
        { name: "vendor_type", values: ["P", "C"] },
        { name: "name_1", profile: family, values: ["Adler", "Zorn"] },
        { name: "name_2", profile: family, values: ["Ida", "Tom"] },
      ),
    ]).tables;
    expect([vendor?.key.value, vendor?.rowName.value]).toEqual([["vendor_no"], ["name_1", "name_2"]]);
  });
});

suite("what a column is", () => {
  test("numbers that are nearly all years of a span are times, whatever their name", () => {
    const seasons = { rowCount: 90, nullCount: 0, distinctCount: 9, min: "2008", max: "2016" };
    const scattered = { ...seasons, distinctCount: 60, min: "1720", max: "2080" };
    const described = describe([
      tableOf(
        "standings",
        { name: "id", isKey: true, type: "integer" },
        { name: "Season", type: "integer", profile: seasons },
        { name: "spectators", type: "integer", profile: scattered },
      ),
    ]);
    expect(rolesIn(described, "standings")).toEqual(["id: key", "Season: calendar", "spectators: measure"]);
  });

  test("a table with short names", () => {
    const described = describe(
      [
        tableOf(
          "ref_stat",
          { name: "stat_cd", isKey: true, values: ["BKD", "DLV"] },
          { name: "stat_desc", isUnique: true, values: ["Booked", "Delivered"] },
        ),
        tableOf(
          "shp",
          { name: "shp_id", isKey: true, type: "integer" },
          { name: "stat_cd", values: ["BKD", "DLV"] },
          { name: "bk_dt", ...date },
          { name: "due_dt", ...date },
          { name: "frt_amt", ...numbers },
          { name: "haz_flg", values: ["N", "Y"] },
          { name: "svc_typ", values: ["AIR", "SEA", "ROAD"] },
          { name: "ctry_nm", values: ["France", "Spain", "Italy"] },
          { name: "e_mail", values: ["a@example.org", "b@example.org"] },
          { name: "pwd", values: ["5f4dcc3b5aa765d61d8327deb882cf99"] },
        ),
      ],
      { relations: ["shp.stat_cd → ref_stat.stat_cd"] },
    );
    expect(rolesIn(described, "shp")).toEqual([
      "shp_id: key",
      "stat_cd: status",
      "bk_dt: event-date",
      "due_dt: deadline",
      "frt_amt: measure",
      "haz_flg: flag",
      "svc_typ: category",
      "ctry_nm: place",
      "e_mail: contact",
      "pwd: secret",
    ]);
    expect(described.tables.map(({ id, kind }) => [id, kind.value])).toEqual([
      ["ref_stat", "lookup"],
      ["shp", "event"],
    ]);
  });

  test("every decision has a reason", () => {
    const described = describe([
      tableOf("bill", { name: "bill_no", isKey: true }, { name: "amount_usd", ...numbers }),
    ]);
    const [bill] = described.tables;
    expect(bill?.columns.map(({ role, figure }) => [role, figure])).toEqual([
      [{ value: "key", reason: "It is the table's primary key.", origin: "found" }, null],
      [
        { value: "measure", reason: "It holds numbers, and its name holds “amount”.", origin: "found" },
        {
          counts: "money",
          unit: { value: null, reason: "Neither name nor comment names a unit.", origin: "found" },
          currency: { value: "USD", reason: "Its name holds “usd”.", origin: "found" },
          unitColumn: null,
          additivity: "additive",
        },
      ],
    ]);
    expect(bill?.worth).toEqual({
      value: "amount_usd",
      reason: "Its name speaks of “amount”.",
      origin: "found",
    });
  });

  test("a symbol that was part of a file's cells becomes the currency or unit of the column", () => {
    const described = describe([
      tableOf(
        "sheet",
        { name: "n", isKey: true },
        { name: "q1", ...numbers, comment: "In $." },
        { name: "q2", ...numbers, comment: "In kr." },
        { name: "done", ...numbers, comment: "In %." },
      ),
    ]);
    const figures = described.tables[0]?.columns.slice(1).map(({ figure }) => figure);
    expect(figures?.map((figure) => [figure?.counts, figure?.currency.value, figure?.unit.value])).toEqual([
      ["money", "USD", null],
      ["other", null, null],
      ["share", null, "percent"],
    ]);
  });

  test("pairs dates that start and end the same span", () => {
    const described = describe([
      tableOf(
        "contract",
        { name: "valid_from", ...date },
        { name: "valid_to", ...open },
        { name: "signed_on", ...date },
      ),
    ]);
    const [contract] = described.tables;
    expect(contract?.columns.map(({ name, role, otherEnd }) => [name, role.value, otherEnd])).toEqual([
      ["valid_from", "interval-start", "valid_to"],
      ["valid_to", "interval-end", "valid_from"],
      ["signed_on", "event-date", null],
    ]);
  });

  test("a column of codes references the key that contains all of them, whatever its name", () => {
    const described = describe([
      tableOf("port", { name: "cd", isKey: true, values: ["NLRTM", "DEHAM", "CNSHA"] }, { name: "nm" }),
      tableOf(
        "trip",
        { name: "trip_id", isKey: true },
        { name: "leaves", values: ["DEHAM", "CNSHA", "NLRTM"] },
      ),
    ]);
    const leaves = described.tables[1]?.columns[1];
    expect([leaves?.role.value, leaves?.refersTo]).toEqual(["reference", { table: "port", columns: ["cd"] }]);
  });
});

suite("names that say less than neighbors and values do", () => {
  test("the name of another entity gets that entity's role", () => {
    const described = describe([
      tableOf(
        "deal",
        { name: "deal_id", isKey: true },
        { name: "deal_name" },
        { name: "stage_name", values: ["Open", "Won", "Lost"] },
        { name: "city_name", values: ["Rome", "Paris", "Oslo"] },
        { name: "title", values: ["CEO", "CTO", "Buyer"] },
      ),
    ]);
    expect(rolesIn(described, "deal")).toEqual([
      "deal_id: key",
      "deal_name: name",
      "stage_name: status",
      "city_name: place",
      "title: category",
    ]);
  });

  test("a margin is money, unless it is between 0 and 1", () => {
    const share = { ...numbers, profile: { ...numbers.profile, min: "0.1", max: "0.9" } };
    const described = describe([
      tableOf("line", { name: "margin", ...numbers }, { name: "gross_margin", ...share }),
    ]);
    expect(rolesIn(described, "line")).toEqual(["margin: measure", "gross_margin: rate"]);
  });

  test("an exchange rate is a factor, neither money nor a share", () => {
    const share = { ...numbers, profile: { ...numbers.profile, min: "0.7", max: "0.9" } };
    const described = describe([
      tableOf(
        "fx_rate",
        { name: "rate_to_gbp", ...share },
        { name: "rate", ...share },
        { name: "hourly_rate_usd", ...numbers },
        { name: "conversion_rate", ...share },
      ),
    ]);
    const figures = described.tables[0]?.columns.map(({ name, figure }) => [
      name,
      figure?.counts,
      figure?.currency.value,
    ]);
    expect(figures).toEqual([
      ["rate_to_gbp", "other", null],
      ["rate", "other", null],
      ["hourly_rate_usd", "money", "USD"],
      ["conversion_rate", "share", null],
    ]);
  });

  test("a day is part of a date, days are a duration", () => {
    const days = { ...whole, profile: { ...whole.profile, min: "1", max: "31" } };
    const described = describe([
      tableOf(
        "visit",
        { name: "birth_day", ...days },
        { name: "wait_days", ...days },
        { name: "lead_time_day", ...days },
        { name: "week_num", ...days },
      ),
    ]);
    const found = described.tables[0]?.columns.map(({ name, role, figure }) => [
      name,
      role.value,
      figure?.unit.value,
    ]);
    expect(found).toEqual([
      ["birth_day", "measure", null],
      ["wait_days", "measure", "day"],
      ["lead_time_day", "measure", "day"],
      ["week_num", "calendar", undefined],
    ]);
  });

  test("a table with detail rows is worth their sum", () => {
    const described = describe(
      [
        tableOf(
          "order",
          { name: "order_no", isKey: true },
          { name: "placed_on", ...date },
          { name: "shipping_fee", ...numbers },
        ),
        tableOf(
          "order_line",
          { name: "id", isKey: true },
          { name: "order_no" },
          { name: "line_total", ...numbers },
        ),
      ],
      { relations: ["order_line.order_no → order.order_no"] },
    );
    expect(described.tables.map(({ id, worth }) => [id, worth.value])).toEqual([
      ["order", null],
      ["order_line", "line_total"],
    ]);
  });
});

suite("what a table is", () => {
  test("lines are parts of the table they reference", () => {
    const described = describe(
      [
        tableOf(
          "sale",
          { name: "sale_no", isKey: true },
          { name: "sold_on", ...date },
          { name: "status", values: ["open", "paid"] },
        ),
        tableOf(
          "sale_line",
          { name: "sale_no", isKey: true },
          { name: "line_no", isKey: true, type: "integer" },
          { name: "qty", ...whole },
        ),
      ],
      { relations: ["sale_line.sale_no → sale.sale_no"] },
    );
    expect(described.tables.map(({ id, kind, partOf }) => [id, kind.value, partOf])).toEqual([
      ["sale", "event", null],
      ["sale_line", "part", "sale"],
    ]);
  });
});

suite("what people say", () => {
  const table = tableOf(
    "trip",
    { name: "started", ...date },
    { name: "label" },
    { name: "level", ...whole },
    { name: "price", ...numbers },
  );

  test("override derived meanings", () => {
    const [trip] = describe([table], {
      corrections: [
        { kind: "role", table: "trip", column: "level", role: "measure" },
        { kind: "unit", table: "trip", column: "level", unit: "m" },
        { kind: "currency", table: "trip", column: "price", currency: "CHF" },
        { kind: "row-name", table: "trip", columns: ["started", "label"] },
        { kind: "worth", table: "trip", column: "price" },
        { kind: "date", table: "trip", column: null },
        { kind: "table-kind", table: "trip", tableKind: "entity" },
      ],
    }).tables;
    expect(
      trip?.columns
        .slice(2)
        .map(({ role, figure }) => [role.value, figure?.unit.value, figure?.currency.value]),
    ).toEqual([
      ["measure", "m", null],
      ["rate", null, "CHF"],
    ]);
    const given = { reason: "A person set it.", origin: "given" };
    expect([trip?.rowName, trip?.worth, trip?.date, trip?.kind]).toEqual([
      { value: ["started", "label"], ...given },
      { value: "price", ...given },
      { value: null, ...given },
      { value: "entity", ...given },
    ]);
  });

  test("for unknown columns have no effect", () => {
    expect(describe([table], { corrections: [{ kind: "worth", table: "trip", column: "gone" }] })).toEqual(
      describe([table]),
    );
  });
});
