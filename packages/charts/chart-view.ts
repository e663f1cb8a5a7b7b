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

/** What is drawn and described: a spec with what a run found, and how figures are written. */
export interface ChartSource {
  readonly spec: ChartSpec;
  /** Default: nothing but the rows is known of the run. */
  readonly facts?: ChartFacts;
  readonly table: Table;
  /** BCP 47; figures only, as dates and words are English. Default "en-US". */
  readonly locale?: string;
  /** Colors that names keep across cards: 0–7, by the name of the series or the bar. */
  readonly slots?: ReadonlyMap<string, number>;
}

/** A source as drawings read it: every kind's columns alike, its defaults filled in. */
export interface ChartView {
  readonly drawn: DrawnColumns;
  /** The last day that counts in the last unit, where it is to look unfinished. */
  readonly incompleteFrom: IsoDate | null;
  readonly spread: Spread | null;
  readonly marks: ViewMarks;
  readonly table: Table;
  readonly locale: string;
  readonly slots: ReadonlyMap<string, number>;
}

/** The marks of a spec, by what they are. */
interface ViewMarks {
  /** Values of the axis that the finding is about; null where nothing is pointed out. */
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
