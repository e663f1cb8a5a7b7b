import {
  describeCut,
  type Report,
  type ReportAnswer,
  type ReportPart,
  type ReportTable,
} from "../../asking-process/report.ts";
import { isFormula } from "../../asking-process/is-formula.ts";

/**
 * Prints a conversation as Markdown (GitHub's, for its tables). Texts are escaped, so that a question with Markdown or
 * HTML is shown as it was typed.
 */
export function printMarkdown({ title, origin, url, parts = [], answers }: Report): string {
  const head = `# ${escapeLine(title)}\n\n${escapeLine(origin)} · [Open in Askery](<${encodeURI(url)}>)\n`;
  return [head, ...parts.map(printPart), ...answers.map(printAnswer)].join("\n");
}

function printPart({ heading, texts }: ReportPart): string {
  if (heading === null) return `${texts.map(escapeLine).join("\n\n")}\n`;
  return `## ${escapeLine(heading)}\n\n${texts.map((text) => `- ${escapeInline(text)}`).join("\n")}\n`;
}

function printAnswer({ question, sentence, found }: ReportAnswer): string {
  const parts = [`## ${escapeLine(question)}`, escapeLine(sentence)];
  if (found !== null) {
    const { table, sql, facts } = found;
    parts.push(printTable(table));
    const cut = describeCut(table);
    if (cut !== null) parts.push(`*${cut}*`);
    if (sql !== "") parts.push(printCode(sql));
    parts.push(facts.map(({ label, value }) => `- **${label}**: ${escapeInline(String(value))}`).join("\n"));
  }
  return `${parts.filter((part) => part !== "").join("\n\n")}\n`;
}

/** Prints a table, with figures aligned to the right. */
export function printTable({ headers, hasFigures, rows }: ReportTable): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [
    line(headers.map(escapeCell)),
    line(hasFigures.map((isFigure) => (isFigure ? "---:" : "---"))),
    ...rows.map((row) => line(row.map(escapeCell))),
  ].join("\n");
}

/** People paste tables into spreadsheets, which would run formulas. A number with a sign is none. */
function escapeCell(text: string): string {
  const isNumber = /^[+-]\p{Sc}?[\d.,]+[%kMB]?$/u.test(text);
  return escapeInline(isFormula(text) && !isNumber ? `'${text}` : text);
}

/** A fence is longer than every row of backticks in the code. */
function printCode(code: string): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(Math.max(3, longest + 1));
  return `${fence}sql\n${code.trim()}\n${fence}`;
}

/** Escapes a text at the start of a line, where "1." and "-" would start a list. */
function escapeLine(text: string): string {
  return escapeInline(text)
    .replace(/^(\d+)([.)])/, "$1\\$2")
    .replace(/^([-+=])/, "\\$1");
}

function escapeInline(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\s]+/gu, " ")
    .trim()
    .replaceAll(/[\\`*_{}[\]<>#|~&$]/g, "\\$&");
}
