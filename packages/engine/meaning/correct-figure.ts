import { measureUnits, type ColumnRole, type Decision, type Figure, type FigureSubject } from "@askery/model";

/** User corrections of a figure: null means none, undefined means not corrected. */
export interface GivenFigure {
  readonly unit: Decision<string | null> | undefined;
  readonly currency: Decision<string | null> | undefined;
}

/**
 * Applies a corrected unit and currency to a figure.
 *
 * Corrections determine what the figure counts: a currency makes it money; a unit makes it a duration, size or share.
 * Money without a currency, and a duration, size or share without a unit, becomes a plain number.
 */
export function correctFigure(found: Figure, given: GivenFigure, role: ColumnRole): Figure {
  const { unit = found.unit, currency = found.currency } = given;
  const counts = decideSubject(found.counts, given);
  const { subunits, ...rest } = found;
  return {
    ...rest,
    ...(counts === "money" && subunits && { subunits }),
    counts,
    unit,
    currency: counts === "money" || given.currency !== undefined ? currency : noMoney,
    additivity: decideAdditivity(found, counts, role),
  };
}

function decideSubject(found: FigureSubject, { unit, currency }: GivenFigure): FigureSubject {
  if (typeof currency?.value === "string") return "money";
  if (typeof unit?.value === "string") return subjects.get(unit.value) ?? "size";
  if (currency?.value === null && found === "money") return "other";
  return unit?.value === null && measured.has(found) ? "other" : found;
}

/** A share never adds up; a figure corrected from a share to something else does. */
function decideAdditivity(found: Figure, counts: FigureSubject, role: ColumnRole): Figure["additivity"] {
  if (counts === "share") return "non-additive";
  return found.counts === "share" && role === "measure" ? "additive" : found.additivity;
}

const noMoney: Decision<null> = { value: null, reason: "It is not money.", origin: "found" };
const measured: ReadonlySet<FigureSubject> = new Set(["duration", "size", "share"]);
const subjects: ReadonlyMap<string, FigureSubject> = new Map(
  Object.entries(measureUnits).map(([unit, { counts }]) => [unit, counts]),
);
