import type { CardSlot, Chart, Table } from "@askery/model";

/** A dashboard with its figures, to be drawn as a document. */
export interface BoardDocument {
  readonly title: string;
  /** Where it comes from, and when it was exported. */
  readonly origin: string;
  readonly url: string;
  /** The filters in words: "Country: Germany". */
  readonly filters: readonly string[];
  /** How figures are written. */
  readonly locale: string;
  readonly tabs: readonly BoardTab[];
  /** The pictures of texts by their versions, as addresses that contain them. */
  readonly images: Readonly<Record<string, string>>;
}

export interface BoardTab {
  /** Null without tabs. */
  readonly title: string | null;
  readonly cards: readonly BoardCard[];
}

/** A card in its slot of the dashboard's grid. */
export interface BoardCard extends CardSlot {
  readonly content: CardContent;
}

export type CardContent =
  | { readonly kind: "heading"; readonly text: string }
  /** Markdown. */
  | { readonly kind: "text"; readonly text: string }
  | ChartContent;

export interface ChartContent {
  readonly kind: "chart";
  readonly title: string;
  /** The measure and its period, what is compared, and the filters that do not apply. */
  readonly subtitle: string;
  /** When the figures were computed; null if they were not. */
  readonly time: string | null;
  /** What to know before the figures are trusted. Null if there is nothing. */
  readonly warning: string | null;
  readonly shown: ShownFigures;
}

export type ShownFigures =
  | { readonly kind: "figure"; readonly text: string; readonly note: FigureNote | null }
  | ({ readonly kind: "drawing"; readonly table: Table } & Pick<Chart, "spec" | "facts">)
  | BoardRows
  /** Why there are no figures. */
  | { readonly kind: "message"; readonly text: string };

/** The line below a figure: its change, or other figures of its row. */
export interface FigureNote {
  /** Colored by its direction. Empty if there is no change. */
  readonly change: string;
  readonly direction: "up" | "down" | "same";
  readonly text: string;
}

/** The first rows of a table, as shown. */
export interface BoardRows {
  readonly kind: "rows";
  readonly headers: readonly string[];
  readonly hasFigures: readonly boolean[];
  readonly rows: readonly (readonly string[])[];
  /** Of the whole table. */
  readonly rowCount: number;
}
