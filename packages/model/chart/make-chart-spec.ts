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
  const encoding = encodeRoles(chartKindOf(kind).form, roles);
  if (encoding === null) return null;
  // The compiler cannot relate a kind to its form and settings, but both come from the kind's definition.
  return {
    version: chartVersion,
    kind,
    encoding,
    settings: chooseSettings(kind, settings),
    ...(display !== undefined && Object.keys(display).length > 0 && { display }),
    marks,
  } as ChartSpec;
}

/** The same drawing with other settings, display options and marks. Settings that the kind does not have are ignored. */
export function restyleSpec(
  spec: ChartSpec,
  { settings, display, marks }: Required<Pick<ChartWish, "settings" | "marks">> & Pick<ChartWish, "display">,
): ChartSpec {
  const { version, kind, encoding } = spec;
  // The encoding is one of the kind's form, because it comes from a spec of this kind.
  return {
    version,
    kind,
    encoding,
    settings: chooseSettings(kind, settings),
    ...(display !== undefined && Object.keys(display).length > 0 && { display }),
    marks,
  } as ChartSpec;
}

function chooseSettings(
  kind: ChartKind,
  settings: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const chosen = Object.entries(chartKindOf(kind).settings).map(([name, [first, ...rest]]) => {
    const wish = settings[name];
    return [name, wish !== undefined && rest.includes(wish) ? wish : first] as const;
  });
  return Object.fromEntries(chosen);
}

/** The spec that shows the rows, for results that no chart can draw. */
export const tableSpec: ChartSpec = {
  version: chartVersion,
  kind: "table",
  encoding: { form: "rows" },
  settings: {},
  marks: [],
};
