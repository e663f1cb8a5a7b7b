import { expect, test } from "vitest";
import { runInProcess } from "./run-in-process.test-support.ts";

const askery = (...args: string[]) => runInProcess(args);

test.each([
  [[], /^Askery answers questions/],
  [["fly"], /^Unknown command "fly"\.\nSee: askery --help\n$/],
  [["--fly"], /^Unknown option --fly\.\nSee: askery --help\n$/],
  [["ask"], /^Name a file and ask a question\.\nSee: askery ask --help\n$/],
  [["ask", "a.csv"], /^Ask a question about a\.csv\.\n/],
  [["ask", "a.csv", "how", "many"], /^Put the question in quotation marks\.\n/],
  [["ask", "a.csv", "q", "--fly"], /^Unknown option --fly\.\n/],
  [["ask", "a.csv", "q", "--limit"], /^--limit requires a value\.\n/],
  [["ask", "a.csv", "q", "--limit", "0"], /^--limit requires a whole number above 0, not "0"\.\n/],
  [["ask", "a.csv", "q", "--json=1"], /^--json does not take a value\.\n/],
  [["ask", "a.csv", "q", "--today", "2026-02-30"], /^"2026-02-30" is not a date\.\n/],
  [["sample"], /^Name the file to create\.\n/],
  [["translate"], /^The option --questions FILE\.jsonl is required\.\n/],
  [["translate", "--questions", "q.jsonl"], /^Give either --database FILE or --databases DIR\.\n/],
])("askery %j is a usage error", async (args, message) => {
  const { exitCode, out, error } = await askery(...args);
  expect({ exitCode, out }).toEqual({ exitCode: 2, out: "" });
  expect(error).toMatch(message);
});

test.each([[["--help"]], [["help"]], [["ask", "--help"]], [["help", "sample"]], [["translate", "-h"]]])(
  "askery %j prints help",
  async (args) => {
    const { exitCode, out, error } = await askery(...args);
    expect({ exitCode, error }).toEqual({ exitCode: 0, error: "" });
    expect(out).toContain("Usage: askery");
    for (const line of out.split("\n")) expect(line.length).toBeLessThanOrEqual(90);
  },
);

test("askery --version prints its name and version", async () => {
  expect(await askery("--version")).toEqual({ exitCode: 0, out: "askery 0.1.0\n", error: "" });
});
