import {
  keyOfColumn,
  type InvestigationReport,
  type ReportChanges,
  type ReportFigure,
  type ReportFinding,
  type ReportSentence,
} from "@askery/model";
import { printSigned } from "./describe-total.ts";

/**
 * Compares the reports of two runs of an investigation. Findings are the same if they are about the same rows and
 * question; findings about neither are the same if their sentences differ in figures only.
 */
export function compareReports(before: InvestigationReport, after: InvestigationReport): ReportChanges {
  const [old, now] = [before, after].map(({ findings }) => new Map(findings.map((one) => [keyOf(one), one])));
  const pairs = [...(now ?? [])].flatMap(([key, one]) => {
    const earlier = old?.get(key);
    return earlier === undefined ? [] : [{ before: sentenceOf(earlier), after: sentenceOf(one) }];
  });
  const changed = pairs.filter((pair) => pair.before.text !== pair.after.text);
  return {
    figures: pairFigures(before.figures ?? [], after.figures ?? []),
    came: after.findings.filter((one) => old?.has(keyOf(one)) !== true).map(sentenceOf),
    went: before.findings.filter((one) => now?.has(keyOf(one)) !== true).map(sentenceOf),
    changed,
    sameCount: pairs.length - changed.length,
  };
}

function keyOf({ part = [], question, text, isUp }: ReportFinding): string {
  if (part.length === 0 && question === undefined) return text.replaceAll(/[\p{Sc}\d.,%−+]+/gu, "#");
  return JSON.stringify([
    question ?? null,
    isUp,
    part.map(({ value, ...column }) => [keyOfColumn(column), value]),
  ]);
}

function sentenceOf({ text, evidence }: ReportFinding): ReportSentence {
  return { text, evidence };
}

function pairFigures(
  before: readonly ReportFigure[],
  after: readonly ReportFigure[],
): ReportChanges["figures"] {
  const ids = new Set([...after, ...before].map(({ id }) => id));
  return [...ids].map((id) => {
    const pair = {
      before: before.find((one) => one.id === id) ?? null,
      after: after.find((one) => one.id === id) ?? null,
    };
    return { id, ...pair, change: describeChange(pair) };
  });
}

type Pair = Pick<ReportChanges["figures"][number], "before" | "after">;

function describeChange({ before, after }: Pair): string | null {
  if (before === null || after === null || before.value === after.value) return null;
  if (after.text.endsWith("%")) {
    const points = 100 * (after.value - before.value);
    return `${points < 0 ? "−" : "+"}${Math.abs(points).toFixed(1)} points`;
  }
  return before.value === 0 ? null : printSigned(after.value / before.value - 1);
}
