import { maxDecimals, type AskedChart, type NumberStyle } from "@askery/model";
import { partSwitched, stateAsked } from "./chart-switches.ts";
import { bringing, removing } from "./drawing-verbs.ts";
import { ending, looking } from "./look-elements.ts";
import { listSeparator } from "./column.ts";
import { either, map, optional, phrase, sequence, several, tagged, word, type Element } from "./pattern.ts";
import { value } from "./test.ts";

const otherWay = sequence([word("other"), word("way"), word("around", "round", "about")], () => true);

const laid = word("lie", "lying", "laid", "flat", "sideways");

/** Words for single parts of a drawing: what is shown, how lines run, how figures are written, what is pointed out. */
export const chartStyle: Element<AskedChart> = either<AskedChart>(
  length(),
  partSwitched(),
  stateAsked(),
  events(),
  swappedAxes(),
  direction(),
  decimals(),
);

/** "hide the events", "show the events to everyone": the dated events of the database, never rows of a table. */
function events(): Element<AskedChart> {
  const dated = optional(word("dated"));
  const named = word("events", "event");
  const everyone = word("everyone", "everybody", "visitors", "all");
  return either<AskedChart>(
    sequence([removing, dated, named, ending()], () => looking({ display: { events: "hidden" } })),
    sequence([bringing, dated, named, word("to", "for"), everyone, ending()], () =>
      looking({ display: { events: "shown" } }),
    ),
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
  const bars = word("chart", "bars", "columns", "it", "them");
  const onSide = sequence([word("on"), word("side")], () => true);
  return map(
    either<unknown>(
      sequence(
        [word("swap", "flip", "switch", "exchange", "transpose", "invert", "turn", "rotate"), axes],
        () => true,
      ),
      sequence(
        [word("turn", "rotate", "flip"), bars, phrase("number"), word("degrees", "degree", "°"), ending()],
        () => true,
      ),
      sequence([word("lay", "put", "turn", "tip", "tilt", "flip"), bars, onSide, ending()], () => true),
    ),
    swapped,
  );
}

function swapped(): AskedChart {
  return { kind: null, stacking: null, isFlipped: true };
}

/** "draw it the other way around", "the other way around, bars lying": no order of the rows. */
export function turnedAround(): Element<AskedChart> {
  const drawing = optional(word("draw", "plot", "chart", "graph", "show", "put", "make"));
  const it = optional(word("it", "them", "this", "bar", "column", "chart"));
  const mark = optional(word(",", "with", "and", "bar", "column"));
  const around = sequence([drawing, it, otherWay, mark, mark, mark], () => true);
  return either<AskedChart>(
    sequence([word("draw", "plot", "chart", "graph"), it, otherWay, ending()], swapped),
    sequence(
      [
        around,
        either<unknown>(laid, word("horizontal", "horizontally")),
        optional(word("down", "flat")),
        ending(),
      ],
      lying,
    ),
    sequence(
      [around, word("vertical", "vertically", "upright", "standing"), optional(word("up")), ending()],
      standing,
    ),
  );
}

/** "make it horizontal", "vertical", "bars lying down": which way bars point. */
function direction(): Element<AskedChart> {
  const making = optional(word("make", "turn", "draw", "show", "put", "have", "let", "lay", "as", "with"));
  const bars = optional(word("it", "them", "this", "bar", "column", "chart"));
  // "Flip it so that the bars lie flat".
  const turning = word("flip", "turn", "rotate", "swap", "tip", "change", "switch");
  const turned = optional(word("it", "them", "this", "chart", "axes"));
  const purpose = sequence([word("so"), optional(word("that"))], () => true);
  const lyingWays: Element<unknown> = either<unknown>(
    sequence([laid, optional(word("down", "flat", "sideways"))], () => true),
    sequence(
      [optional(word("run", "go", "point")), word("horizontal", "horizontally", "sideways", "across")],
      () => true,
    ),
  );
  const standingWays: Element<unknown> = sequence(
    [
      optional(word("stand", "run", "go", "point")),
      word("stand", "standing", "vertical", "vertically", "upright", "up"),
    ],
    () => true,
  );
  const turnedSo = (ways: Element<unknown>, so: typeof lying): Element<AskedChart> =>
    sequence(
      [
        turning,
        turned,
        purpose,
        word("bar", "column", "it", "they"),
        optional(word("are", "is")),
        ways,
        ending(),
      ],
      so,
    );
  return either<AskedChart>(
    sequence([making, bars, word("horizontal", "horizontally"), ending()], lying),
    sequence([making, word("bar", "column"), laid, optional(word("down", "flat")), ending()], lying),
    sequence([making, laid, word("bar", "column"), ending()], lying),
    turnedSo(lyingWays, lying),
    turnedSo(standingWays, standing),
    sequence([making, bars, word("vertical", "vertically", "upright"), ending()], standing),
    sequence(
      [making, word("bar", "column"), word("stand", "standing"), optional(word("up")), ending()],
      standing,
    ),
    sequence([making, word("standing"), word("bar", "column"), ending()], standing),
  );
}

function lying(): AskedChart {
  return { kind: "horizontalBar", stacking: null };
}

function standing(): AskedChart {
  return { kind: "bar", stacking: null, isVertical: true };
}

/** "in millions", "round to thousands". */
function length(): Element<AskedChart> {
  const start = optional(
    word("show", "write", "display", "with", "use", "make", "round", "express", "abbreviate", "shorten"),
  );
  const what = optional(word("it", "them", "figures", "numbers", "values", "axis", "everything"));
  const lengths = either<NonNullable<NumberStyle["length"]>>(
    map(word("thousands", "thousand", "k"), () => "thousands"),
    map(word("millions", "million", "m"), () => "millions"),
    map(word("billions", "billion"), () => "short"),
  );
  return sequence([start, what, word("in", "to", "as"), lengths, ending()], ([, , , length]) =>
    styled({ length }),
  );
}

/** "without decimals", "with 2 decimals", "round to one decimal". */
function decimals(): Element<AskedChart> {
  const named: Element<unknown> = either<unknown>(
    word("decimals", "decimal", "cents", "pennies"),
    sequence([word("decimal"), word("place", "places")], () => true),
  );
  const whole = sequence(
    [word("whole", "integer"), word("numbers", "number", "figures", "units")],
    () => true,
  );
  return either<AskedChart>(
    sequence([removing, named, ending()], () => styled({ decimals: 0 })),
    sequence(
      [
        optional(word("round", "show", "write", "use", "with")),
        optional(word("to", "as", "in")),
        whole,
        ending(),
      ],
      () => styled({ decimals: 0 }),
    ),
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

/** "Highlight the highest month", "mark the lowest", "emphasize Furniture and Garden", "highlight March". */
export function highlighted(): Element<AskedChart> {
  const most = word(
    "highest",
    "best",
    "largest",
    "biggest",
    "maximum",
    "max",
    "top",
    "peak",
    "greatest",
    "strongest",
  );
  const least = word("lowest", "worst", "smallest", "minimum", "min", "bottom", "least", "weakest");
  const standing = sequence([word("stand", "pop", "jump", "shine"), optional(word("out"))], () => true);
  const thing = optional(either<string>(tagged("noun"), word("one", "ones")));
  const marking: Element<unknown> = either<unknown>(
    word("highlight", "emphasize", "emphasise", "mark", "accent", "spotlight", "accentuate", "stress"),
    sequence([word("point", "call"), word("out")], () => true),
  );
  return either<AskedChart>(
    sequence([marking, map(most, () => "highest" as const), thing, ending()], ([, one]) =>
      looking({ display: { highlight: one } }),
    ),
    sequence([marking, map(least, () => "lowest" as const), thing, ending()], ([, one]) =>
      looking({ display: { highlight: one } }),
    ),
    sequence([either<unknown>(marking, word("color", "colour")), listOf(value), ending()], ([, found]) =>
      looking({ display: { highlight: found.flatMap((one) => [one.value, ...one.others]) } }),
    ),
    sequence([word("let", "make", "have"), listOf(value), standing, ending()], ([, found]) =>
      looking({ display: { highlight: found.flatMap((one) => [one.value, ...one.others]) } }),
    ),
    sequence([marking, listOf(phrase("period")), ending()], ([, found]) =>
      looking({
        pointedOut: found.map(({ period, isYearless = false }) => ({ period, isYearless })),
      }),
    ),
  );
}

function listOf<T>(one: Element<T>): Element<readonly T[]> {
  return several(one, listSeparator, { least: 1, most: 4 });
}
