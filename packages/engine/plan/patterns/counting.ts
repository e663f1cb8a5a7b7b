import type { KeywordKind } from "../keywords/keyword.ts";
import { stockWords } from "../../meaning/meaning-words.data.ts";
import { keyword, onlyWhere, type Element } from "./pattern.ts";

const counted = keyword("count");

/** "how many", "number of"; not the "how much" of an amount: "how much did customers spend", "how much stock". */
export const counting: Element<KeywordKind> = onlyWhere(counted, (context, from) =>
  counted(context, from).filter(({ to }) => {
    const [last, next] = [context.question.words[to - 1], context.question.words[to]];
    return last?.lower !== "much" || (next?.lemma !== "do" && !stockWords.includes(next?.lemma ?? ""));
  }),
);
