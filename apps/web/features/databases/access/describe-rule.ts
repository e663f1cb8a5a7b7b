import type { DataRule, MemberAttribute } from "@askery/api";

/** A rule in words: “Hides email. Shows rows whose city is one of the member’s.” */
export function describeRule({ hidden, filters }: DataRule): string {
  const parts = [
    ...(hidden.length === 0 ? [] : [`Hides ${joinWords(hidden)}.`]),
    ...filters.map(
      ({ column, attribute }) => `Shows rows whose ${column} is in the member’s “${attribute}”.`,
    ),
  ];
  return parts.length === 0 ? "Shows everything." : parts.join(" ");
}

/** The attributes of a member in words, or what is missing. */
export function describeAttributes(names: readonly string[], attributes: readonly MemberAttribute[]): string {
  if (names.length === 0) return "sees all rows";
  return names
    .map((name) => {
      const values = attributes.find((one) => one.name === name)?.values ?? [];
      return values.length === 0 ? `${name}: none, so no rows` : `${name}: ${values.join(", ")}`;
    })
    .join("; ");
}

/** The attributes that rules compare columns with, by name. */
export function listAttributes(rules: readonly DataRule[]): readonly string[] {
  const names = rules.flatMap(({ filters }) => filters.map(({ attribute }) => attribute));
  return [...new Set(names)].toSorted((one, other) => one.localeCompare(other, "en"));
}

function joinWords(words: readonly string[]): string {
  const [last = "", ...before] = words.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(", ")} and ${last}`;
}
