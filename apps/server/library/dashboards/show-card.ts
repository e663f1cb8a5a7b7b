import { placeEarlier, readChange, readFigure } from "@askery/charts";
import {
  chartKindOf,
  formatExact,
  headerOf,
  readDrawnColumns,
  type Chart,
  type Table,
  type Warning,
} from "@askery/model";
import type {
  BoardRows,
  ChartContent,
  FigureNote,
  ShownFigures,
} from "../../asking-process/board/board-document.ts";
import { addEvents } from "../../results/dated-events.ts";
import { findNarrative, readOutputs } from "../../results/find-result.ts";
import { readHead, readTableUpTo } from "../../results/result-rows.ts";
import type { Store } from "../../store/open-store.ts";
import { drawnChart } from "../charts/found-chart.ts";
import type { ShownCard } from "./card-figures.ts";

interface ShownOn {
  readonly store: Store;
  readonly locale: string;
  readonly timeZone: string;
  /** The names of the dashboard's filters by their ids. */
  readonly labels: ReadonlyMap<string, string>;
}

export const maxDrawnRows = 10_000;
const maxRows = 100;

/** A card with its figures as a document shows it. */
export async function showCard(card: ShownCard, context: ShownOn): Promise<ChartContent> {
  const { chart, result } = card.shown;
  const { workspaceId: databaseId } = chart;
  const drawn = await addEvents(context.store, { databaseId, chart: drawnChart(card.shown) });
  return {
    kind: "chart",
    title: nameCard(chart.title, drawn),
    subtitle: describe(drawn, card, context),
    time: formatTime(result.ranAtMs, context.timeZone),
    warning: describeWarnings(findNarrative(result)?.warnings ?? []),
    shown: await showFigures(card, drawn, context),
  };
}

/** The title of a number that nobody named repeats it, so its label is shown, as on the screen. */
function nameCard(title: string, { spec, caption }: Chart): string {
  if (chartKindOf(spec.kind).shows !== "figures" || title !== caption.title) return title;
  const [first = "", ...rest] = readDrawnColumns(spec).y[0]?.label ?? title;
  return first.toUpperCase() + rest.join("");
}

/** "Revenue per month · vs. 2025 · not filtered by Country". */
function describe({ caption }: Chart, { compared, reach }: ShownCard, { labels }: ShownOn): string {
  const skipped = reach.skipped.flatMap(({ id }) => labels.get(id) ?? []);
  return [
    caption.subtitle,
    compared === null ? "" : compared.kind === "none" ? "not compared" : `vs. ${compared.before.words}`,
    skipped.length === 0 ? "" : `not filtered by ${skipped.join(", ")}`,
  ]
    .filter((part) => part !== "")
    .join(" · ");
}

/** "27 Nov 2026, 08:00". */
function formatTime(atMs: number, timeZone: string): string {
  return new Intl.DateTimeFormat("en-GB", { timeZone, dateStyle: "medium", timeStyle: "short" }).format(atMs);
}

function describeWarnings(warnings: readonly Warning[]): string | null {
  const [first, ...others] = warnings.toSorted(
    (one, other) => Number(other.weight === "caution") - Number(one.weight === "caution"),
  );
  if (first === undefined) return null;
  return others.length === 0 ? first.fact : `${first.fact} +${others.length}`;
}

async function showFigures(card: ShownCard, drawn: Chart, context: ShownOn): Promise<ShownFigures> {
  const { result } = card.shown;
  if (result.rowCount === 0) return { kind: "message", text: "There are no rows." };
  const { spec, facts } = drawn;
  const shows = chartKindOf(spec.kind).shows;
  if (shows === "rows") return showRows(card, context);
  const table = await readTableUpTo(context.store, result, maxDrawnRows);
  if (shows === "figures") return showFigure(card, { drawn, table, locale: context.locale });
  const placed =
    card.compared?.kind === "figures"
      ? placeEarlier({ spec, table }, { ...card.compared, table: readHead(card.compared.result) })
      : null;
  return { kind: "drawing", facts, spec, table, ...placed };
}

interface DrawnFigure {
  readonly drawn: Chart;
  readonly table: Table;
  readonly locale: string;
}

function showFigure(
  { compared }: ShownCard,
  { drawn: { spec, facts }, table, locale }: DrawnFigure,
): ShownFigures {
  const figure = readFigure({ spec, facts, table, locale });
  if (figure === null) return { kind: "message", text: "There is no figure." };
  if (compared?.kind === "figures") {
    const before = readHead(compared.result);
    const change = readChange({ spec, table, locale }, { table: before });
    const note: FigureNote =
      change === null
        ? { change: "", direction: "same", text: `No figure for ${compared.before.words}` }
        : {
            change: change.share === null ? change.text : `${change.text} (${change.share})`,
            direction: change.direction,
            text: `vs. ${compared.before.words}`,
          };
    return { kind: "figure", text: figure.text, note };
  }
  const { comparison, others } = figure;
  if (comparison !== null) {
    const { text, direction, label } = comparison;
    return { kind: "figure", text: figure.text, note: { change: text, direction, text: label } };
  }
  const text = others.map((other) => `${other.label} ${other.text}`).join(" · ");
  return {
    kind: "figure",
    text: figure.text,
    note: text === "" ? null : { change: "", direction: "same", text },
  };
}

function showRows({ shown: { result } }: ShownCard, { locale }: ShownOn): BoardRows {
  const { columns, values, rowCount } = readHead(result);
  const outputs = readOutputs(result);
  return {
    kind: "rows",
    headers: columns.map(({ name }, column) => {
      const output = outputs[column];
      return output === undefined ? name : headerOf(output);
    }),
    hasFigures: columns.map((_, column) => outputs[column]?.role.kind === "figure"),
    rows: Array.from({ length: Math.min(maxRows, rowCount) }, (_, row) =>
      columns.map((_, column) =>
        formatExact(values[column]?.[row] ?? null, outputs[column]?.format ?? { kind: "text" }, { locale }),
      ),
    ),
    rowCount: result.rowCount,
  };
}
