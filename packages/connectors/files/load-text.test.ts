import { describe, expect, test } from "vitest";
import { contentOf, errorsOf, file, load, query, shareQueryProcess } from "./load-files.test-support.ts";

shareQueryProcess();

describe("types are inferred from the whole column", () => {
  test("numbers, dates, times, booleans and texts", async () => {
    const text =
      "ID,Order Date,Seen at,Price,Weight,Paid,Note\n1,2026-12-31,2026-12-31T10:00:00+02:00,1.50,0.123456,yes,\n2,2026-01-02,2026-01-02 09:30,20.25,1e3,no, hello \n";
    const { columns, values } = await contentOf("a.csv", text);
    expect(columns).toEqual([
      "id BIGINT",
      "order_date DATE",
      "seen_at TIMESTAMP",
      "price DECIMAL(18,2)",
      "weight DOUBLE",
      "paid BOOLEAN",
      "note VARCHAR",
    ]);
    expect(values).toEqual([
      ["1", "2"],
      ["2026-12-31", "2026-01-02"],
      ["2026-12-31 08:00:00", "2026-01-02 09:30:00"],
      ["1.50", "20.25"],
      ["0.123456", "1000.0"],
      ["true", "false"],
      [null, "hello"],
    ]);
  });

  /** Two values of a column, its type, and the loaded values. */
  const cases: readonly (readonly [string, string, string, readonly (string | null)[]])[] = [
    ["31.12.2026", "01.02.2026", "DATE", ["2026-12-31", "2026-02-01"]],
    ["12/31/2026", "01/02/2026", "DATE", ["2026-12-31", "2026-01-02"]],
    ["31/12/26", "01/02/26", "DATE", ["2026-12-31", "2026-02-01"]],
    ["2026/12/31", "2026/01/02", "DATE", ["2026-12-31", "2026-01-02"]],
    ["5 Mar 2026", "12 Dec 2025", "DATE", ["2026-03-05", "2025-12-12"]],
    ["March 5, 2026", "May 12, 2025", "DATE", ["2026-03-05", "2025-05-12"]],
    ["2026-03", "2025-12", "DATE", ["2026-03-01", "2025-12-01"]],
    ["12/31/2026 4:05 PM", "1/2/2026 11:00 AM", "TIMESTAMP", ["2026-12-31 16:05:00", "2026-01-02 11:00:00"]],
    ["2026-12-31 00:00:00", "2026-01-02 00:00:00", "DATE", ["2026-12-31", "2026-01-02"]],
    ["09:30", "17:45:10", "TIME", ["09:30:00", "17:45:10"]],
    ["1,234.56", "7", "DECIMAL(18,2)", ["1234.56", "7.00"]],
    ["1.234,56", "7", "DECIMAL(18,2)", ["1234.56", "7.00"]],
    ["1 234,5", "-7", "DECIMAL(18,1)", ["1234.5", "-7.0"]],
    ["1'234'567", "7", "BIGINT", ["1234567", "7"]],
    ["12,34,567", "1,000", "BIGINT", ["1234567", "1000"]],
    ["$1,234.50", "$7.00", "DECIMAL(18,2)", ["1234.50", "7.00"]],
    ["1.234,50 €", "-7,00 €", "DECIMAL(18,2)", ["1234.50", "-7.00"]],
    ["($5.00)", "$7.00", "DECIMAL(18,2)", ["-5.00", "7.00"]],
    ["12.5%", "7%", "DECIMAL(18,1)", ["12.5", "7.0"]],
    ["02134", "10001", "VARCHAR", ["02134", "10001"]],
    ["$5", "€5", "VARCHAR", ["$5", "€5"]],
    [
      "12345678901234567890",
      "12345678901234567891",
      "VARCHAR",
      ["12345678901234567890", "12345678901234567891"],
    ],
    ["inf", "0x1F", "VARCHAR", ["inf", "0x1F"]],
    ["1_000", "2_000", "VARCHAR", ["1_000", "2_000"]],
    ["32.12.2026", "01.02.2026", "VARCHAR", ["32.12.2026", "01.02.2026"]],
    ["N/A", "5", "BIGINT", [null, "5"]],
    ["#DIV/0!", "5", "BIGINT", [null, "5"]],
    ["0000-00-00", "2026-01-02", "DATE", [null, "2026-01-02"]],
    ["+3.2%", "-1%", "DECIMAL(18,1)", ["3.2", "-1.0"]],
    ["+491511234567", "+491517654321", "VARCHAR", ["+491511234567", "+491517654321"]],
    ["Jan-26", "Feb-26", "DATE", ["2026-01-01", "2026-02-01"]],
    ["Jan 2026", "Feb 2026", "DATE", ["2026-01-01", "2026-02-01"]],
    ["2026-Q1", "2026-Q4", "DATE", ["2026-01-01", "2026-10-01"]],
    ["Q1 2026", "Q4 2026", "DATE", ["2026-01-01", "2026-10-01"]],
    [
      "Mon, 05 Jan 2026 10:00:00 GMT",
      "Tue, 06 Jan 2026 11:30:00 GMT",
      "TIMESTAMP",
      ["2026-01-05 10:00:00", "2026-01-06 11:30:00"],
    ],
    ["Y", "N", "BOOLEAN", ["true", "false"]],
    ["ja", "nein", "BOOLEAN", ["true", "false"]],
    ["-", "5.5", "DECIMAL(18,1)", [null, "5.5"]],
  ];

  test("infers each column's type from its own values, in any format", async () => {
    const lines = [
      cases.map((_, at) => `x${String(at)}`),
      cases.map(([one]) => one),
      cases.map(([, other]) => other),
    ].map((cells) => cells.join("\t"));
    const { columns, values } = await contentOf("a.tsv", lines.join("\n"));
    const found = cases.map(([one, other], at) => [
      one,
      other,
      columns[at]?.replace(/^\S+ /, ""),
      values[at],
    ]);
    expect(found).toEqual(cases);
  });

  test("a postal code or a phone number stays text because of its name", async () => {
    const { columns } = await contentOf("a.csv", "zip_code,phone,amount\n12345,5551234,1\n");
    expect(columns).toEqual(["zip_code VARCHAR", "phone VARCHAR", "amount BIGINT"]);
  });

  test("Unix times are times if the column's name suggests it, with a note", async () => {
    const { columns, values, loaded } = await contentOf(
      "a.csv",
      "created_at,sent_on,order_date,n\n1767225600,1767225600000,46022,1767225600\n1767229200,1767312000000,46023,46022\n",
    );
    expect(columns).toEqual(["created_at TIMESTAMP", "sent_on DATE", "order_date DATE", "n BIGINT"]);
    expect(values.slice(0, 3)).toEqual([
      ["2026-01-01 00:00:00", "2026-01-01 01:00:00"],
      ["2026-01-01", "2026-01-02"],
      ["2025-12-31", "2026-01-01"],
    ]);
    expect(loaded.notes.filter(({ isAssumed }) => isAssumed)).toHaveLength(3);
  });

  test("a thousand columns", async () => {
    const cells = (row: number) =>
      Array.from({ length: 1_000 }, (_, at) => (at % 2 ? `t${String(row)}` : `2026-01-0${String(row)}`));
    const lines = [Array.from({ length: 1_000 }, (_, at) => `c${String(at)}`), cells(1), cells(2)];
    const { columns } = await contentOf("a.csv", lines.map((line) => line.join(",")).join("\n"));
    expect(columns).toHaveLength(1_000);
    expect(columns.slice(-2)).toEqual(["c998 DATE", "c999 VARCHAR"]);
  });

  test("values after the sample count too", async () => {
    const rows = Array.from(
      { length: 8_000 },
      (_, at) => `${String(at)},0${String((at % 9) + 1)}.02.2026,,5`,
    );
    const { columns, values } = await contentOf(
      "a.csv",
      `n,d,late,code\n${rows.join("\n")}\n1.5,31.12.2026,"1,5",007\n`,
    );
    expect(columns).toEqual(["n DECIMAL(18,1)", "d DATE", "late DECIMAL(18,1)", "code VARCHAR"]);
    expect(values.map((column) => column.at(-1))).toEqual(["1.5", "2026-12-31", "1.5", "007"]);
  });

  test("ambiguous dates take the order of another column, or else are noted", async () => {
    const { values } = await contentOf("a.csv", "a,b\n01/02/2026,31/01/2026\n");
    expect(values).toEqual([["2026-02-01"], ["2026-01-31"]]);
    const doubtful = await contentOf("b.csv", "a\n01/02/2026\n03/04/2026\n");
    expect(doubtful.values).toEqual([["2026-01-02", "2026-03-04"]]);
    expect(doubtful.loaded.notes).toEqual([
      {
        file: "b.csv",
        table: "b",
        message: "a: Its dates are read as month, day, year. The values do not show which order is right.",
        isAssumed: true,
      },
      { file: "b.csv", table: "b", message: "Taken for dates: a.", isAssumed: false },
    ]);
  });
});

