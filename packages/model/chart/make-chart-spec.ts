import { chartKindOf, type ChartKind } from "./chart-kinds.ts";
import { encodeRoles, type ChartRoles } from "./chart-roles.ts";
import { chartVersion, type ChartMark, type ChartSpec } from "./chart-spec.ts";

export interface ChartWish {
  readonly kind: ChartKind;
  readonly roles: ChartRoles;
  /** What people chose, by name; what the kind does not have is left out. Default: the first choice of each. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly marks?: readonly ChartMark[];
}

/** A spec of today's version; null where a part of its encoding has no column. */
export function makeChartSpec({ kind, roles, settings = {}, marks = [] }: ChartWish): ChartSpec | null {
  const { form, settings: choices } = chartKindOf(kind);
  const encoding = encodeRoles(form, roles);
  if (encoding === null) return null;
  const chosen = Object.entries(choices).map(([name, [first, ...rest]]) => {
    const wish = settings[name];
    return [name, wish !== undefined && rest.includes(wish) ? wish : first] as const;
  });
  // The compiler cannot follow a kind to its form and settings; the definition that both come from can.
  return { version: chartVersion, kind, encoding, settings: Object.fromEntries(chosen), marks } as ChartSpec;
}

/** The spec that shows the rows: what is left when nothing can be drawn. */
export const tableSpec: ChartSpec = {
  version: chartVersion,
  kind: "table",
  encoding: { form: "rows" },
  settings: {},
  marks: [],
};
