import {
  noFacts,
  readDrawnColumns,
  type Cell,
  type ChartFacts,
  type ChartSpec,
  type DrawnColumns,
  type IsoDate,
  type Spread,
  type Table,
} from "@askery/model";

/** What to draw and describe: a spec, the facts and rows of a run, and how to format figures. */
export interface ChartSource {
  readonly spec: ChartSpec;
  /** Default: no facts. */
  readonly facts?: ChartFacts;
  readonly table: Table;
  /** A BCP 47 tag, for figures only; dates and words are English. Default "en-US". */
  readonly locale?: string;
  /** Fixed colors of names across cards: a slot 0–7 for the name of a series or bar. */
  readonly slots?: ReadonlyMap<string, number>;
}

/** A source with its defaults filled in, and with its columns in the same shape for every kind. */
export interface ChartView {
  readonly drawn: DrawnColumns;
  /** The last day that an unfinished last unit includes so far; null if the unit is not marked as unfinished. */
  readonly incompleteFrom: IsoDate | null;
  readonly spread: Spread | null;
  readonly orders: NonNullable<ChartFacts["orders"]>;
  readonly marks: ViewMarks;
  readonly table: Table;
  readonly locale: string;
  readonly slots: ReadonlyMap<string, number>;
}

/** The marks of a spec, by kind. */
interface ViewMarks {
  /** Values of the axis that the finding is about; null if there is no finding. */
  readonly findings: readonly Cell[] | null;
  readonly isBad: boolean;
  readonly events: readonly { readonly at: Cell; readonly label: string }[];
  readonly goals: readonly { readonly value: number; readonly label: string }[];
}

export function readChartView({ spec, facts = noFacts, table, locale, slots }: ChartSource): ChartView {
  const { marks } = spec;
  const highlights = marks.filter((mark) => mark.kind === "highlight");
  return {
    drawn: readDrawnColumns(spec),
    incompleteFrom: marks.some(({ kind }) => kind === "incompletePeriod") ? facts.incompleteFrom : null,
    spread: facts.spread,
    orders: facts.orders ?? {},
    marks: {
      findings: highlights.length === 0 ? null : highlights.flatMap(({ values }) => values),
      isBad: highlights.some(({ isBad }) => isBad),
      events: marks.filter((mark) => mark.kind === "event"),
      goals: marks.filter((mark) => mark.kind === "goal"),
    },
    table,
    locale: locale ?? "en-US",
    slots: slots ?? new Map(),
  };
}
