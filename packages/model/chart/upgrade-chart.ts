import { chartKindOf, isChartKind } from "./chart-kinds.ts";
import { chartVersion } from "./chart-spec.ts";
import type { EncodingForm } from "./encoding.ts";

/**
 * Upgrades a stored chart to the current shape. Version 1, which has no `version`, had titles, roles and run facts in
 * one record. Version 2 had no display options and fewer marks: every spec of it is one of version 3. Later versions
 * are returned unchanged. The result is not validated.
 */
export function upgradeChart(stored: unknown): unknown {
  if (!isRecord(stored)) return stored;
  if ("type" in stored && !("spec" in stored)) return upgradeFirst(stored);
  const { spec } = stored;
  if (!isRecord(spec) || spec["version"] !== 2) return stored;
  return { ...stored, spec: { ...spec, version: chartVersion } };
}

type StoredRecord = Readonly<Record<string, unknown>>;

function upgradeFirst(old: StoredRecord): StoredRecord {
  const { type, title, subtitle, reason, incompleteFrom = null, spread = null } = old;
  const definition = isChartKind(type) ? chartKindOf(type) : null;
  const isOverTime = isRecord(old["x"]) && old["x"]["kind"] === "time";
  return {
    spec: {
      version: chartVersion,
      kind: type,
      encoding: definition === null ? {} : encoders[definition.form](old),
      settings: definition !== null && "stacking" in definition.settings ? { stacking: old["stacking"] } : {},
      marks: isOverTime && type !== "table" ? [{ kind: "incompletePeriod" }] : [],
    },
    caption: { title, subtitle, reason },
    facts: { incompleteFrom, spread },
  };
}

/** How each form names the roles of version 1: `x`, `y` and `series`. */
const encoders: Readonly<Record<EncodingForm, (old: StoredRecord) => StoredRecord>> = {
  series: ({ x, y, series }) => ({ form: "series", x, y, series }),
  grid: ({ x, y, series }) => ({ form: "grid", x, series, value: firstOf(y) }),
  parts: ({ x, y }) => ({ form: "parts", by: x, value: firstOf(y) }),
  points: ({ x, y, series }) => ({ form: "points", x: figureOf(x), y: firstOf(y), series }),
  combo: ({ x, y }) => ({ form: "combo", x, bar: firstOf(y), line: undefined }),
  bubbles: ({ x, y, series }) => ({ form: "bubbles", x: figureOf(x), y: firstOf(y), series }),
  spread: ({ x, y }) => ({ form: "spread", value: firstOf(y) ?? figureOf(x) }),
  figures: ({ y }) => ({ form: "figures", figures: y }),
  places: () => ({ form: "places" }),
  rows: () => ({ form: "rows" }),
};

function firstOf(list: unknown): unknown {
  return Array.isArray(list) ? list[0] : undefined;
}

/** A number axis of version 1 is a figure. */
function figureOf(axis: unknown): unknown {
  if (!isRecord(axis)) return undefined;
  const { column, label, format } = axis;
  return { column, label, format };
}

function isRecord(value: unknown): value is StoredRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
