import type { FigureSubject } from "./described-catalog.ts";

/** The units of measures, by their names in a described catalog, and what a number in each unit measures. */
export const measureUnits = {
  percent: { label: "Percent (0 to 100)", counts: "share" },
  fraction: { label: "Fraction (0 to 1)", counts: "share" },
  millisecond: { label: "Milliseconds", counts: "duration" },
  second: { label: "Seconds", counts: "duration" },
  minute: { label: "Minutes", counts: "duration" },
  hour: { label: "Hours", counts: "duration" },
  day: { label: "Days", counts: "duration" },
  week: { label: "Weeks", counts: "duration" },
  month: { label: "Months", counts: "duration" },
  year: { label: "Years", counts: "duration" },
  mg: { label: "mg", counts: "size" },
  g: { label: "g", counts: "size" },
  kg: { label: "kg", counts: "size" },
  t: { label: "t (metric tons)", counts: "size" },
  oz: { label: "oz", counts: "size" },
  lb: { label: "lb", counts: "size" },
  mm: { label: "mm", counts: "size" },
  cm: { label: "cm", counts: "size" },
  m: { label: "m", counts: "size" },
  km: { label: "km", counts: "size" },
  in: { label: "in (inches)", counts: "size" },
  ft: { label: "ft", counts: "size" },
  mi: { label: "mi", counts: "size" },
  "m²": { label: "m²", counts: "size" },
  ha: { label: "ha", counts: "size" },
  "m³": { label: "m³", counts: "size" },
  ml: { label: "ml", counts: "size" },
  l: { label: "l (liters)", counts: "size" },
  gal: { label: "gal", counts: "size" },
  "°C": { label: "°C", counts: "size" },
  "°F": { label: "°F", counts: "size" },
  kWh: { label: "kWh", counts: "size" },
  B: { label: "Bytes", counts: "size" },
  kB: { label: "kB", counts: "size" },
  MB: { label: "MB", counts: "size" },
  GB: { label: "GB", counts: "size" },
  TB: { label: "TB", counts: "size" },
  Mbps: { label: "Mbps", counts: "size" },
} as const satisfies Readonly<Record<string, MeasureUnitRecord>>;

export type MeasureUnit = keyof typeof measureUnits;

/** The label of a unit, and the subject of figures in it. */
export interface MeasureUnitRecord {
  readonly label: string;
  readonly counts: FigureSubject;
}
