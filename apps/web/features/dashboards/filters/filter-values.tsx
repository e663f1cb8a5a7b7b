import type { FieldValue, FilterOption, Literal } from "@askery/model";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearch } from "../../../shared/list/use-search.ts";
import { describeFailure } from "../../../shared/server/describe-failure.ts";
import { matchOptions } from "../../../ui/match-options.ts";
import { OptionList } from "../../../ui/option-list.tsx";
import { labelOf } from "./describe-value.ts";
import type { ValueSource } from "./value-source.ts";

interface FilterValuesProps {
  readonly label: string;
  readonly source: ValueSource;
  readonly chosen: readonly FilterOption[];
  readonly onChange: (chosen: readonly FilterOption[]) => void;
}

/** The values of a filter's column with their counts, the most frequent first. Several can be chosen. */
export function FilterValues({ label, source, chosen, onChange }: FilterValuesProps) {
  const search = useSearch();
  const { data, error, isPending } = useQuery({
    queryKey: ["filter-values", source.id, search.settled],
    queryFn: async ({ signal }) => source.load(search.settled, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const keys = new Set(chosen.map(({ value }) => keyOf(value)));
  const found = data?.values ?? [];
  const toggle = (option: FilterOption) => {
    const key = keyOf(option.value);
    onChange(keys.has(key) ? chosen.filter(({ value }) => keyOf(value) !== key) : [...chosen, option]);
  };
  return (
    <div className="-mx-3 flex min-h-0 flex-col">
      <OptionList
        label={`Find a value of ${label}`}
        isMulti
        options={matchOptions(
          [...listMissing(chosen, found), ...found.map(optionOf)].map(({ option, count }) => ({
            value: option,
            key: keyOf(option.value),
            words: labelOf(option),
            group: "",
            aside: count?.toLocaleString("en-US"),
            isChosen: keys.has(keyOf(option.value)),
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
        <p className="flex-none px-3 pt-2 text-12 text-text-3">
          The {found.length} most frequent values. Search for others.
        </p>
      )}
    </div>
  );
}

interface CountedOption {
  readonly option: FilterOption;
  readonly count: number | null;
}

function optionOf({ value, label, count }: FieldValue): CountedOption {
  const isPlain = value.type !== "null" && String(value.value) === label;
  return { option: isPlain ? { value } : { value, label }, count };
}

/** The chosen values that are not among the found ones, so that each can be switched off. */
function listMissing(
  chosen: readonly FilterOption[],
  found: readonly FieldValue[],
): readonly CountedOption[] {
  const known = new Set(found.map(({ value }) => keyOf(value)));
  return chosen.filter(({ value }) => !known.has(keyOf(value))).map((option) => ({ option, count: null }));
}

function keyOf(value: Literal): string {
  return JSON.stringify([value.type, value.type === "null" ? null : value.value]);
}