test("an ambiguous separator is read like the others in the file, or else is noted", async () => {
  const comma = await contentOf("a.csv", "name;amount\nA;1.234\nB;2.500\n");
  expect(comma.values[1]).toEqual(["1234", "2500"]);
  expect(comma.loaded.notes.filter(({ isAssumed }) => isAssumed).map(({ message }) => message)).toEqual([
    "amount: Its numbers are read with a decimal comma, as in 1.234,5. The values do not show which is right.",
  ]);
  const known = await contentOf("b.csv", "name;amount;rate\nA;1.234;0.5\nB;2.500;1.25\n");
  expect(known.values[1]).toEqual(["1.234", "2.500"]);
  expect(known.loaded.notes.filter(({ isAssumed }) => isAssumed)).toEqual([]);
});

describe("detects the format of a text file", () => {
  const people = {
    columns: ["id BIGINT", "name VARCHAR"],
    values: [
      ["1", "2"],
      ["Åsa", "B, o"],
    ],
  };
  test.each([
    ["semicolons", Buffer.from("id;name\n1;Åsa\n2;B, o\n")],
    ["pipes", Buffer.from('id|name\n1|Åsa\n2|"B, o"')],
    ["a byte order mark", Buffer.from('\ufeffid,name\r\n1,Åsa\r\n2,"B, o"\r\n')],
    ["UTF-16", Buffer.from("\ufeffid\tname\r\n1\tÅsa\r\n2\tB, o\r\n", "utf16le")],
    ["Windows-1252", Buffer.from('id,name\n1,Åsa\n2,"B, o"\n', "latin1")],
    ["single quotes", Buffer.from("id,name\n1,'Åsa'\n2,'B, o'\n")],
    ["old line ends", Buffer.from('id,name\r1,Åsa\r2,"B, o"\r')],
    ["mixed line ends", Buffer.from('id,name\n1,Åsa\r\n2,"B, o"\n')],
    ["carets", Buffer.from("id^name\n1^Åsa\n2^B, o\n")],
    ["zero bytes here and there", Buffer.from('id,na\0me\n1,Åsa\n2,"B, o"\n')],
    ["formulas around texts", Buffer.from('id,name\n1,="Åsa"\n2,"=""B, o"""\n')],
    ["titles above", Buffer.from('Our people,\nas of 2026,\n\nid,name\n1,Åsa\n2,"B, o"\n')],
  ])("%s", async (_, content) => {
    const { columns, values } = await contentOf("people.txt", content);
    expect({ columns, values }).toEqual(people);
  });

  test("lines of prose are one column, whatever punctuation they have", async () => {
    const { columns, values } = await contentOf("a.txt", "quote\nHello, world\nBye\nWell, well, well\nYes\n");
    expect(columns).toEqual(["quote VARCHAR"]);
    expect(values[0]).toEqual(["Hello, world", "Bye", "Well, well, well", "Yes"]);
  });

  test("a header of two lines", async () => {
    const names = [
      "region VARCHAR",
      "2025_plan BIGINT",
      "2025_actual BIGINT",
      "2026_plan BIGINT",
      "2026_actual BIGINT",
    ];
    const below = "Region,Plan,Actual,Plan,Actual\nNorth,1,2,3,4\nSouth,5,6,7,8\n";
    for (const above of [",2025,2025,2026,2026", ",2025,,2026,"]) {
      const { columns, loaded } = await contentOf("a.csv", `${above}\n${below}`);
      expect(columns).toEqual(names);
      expect(loaded.tables).toMatchObject([{ rowCount: 2 }]);
    }
  });

  test("a line of units below the header", async () => {
    const { columns, loaded } = await contentOf(
      "a.csv",
      "day,heat,air\n,°C,hPa\n2026-01-01,21.5,1013\n2026-01-02,22,1010\n",
    );
    expect(columns).toEqual(["day DATE", "heat DECIMAL(18,1)", "air BIGINT"]);
    expect(
      await query(loaded.targetPath, "SELECT comment FROM duckdb_columns() WHERE table_name = 'a'"),
    ).toEqual([[null, "In °C.", "In hPa."]]);
  });

  test("no header", async () => {
    const { columns, values } = await contentOf("a.csv", "1,Ada,2026-01-01\n2,Bob,2026-01-02\n");
    expect(columns).toEqual(["column_1 BIGINT", "column_2 VARCHAR", "column_3 DATE"]);
    expect(values[0]).toEqual(["1", "2"]);
  });

  test("a header without rows is an empty table", async () => {
    const { columns, loaded } = await contentOf("a.csv", "id,name\n");
    expect(columns).toEqual(["id VARCHAR", "name VARCHAR"]);
    expect(loaded.tables).toEqual([{ name: "a", rowCount: 0, file: "a.csv" }]);
  });

  test("headers of any kind become names", async () => {
    const titles = [
      "__proto__",
      "Name",
      "name",
      "",
      "Größe (cm)",
      "Change %",
      "売上",
      "x".repeat(300),
      '"a ""quoted"", one"',
      "order",
    ];
    const { columns } = await contentOf(
      "a.csv",
      `${titles.join(",")}\n${titles.map((_, at) => String(at)).join(",")}\n`,
    );
    expect(columns.map((column) => column.split(" ")[0])).toEqual([
      "proto",
      "name",
      "name_2",
      "column_4",
      "grosse_cm",
      "change_percent",
      "売上",
      "x".repeat(60),
      "a_quoted_one",
      "order",
    ]);
  });

  test("years above numbers are a header", async () => {
    const { columns } = await contentOf("a.csv", "region,2024,2025\nNorth,1,2\nSouth,3,4\n");
    expect(columns).toEqual(["region VARCHAR", "2024 BIGINT", "2025 BIGINT"]);
  });

  test("a line break in a header and in values", async () => {
    const { columns, values } = await contentOf("a.csv", 'id,"a\nb"\n1,"x\ny"\n2,z\n');
    expect(columns).toEqual(["id BIGINT", "a_b VARCHAR"]);
    expect(values).toEqual([
      ["1", "2"],
      ["x\ny", "z"],
    ]);
  });
});

