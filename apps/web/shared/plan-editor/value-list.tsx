import type { FieldOption, FieldValue, Literal } from "@askery/model";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearch } from "../list/use-search.ts";
import { describeFailure } from "../server/describe-failure.ts";
import { matchOptions } from "../../ui/match-options.ts";
import { OptionList } from "../../ui/option-list.tsx";
import type { PlanSource } from "./plan-editing.ts";

interface ValueListProps {
  readonly source: PlanSource;
  readonly field: FieldOption;
  readonly chosen: readonly Literal[];
  readonly onChange: (chosen: readonly Literal[]) => void;
}

/** The values of a column, the most frequent first, with their counts. Several can be chosen. */
export function ValueList({ source, field, chosen, onChange }: ValueListProps) {
  const search = useSearch();
  const column = field.field.kind === "column" ? field.field : null;
  const { data, error, isPending } = useQuery({
    queryKey: ["plan-values", source.id, column, search.settled],
    queryFn: async ({ signal }) =>
      column === null ? { values: [], isComplete: true } : source.loadValues(column, search.settled, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const found = data?.values ?? [];
  const keys = new Set(chosen.map(keyOf));
  const toggle = (value: Literal) => {
    const key = keyOf(value);
    onChange(keys.has(key) ? chosen.filter((one) => keyOf(one) !== key) : [...chosen, value]);
  };
  return (
    <>
      <OptionList
        label={`Find a value of ${field.words}`}
        isMulti
        options={matchOptions(
          [...listMissing(chosen, found), ...found].map(({ value, label, count }) => ({
            value,
            key: keyOf(value),
            words: label,
            group: "",
            aside: count?.toLocaleString("en-US"),
            isChosen: keys.has(keyOf(value)),
          })),
          search.typed,
        )}
        typed={search.typed}
        onTyped={search.setTyped}
        onPick={toggle}
        empty={
          error === null
            ? isPending
              ? "Reading the values"
              : "No value contains this text."
            : describeFailure(error).detail
        }
      />
      {data?.isComplete === false && search.typed === "" && (
        <p className="flex-none px-3 pb-2 text-12 text-text-3">
          The {found.length} most frequent values. Search for others.
        </p>
      )}
    </>
  );
}

/** The chosen values that are not among the found ones, so that each can be switched off. */
function listMissing(chosen: readonly Literal[], found: readonly FieldValue[]): readonly FieldValue[] {
  const known = new Set(found.map(({ value }) => keyOf(value)));
  return chosen
    .filter((value) => !known.has(keyOf(value)))
    .map((value) => ({ value, label: value.type === "null" ? "empty" : String(value.value), count: null }));
}

function keyOf(value: Literal): string {
  return JSON.stringify([value.type, value.type === "null" ? null : value.value]);
}
