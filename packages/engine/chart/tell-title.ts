import { capitalize } from "./name-words.ts";
import { titleRules } from "./title-rules.ts";
import type { TitleContext } from "./titles/title-context.ts";

/** The finding, in at most nine words. Rules offer titles, best first; the first that is short enough is taken. */
export function tellTitle(context: TitleContext): string {
  for (const rule of titleRules) {
    const found = rule.fits(context) ? rule.titles(context).find(isShort) : undefined;
    if (found !== undefined) return capitalize(found);
  }
  return "";
}

const mostWords = 9;
const mostCharacters = 70;

function isShort(title: string): boolean {
  return title.length <= mostCharacters && title.split(" ").length <= mostWords;
}
