import type { KnowledgeKind } from "@askery/api";

export interface KnowledgeSearch {
  /** Which of what was taught is listed; words where it is left out. */
  readonly kind?: KnowledgeKind;
  /** A word that somebody used and that is not known: it is taught at once. */
  readonly teach?: string;
}

const kinds: readonly string[] = ["synonym", "metric", "filter", "example", "rule"];

export function readKnowledgeSearch({
  kind,
  teach,
}: { readonly [Name in keyof KnowledgeSearch]?: unknown }): KnowledgeSearch {
  return {
    ...(typeof kind === "string" && isKind(kind) && { kind }),
    ...(typeof teach === "string" && teach !== "" && { teach: teach.slice(0, longestWord) }),
  };
}

/** As long as the server takes. */
const longestWord = 100;

function isKind(kind: string): kind is KnowledgeKind {
  return kinds.includes(kind);
}
