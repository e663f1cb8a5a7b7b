import { capitalize } from "./name-words.ts";
import { titleRules } from "./title-rules.ts";
import type { TitleContext } from "./titles/title-context.ts";

/**
 * Describes the main finding in at most nine words. Rules offer titles, best first; the first short enough one is used.
 */
export function describeTitle(context: TitleContext): string {
  for (const rule of titleRules) {
    const found = rule.fits(context) ? rule.titles(context).find(isShort) : undefined;
    if (found !== undefined) return capitalize(found);
  }
  return "";
}

const maxWords = 9;
const maxCharacters = 70;

function isShort(title: string): boolean {
  return title.length <= maxCharacters && title.split(" ").length <= maxWords;
}
