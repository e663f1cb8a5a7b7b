/** The question in an address: `?q=…`. */
export interface AskSearch {
  readonly q?: string;
}

export function readQuestion(search: Readonly<Record<string, unknown>>): AskSearch {
  const { q } = search;
  return typeof q === "string" && q.trim() !== "" ? { q } : {};
}
