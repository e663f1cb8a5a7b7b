import { maxDecimals, type AskedChart, type AskedLook, type LookPart, type NumberStyle } from "@askery/model";
import { ending, lacking, looking } from "./look-elements.ts";
import { either, map, optional, phrase, sequence, word, type Element } from "./pattern.ts";

const no: Element<unknown> = either<unknown>(
  word("without", "no", "hide", "remove", "drop"),
  sequence([word("get"), word("rid"), word("of")], () => true),
  sequence([word("turn", "switch", "take"), word("off", "away")], () => true),
);
const yes = word("with", "show", "add", "display");

/** Words for single parts of a drawing: its legend, its grid, how lines run, how figures are written, what is pointed out. */
export const chartStyle: Element<AskedChart> = either<AskedChart>(
  switched(word("legend", "key"), "legend", { display: { legend: "hidden" } }),
  switched(gridLines(), "grid", { display: { grid: "hidden" } }),
  smooth(),
  dots(),
  events(),
  swappedAxes(),
  length(),
  decimals(),
);

/** "hide the legend", and "show the legend", which takes it back. */
function switched(named: Element<unknown>, part: LookPart, hidden: Partial<AskedLook>): Element<AskedChart> {
  return either<AskedChart>(
    sequence([no, named, ending()], () => looking(hidden)),
    sequence([word("turn", "switch", "take"), named, word("off", "away"), ending()], () => looking(hidden)),
    sequence([yes, named, ending()], () => lacking(part)),
  );
}

function gridLines(): Element<unknown> {
  return either<unknown>(
    word("grid", "gridlines", "gridline"),
    sequence([word("grid"), word("lines", "line")], () => true),
  );
}

/** "smooth", "smooth the lines", "as a smooth line", "with curves"; "straight lines" takes it back. */
function smooth(): Element<AskedChart> {
  const line = optional(word("line", "lines", "curve", "curves", "it"));
  return either<AskedChart>(
    sequence(
      [
        optional(word("as", "with", "make", "draw", "use")),
        optional(word("it", "line", "lines")),
        word("smooth", "smoothed", "smoothen", "curved"),
        line,
        optional(word("out")),
        ending(),
      ],
      () => looking({ display: { curve: "smooth" } }),
    ),
    sequence([optional(word("with", "as")), word("straight"), word("line", "lines"), ending()], () =>
      lacking("curve"),
    ),
    sequence([word("not", "no"), word("smooth", "smoothing"), ending()], () => lacking("curve")),
  );
}

/** "with markers", "show the dots on the line"; "without markers" takes it back. */
function dots(): Element<AskedChart> {
  const named = sequence(
    [
      word("marker", "markers", "dot", "dots", "points"),
      optional(sequence([word("on"), word("line", "lines")], () => true)),
      ending(),
    ],
    () => true,
  );
  return either<AskedChart>(
    sequence([word("with", "show", "add", "draw"), named], () => looking({ display: { points: "shown" } })),
    sequence([no, named], () => lacking("points")),
  );
}

/** "hide the events", "show the events to everyone": the dated events of the database, never rows of a table. */
function events(): Element<AskedChart> {
  const dated = optional(word("dated"));
  const named = word("events", "event");
  const everyone = word("everyone", "everybody", "visitors", "all");
  return either<AskedChart>(
    sequence([no, dated, named, ending()], () => looking({ display: { events: "hidden" } })),
    sequence([yes, dated, named, word("to", "for"), everyone, ending()], () =>
      looking({ display: { events: "shown" } }),
    ),
    sequence([yes, word("dated"), named, ending()], () => lacking("events")),
  );
}

/** "swap the axes", "flip x and y", "swap axes", "turn it around". */
function swappedAxes(): Element<AskedChart> {
  const axes = either<unknown>(
    word("axes", "axis"),
    sequence([word("x"), word("and"), word("y"), optional(word("axes", "axis"))], () => true),
    sequence(
      [word("chart", "bars", "columns", "it"), optional(word("sideways", "around")), ending()],
      () => true,
    ),
  );
  return sequence(
    [word("swap", "flip", "switch", "exchange", "transpose", "invert", "turn", "rotate"), axes],
    (): AskedChart => ({ kind: null, stacking: null, isFlipped: true }),
  );
}

/** "in millions", "with short numbers", "all digits". */
function length(): Element<AskedChart> {
  const start = optional(word("show", "write", "display", "with", "use", "make"));
  const what = optional(word("it", "them", "figures", "numbers", "values", "axis"));
  const short: Element<unknown> = either<unknown>(
    sequence(
      [word("in"), word("thousands", "millions", "billions", "thousand", "million", "k", "m")],
      () => true,
    ),
    sequence(
      [word("short", "shortened", "abbreviated", "rounded"), word("numbers", "figures", "values")],
      () => true,
    ),
  );
  const full: Element<unknown> = either<unknown>(
    sequence([word("full", "exact"), word("numbers", "figures", "values")], () => true),
    sequence([word("all"), word("digits")], () => true),
  );
  return either<AskedChart>(
    sequence([start, what, short, ending()], () => styled({ length: "short" })),
    sequence([start, what, full, ending()], () => styled({ length: "full" })),
  );
}

/** "without decimals", "with 2 decimals", "round to one decimal". */
function decimals(): Element<AskedChart> {
  const named: Element<unknown> = either<unknown>(
    word("decimals", "decimal"),
    sequence([word("decimal"), word("place", "places")], () => true),
  );
  return either<AskedChart>(
    sequence([no, named, ending()], () => styled({ decimals: 0 })),
    sequence(
      [
        optional(word("with", "show", "use", "round", "to")),
        optional(word("to")),
        phrase("number"),
        named,
        ending(),
      ],
      ([, , { value }]) => {
        const count = Number(value);
        return Number.isInteger(count) && count >= 0 && count <= maxDecimals
          ? styled({ decimals: count })
          : null;
      },
    ),
  );
}

function styled(numberStyle: NumberStyle): AskedChart {
  return looking({ numberStyle });
}

/** "highlight the highest month", "mark the lowest"; "no highlight" takes it back. */
export function highlighted(): Element<AskedChart> {
  const most = word("highest", "best", "largest", "biggest", "maximum", "max", "top", "peak", "greatest");
  const least = word("lowest", "worst", "smallest", "minimum", "min", "bottom", "least");
  const thing = optional(
    word("one", "value", "point", "bar", "column", "day", "week", "month", "quarter", "year"),
  );
  const marking = word("highlight", "emphasize", "emphasise", "mark", "accent");
  return either<AskedChart>(
    sequence([marking, map(most, () => "highest" as const), thing, ending()], ([, one]) =>
      looking({ display: { highlight: one } }),
    ),
    sequence([marking, map(least, () => "lowest" as const), thing, ending()], ([, one]) =>
      looking({ display: { highlight: one } }),
    ),
    sequence([no, word("highlight", "highlights", "highlighting"), ending()], () =>
      looking({ display: { highlight: "none" } }),
    ),
  );
}
