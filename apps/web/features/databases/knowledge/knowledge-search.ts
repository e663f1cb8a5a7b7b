import type { KnowledgeKind } from "@askery/api";

export interface KnowledgeSearch {
  /** The kind of entries to list; synonyms by default. */
  readonly kind?: KnowledgeKind;
  /** An unknown word to define at once. */
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

/** The server's limit. */
const longestWord = 100;

function isKind(kind: string): kind is KnowledgeKind {
  return kinds.includes(kind);
}
