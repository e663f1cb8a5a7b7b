import { capitalize, humanizeName } from "@askery/engine";
import {
  cardSizesOf,
  formatDay,
  dayOf,
  gridColumns,
  type DashboardProposal,
  type ProposedCard,
  type ProposedText,
} from "@askery/model";
import type { ExplorationContext } from "../exploring/plan-exploration.ts";
import { isTotal, type ExploredFinding } from "./explored-finding.ts";
import { listSections } from "./list-sections.ts";

/**
 * The slots of findings, in this order: what the dashboard is made of, the figures in one row, then each section with its
 * heading, a sentence for each card as of today, and its cards in pairs.
 */
export function layOutFindings(
  shown: readonly ExploredFinding[],
  { database, today }: ExplorationContext,
): Pick<DashboardProposal, "texts" | "cards"> {
  const texts: ProposedText[] = [];
  const cards: ProposedCard[] = [];
  let y = 0;
  const addText = (kind: ProposedText["kind"], text: string, h: number) => {
    texts.push({ kind, text, x: 0, y, w: gridColumns, h });
    y += h;
  };
  const addRow = (row: readonly ExploredFinding[]) => {
    const h = Math.max(...row.map((one) => sizeOf(one).h));
    const w = gridColumns / row.length;
    cards.push(...row.map((one, index) => ({ ...one, x: index * w, y, w, h })));
    y += h;
  };
  const totals = shown.filter(isTotal);
  if (totals.length > 0) addRow(totals);
  const day = dayOf(today);
  const asOf = day === null ? today : formatDay(day);
  for (const { title, found } of listSections(shown)) {
    addText("heading", title ?? nameOf(found[0]?.finding.table ?? "", database), 1);
    const sentences = found.map(({ finding }) => finding.sentence);
    const text = [`As of ${asOf}:`, "", ...sentences.map((one) => `- ${escapeMarkdown(one)}`)].join("\n");
    addText("text", text, heightOf(sentences));
    for (const row of pairUp(found)) addRow(row);
  }
  return { texts, cards };
}

function nameOf(table: string, { prepared }: ExplorationContext["database"]): string {
  return capitalize(humanizeName(prepared.schema.table(table).name).toLowerCase());
}

/** Two of a height in each row; tables and the last one of an odd number have a row of their own. */
function pairUp(found: readonly ExploredFinding[]): readonly (readonly ExploredFinding[])[] {
  const wide = found.filter((one) => sizeOf(one).w > gridColumns / 2);
  const others = found.filter((one) => !wide.includes(one));
  const pairs = others.flatMap((_, index) => (index % 2 === 0 ? [others.slice(index, index + 2)] : []));
  return [...pairs, ...wide.map((one) => [one])];
}

function sizeOf({ finding }: ExploredFinding) {
  return cardSizesOf(finding.chart.spec.kind).initial;
}

const charactersOfLine = 80;

/** Pixels of a text, besides its lines: the line with the date, and the gap below. */
const around = 42;
const linePx = 22;
const rowPx = 56;

/** Rows of the grid for sentences in a list, below the line with the date. */
function heightOf(sentences: readonly string[]): number {
  const lines = sentences.reduce((sum, { length }) => sum + Math.ceil(length / charactersOfLine), 0);
  return Math.ceil((around + lines * linePx) / rowPx);
}

function escapeMarkdown(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>]/g, "\\$&");
}
