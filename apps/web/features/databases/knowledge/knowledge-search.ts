import type { KnowledgeKind } from "@askery/api";

export interface KnowledgeSearch {
  /** The kind of entries to list; synonyms by default. */
  readonly kind?: KnowledgeKind;
}

const kinds: readonly string[] = ["synonym", "metric", "filter", "example", "rule", "event"];

export function readKnowledgeSearch({
  kind,
}: { readonly [Name in keyof KnowledgeSearch]?: unknown }): KnowledgeSearch {
  return {
    ...(typeof kind === "string" && isKind(kind) && { kind }),
  };
}

function isKind(kind: string): kind is KnowledgeKind {
  return kinds.includes(kind);
}
