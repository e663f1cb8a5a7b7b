import type { InvestigationReport, ReportFinding } from "@askery/model";
import { expect, test } from "vitest";
import { compareReports } from "./compare-reports.ts";

function find(text: string, value: string | null = null, isUp = true): ReportFinding {
  const part = value === null ? [] : [{ table: "orders", column: "country", value }];
  return { text, evidence: ["total"], size: 1, isUp, part, details: [] };
}

function report(parts: Partial<InvestigationReport>): InvestigationReport {
  return { answer: [], findings: [], caveats: [], nothing: [], ...parts };
}

const figure = (id: string, value: number, text: string) => ({ id, label: `Revenue ${id}`, value, text });

test("findings about the same rows are the same, whatever their figures; others came or went", () => {
  const before = report({
    findings: [find("Spain rose by 5%.", "Spain"), find("Italy rose by 2%.", "Italy")],
  });
  const after = report({ findings: [find("Spain rose by 9%.", "Spain"), find("France rose.", "France")] });
  const sentence = (text: string) => ({ text, evidence: ["total"] });
  expect(compareReports(before, after)).toEqual({
    figures: [],
    came: [sentence("France rose.")],
    went: [sentence("Italy rose by 2%.")],
    changed: [{ before: sentence("Spain rose by 5%."), after: sentence("Spain rose by 9%.") }],
    sameCount: 0,
  });
});

test("a part that moves the other way is another finding", () => {
  const before = report({ findings: [find("Spain rose.", "Spain")] });
  const after = report({ findings: [find("Spain fell.", "Spain", false)] });
  const { came, went } = compareReports(before, after);
  expect([came.length, went.length]).toEqual([1, 1]);
});

test("findings about no rows are the same if only figures differ", () => {
  const before = report({ findings: [find("Orders were 1,204, usually about 900.")] });
  const after = report({ findings: [find("Orders were 1,190, usually about 905.")] });
  expect(compareReports(before, after)).toMatchObject({ came: [], went: [], changed: [{}], sameCount: 0 });
  expect(compareReports(before, before)).toMatchObject({ changed: [], sameCount: 1 });
});

test("figures are paired by what they are, with the change in percent, and in points for shares", () => {
  const before = report({ figures: [figure("after", 200, "200"), figure("rate", 0.1, "10%")] });
  const after = report({
    figures: [figure("after", 150, "150"), figure("new", 3, "3"), figure("rate", 0.125, "12.5%")],
  });
  expect(compareReports(before, after).figures.map(({ id, change }) => [id, change])).toEqual([
    ["after", "−25%"],
    ["new", null],
    ["rate", "+2.5 points"],
  ]);
});
