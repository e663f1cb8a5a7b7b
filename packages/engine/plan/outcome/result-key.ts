import type { Plan } from "@askery/model";

/** Equal for plans whose results differ at most in names, formats or an order that cuts nothing off. */
export function resultKeyOf(plan: Plan): string {
  return JSON.stringify(plan, (name, part: unknown) => {
    if (nameless.has(name)) return undefined;
    return name === "" && isUncut(part) ? { ...part, order: [] } : part;
  });
}

const nameless: ReadonlySet<string> = new Set(["label", "format", "words"]);

function isUncut(part: unknown): part is Plan {
  return typeof part === "object" && part !== null && "limit" in part && part.limit === null;
}
