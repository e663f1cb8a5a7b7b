import type { Chip, Plan } from "@askery/model";
import { joinWords } from "../../chart/name-words.ts";
import { resolveOutput } from "../../sql/plan-outputs.ts";
import type { Scope } from "../verbalize-expression.ts";
import { describeStructure } from "./describe-structure.ts";
import { listTraits, type Trait, type TraitRole } from "./list-traits.ts";
import { keyOf } from "./part-key.ts";

/** How one plan differs from another. */
export interface Difference {
  /** "by country, without the limit". Empty if the plans have the same parts and structure. */
  readonly text: string;
  /** The text of the only part in which they differ, without what leads to it: "country". Null if there are several. */
  readonly part: string | null;
}

/**
 * Describes what is different in a plan: the parts that the other lacks, then those that only the other has: "by
 * country, of all time". Names a column's table only where the other plan has a part with the same words.
 *
 * @param exactness how exact the words are at least: 0 is short, 1 names columns, 2 also names their tables
 */
export function describeDifference(
  plan: Plan,
  other: Plan,
  { exactness, ...database }: Omit<Scope, "plan"> & { readonly exactness: number },
): Difference {
  const [traits, others] = [listTraits(plan, database), listTraits(other, database)];
  const added = traits.filter((trait) => !isIn(others, trait));
  const gone = others.filter(
    (trait) => !isIn(traits, trait) && !added.some(({ role }) => role === trait.role),
  );
  const named = added
    .map((trait) => ({
      role: isOnlyShown(trait, other) ? ("shown" as const) : trait.role,
      text: chooseText(trait, others, exactness),
    }))
    .flatMap(({ role, text }) => (text === null ? [] : [{ role, text }]));
  const differences = [
    ...groupByRole(named).map(([role, text]) => ({ role, part: text, text: `${leads[role]}${text}` })),
    ...groupByRole(gone.map(({ role, texts }) => ({ role, text: texts[0] ?? "" }))).map(([role, text]) => ({
      role,
      part: null,
      text: leaveOut[role](text),
    })),
  ];
  // The order follows from the figures, unless nothing else differs.
  const informative = differences.filter(({ role }) => role !== "sort");
  const shown = informative.length > 0 ? informative : differences;
  const [only, ...more] = shown;
  if (only === undefined) return { text: describeStructure(plan, other, database), part: null };
  return { text: shown.map(({ text }) => text).join(", "), part: more.length === 0 ? only.part : null };
}

function isIn(traits: readonly Trait[], { role, key }: Trait): boolean {
  return traits.some((one) => one.role === role && one.key === key);
}

/** The first text that is exact enough and differs from those of the other plan's parts; null if there is none. */
function chooseText({ role, texts }: Trait, others: readonly Trait[], exactness: number): string | null {
  const rivals = others.filter((one) => one.role === role).flatMap((one) => one.texts);
  const enough = texts.slice(Math.min(exactness, texts.length - 1));
  return enough.find((text) => !rivals.includes(text)) ?? null;
}

/** True for a figure that the other plan sorts by without showing it. */
function isOnlyShown({ role, key }: Trait, other: Plan): boolean {
  if (role !== "measure" || other.kind !== "query") return false;
  return other.order.some(({ by }) => keyOf(resolveOutput(by, other), other) === key);
}

type Role = TraitRole | "shown";

function groupByRole<R extends Role>(
  parts: readonly { readonly role: R; readonly text: string }[],
): readonly (readonly [R, string])[] {
  return [...Map.groupBy(parts, ({ role }) => role)].map(
    ([role, group]) => [role, joinWords(group.map(({ text }) => text))] as const,
  );
}

const leads: Readonly<Record<Role, string>> = {
  rows: "",
  measure: "",
  by: "by ",
  filter: "",
  period: "",
  sort: "sorted by ",
  limit: "",
  shown: "also showing ",
};

const leaveOut: Readonly<Record<Chip["role"] | "rows", (text: string) => string>> = {
  rows: (text) => `without ${text}`,
  measure: (text) => `without ${text}`,
  by: (text) => `not by ${text}`,
  filter: (text) => (/^(?:with|without|for) /.test(text) ? `not only ${text}` : `not only where ${text}`),
  period: () => "of all time",
  sort: (text) => `not sorted by ${text}`,
  limit: () => "all of them",
};