describe("rows that can't be loaded are reported, and the others are loaded", () => {
  test("too few and too many cells", async () => {
    const { loaded, values } = await contentOf("a.csv", "id,name,n\n1,a,1\n2,b\n3,c,3,3\n4,d,4\n5,e,5\n");
    expect(values[0]).toEqual(["1", "4", "5"]);
    expect(loaded.rowErrorCount).toBe(2);
    expect(errorsOf(loaded)).toEqual([
      "2: It has 2 cells, but the table has 3 columns. It is left out.",
      "3: It has 4 cells, but the table has 3 columns. It is left out.",
    ]);
  });

  test("an unclosed quotation mark affects only its own row", async () => {
    const rows = Array.from({ length: 500 }, (_, at) =>
      at === 9 ? '10,"broken,1' : `${String(at + 1)},name,1`,
    );
    const { loaded, values } = await contentOf("a.csv", `id,name,n\n${rows.join("\n")}\n`);
    expect(values[0]).toHaveLength(499);
    expect(errorsOf(loaded)).toEqual([
      "10: It has an opening quotation mark without a closing one. It is left out.",
    ]);
  });

  test("quotation marks inside values", async () => {
    const { values } = await contentOf("a.csv", 'id,name\n1,5" disk\n2,"he said "no" twice"\n3,"a ""b"""\n');
    expect(values[1]).toEqual(['5" disk', 'he said "no" twice', 'a "b"']);
  });

  test("a stray text in a numeric column leaves its cell empty", async () => {
    const rows = Array.from({ length: 200 }, (_, at) =>
      at === 6 ? "7,twelve" : `${String(at + 1)},${String(at)}.5`,
    );
    const { columns, loaded, values } = await contentOf("a.csv", `n,amount\n${rows.join("\n")}\n`);
    expect(columns).toEqual(["n BIGINT", "amount DECIMAL(18,1)"]);
    expect(values[1]?.[6]).toBeNull();
    expect(errorsOf(loaded)).toEqual(['7: amount: "twelve" is not a number. It is left empty.']);
  });

  test("a cell beyond the limit", async () => {
    const { rowErrors } = await load(
      [file("a.csv", `id,note\n1,short\n2,${"x".repeat(2_000)}\n`)],
      undefined,
      { maxCellBytes: 1_000 },
    );
    expect(rowErrors.map(({ row }) => row)).toEqual([2]);
    expect(rowErrors[0]?.message).toContain("is longer than 1,000 bytes");
  });
});
