import { either, keyword, optional, sequence, word, type Element } from "./pattern.ts";

/* What people do to a part of a drawing. Each pattern for a part uses these, so that all parts know the same verbs. */

/** "Add", "draw", "with", "turn on", "back to": what brings a part into the chart. */
export const bringing: Element<unknown> = either<unknown>(
  word("with", "show", "add", "display", "draw", "use", "using", "include", "put", "enable", "on"),
  word("want", "need", "give", "restore", "plot", "mark", "bring", "and", "in", "insert", "overlay"),
  word("superimpose", "set", "see", "place", "print", "write", "have"),
  sequence([word("turn", "switch"), word("on")], () => true),
  sequence(
    [optional(word("go", "switch", "change", "turn", "return", "bring", "get")), word("back"), word("to")],
    () => true,
  ),
);

/** "Without", "get rid of", "turn off", "I don't need": what takes a part away. */
export const removing: Element<unknown> = either<unknown>(
  word("without", "no", "hide", "remove", "drop", "delete", "omit", "lose", "disable", "clear", "kill"),
  word("skip", "stop", "nothing", "erase", "forget", "exclude"),
  sequence([word("get"), word("rid"), word("of")], () => true),
  sequence([word("turn", "switch", "take", "leave"), word("off", "away", "out")], () => true),
  sequence(
    [
      either<unknown>(keyword("not"), word("don't", "dont", "not", "never")),
      optional(word("show", "draw", "display", "need", "want", "use", "include")),
    ],
    () => true,
  ),
);
