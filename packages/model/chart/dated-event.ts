import type { IsoDate } from "../calendar.ts";

/** Something that happened: charts over time mark it. Editors of a database write a list of them. */
export interface DatedEvent {
  readonly from: IsoDate;
  /** The last day that it includes; null for a single day. */
  readonly to: IsoDate | null;
  readonly title: string;
}
