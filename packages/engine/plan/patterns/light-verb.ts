import { word } from "./pattern.ts";

/** Verbs that add no meaning to their object: "placed an order". */
export const lightVerbs: ReadonlySet<string> = new Set([
  "place",
  "make",
  "receive",
  "get",
  "have",
  "leave",
  "write",
  "do",
  "give",
  "submit",
  "take",
  "own",
  "contain",
  "include",
  "use",
  "be",
  "been",
  "any",
  "single",
  "participate",
  "appear",
  "belong",
  "assign",
  "associate",
  "ever",
  "yet",
]);

export const lightVerb = word(...lightVerbs);
