import type { ChartDisplay } from "./chart-display.ts";
import { chartKindOf, type ChartKind } from "./chart-kinds.ts";
import { encodeRoles, type ChartRoles } from "./chart-roles.ts";
import { chartVersion, type ChartMark, type ChartSpec } from "./chart-spec.ts";

export interface ChartWish {
  readonly kind: ChartKind;
  readonly roles: ChartRoles;
  /**
   * The choices that people made, by name; those that the kind does not have are ignored. Default: the first choice of
   * each setting.
   */
  readonly settings?: Readonly<Record<string, string>>;
  readonly display?: ChartDisplay | undefined;
  readonly marks?: readonly ChartMark[];
}

/** A spec of the current version; null if its encoding needs a column that the roles do not have. */
export function makeChartSpec({
  kind,
  roles,
  settings = {},
  display,
  marks = [],
}: ChartWish): ChartSpec | null {
  const { form, settings: choices } = chartKindOf(kind);
  const encoding = encodeRoles(form, roles);
  if (encoding === null) return null;
  const chosen = Object.entries(choices).map(([name, [first, ...rest]]) => {
    const wish = settings[name];
    return [name, wish !== undefined && rest.includes(wish) ? wish : first] as const;
  });
  // The compiler cannot relate a kind to its form and settings, but both come from the kind's definition.
  return {
    version: chartVersion,
    kind,
    encoding,
    settings: Object.fromEntries(chosen),
    ...(display !== undefined && Object.keys(display).length > 0 && { display }),
    marks,
  } as ChartSpec;
}

/** The spec that shows the rows, for results that no chart can draw. */
export const tableSpec: ChartSpec = {
  version: chartVersion,
  kind: "table",
  encoding: { form: "rows" },
  settings: {},
  marks: [],
};
