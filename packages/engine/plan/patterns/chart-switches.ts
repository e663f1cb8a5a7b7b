import type { AskedChart } from "@askery/model";
import { chartParts, chartStates, units, type ChartPart, type ChartState } from "./chart-parts.data.ts";
import { anyName, ending, looking } from "./look-elements.ts";
import { bringing, removing } from "./drawing-verbs.ts";
import { either, optional, sequence, word, type Element } from "./pattern.ts";

/** "Hide the legend", "grid off", "give me data labels", "turn the markers on": parts of a drawing, on and off. */
export function partSwitched(): Element<AskedChart> {
  return either(...chartParts.map(switchPart));
}

/** "Smoother lines", "make the axis logarithmic", "shorten the numbers": how a part of a drawing is. */
export function stateAsked(): Element<AskedChart> {
  return either(...chartStates.map(askState));
}

function switchPart({ names, on, off }: ChartPart): Element<AskedChart> {
  const named = anyName(names);
  const again = optional(word("again", "back", "in", "too", "now", "please"));
  const turning = word("turn", "switch");
  return either<AskedChart>(
    sequence([bringing, optional(word("back", "up")), named, again, onEach, ending()], () => looking(on)),
    sequence([turning, named, word("on"), ending()], () => looking(on)),
    sequence([named, word("on"), ending()], () => looking(on)),
    sequence([removing, named, ending()], () => looking(off)),
    sequence([word("turn", "switch", "take", "leave"), named, word("off", "away", "out"), ending()], () =>
      looking(off),
    ),
    sequence([named, word("off", "away"), ending()], () => looking(off)),
  );
}

/** "On every month", "at each point". */
const onEach: Element<unknown> = optional(
  sequence([word("on", "at", "for"), word("each", "every", "all"), anyName(units)], () => true),
);

/** "With smooth lines", "make the line smoother", "smooth it out", "less smooth". */
function askState({ adjectives, of, is, isNot }: ChartState): Element<AskedChart> {
  const adjective = word(...adjectives.flatMap(formsOf));
  const it = either<unknown>(anyName(of), word("it", "this", "that", "them", "chart"));
  const more = optional(word("more", "very", "really", "out", "be", "to"));
  const making = word(
    "make",
    "draw",
    "turn",
    "use",
    "show",
    "as",
    "with",
    "have",
    "want",
    "in",
    "on",
    "write",
  );
  const asked = (): AskedChart => looking(is);
  const less: Element<unknown> = either<unknown>(removing, word("less"));
  return either<AskedChart>(
    sequence([optional(making), optional(more), adjective, anyName(of), more, ending()], asked),
    sequence([optional(making), it, more, adjective, ending()], asked),
    sequence([adjective, word("it", "them", "this"), more, ending()], asked),
    ...(isNot === undefined
      ? []
      : [
          sequence([less, adjective, optional(it), ending()], () => looking(isNot)),
          sequence([making, it, less, adjective, ending()], () => looking(isNot)),
        ]),
  );
}

/** "Smooth" and "smoother"; "smoothed" has its lemma. */
function formsOf(adjective: string): readonly string[] {
  return [adjective, `${adjective.replace(/e$/u, "")}er`];
}
