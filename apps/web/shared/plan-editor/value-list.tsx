import type { FieldValue, FieldValues, FilterOption, Literal } from "@askery/model";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSearch } from "../list/use-search.ts";
import { describeFailure } from "../server/describe-failure.ts";
import { matchOptions } from "../../ui/match-options.ts";
import { OptionList } from "../../ui/option-list.tsx";
import { labelOfOption } from "./option-label.ts";
import { writeCount } from "../wording/own-formats.ts";

/** Where the values of a column come from. */
export interface ValueSource {
  /** Another source has another id. */
  readonly id: string;
  readonly load: (search: string, signal: AbortSignal) => Promise<FieldValues>;
}

interface ValueListProps {
  /** What they are values of. */
  readonly label: string;
  readonly source: ValueSource;
  readonly chosen: readonly FilterOption[];
  readonly onChange: (chosen: readonly FilterOption[]) => void;
}

/** The values of a column, the most frequent first, with their counts. Several can be chosen. */
export function ValueList({ label, source, chosen, onChange }: ValueListProps) {
  const search = useSearch();
  const { data, error, isPending } = useQuery({
    queryKey: ["values", source.id, search.settled],
    queryFn: async ({ signal }) => source.load(search.settled, signal),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const found = data?.values ?? [];
  const keys = new Set(chosen.map(({ value }) => keyOf(value)));
  const toggle = (option: FilterOption) => {
    const key = keyOf(option.value);
    onChange(keys.has(key) ? chosen.filter(({ value }) => keyOf(value) !== key) : [...chosen, option]);
  };
  return (
    <>
      <OptionList
        label={`Find a value of ${label}`}
        isMulti
        options={matchOptions(
          [...listMissing(chosen, found), ...found.map(optionOf)].map(({ option, count }) => ({
            value: option,
            key: keyOf(option.value),
            words: labelOfOption(option),
            group: "",
            aside: count === null || count === undefined ? undefined : writeCount(count),
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
        <p className="flex-none px-3 py-2 text-12 text-text-3">
          The {found.length} most frequent values. Search for others.
        </p>
      )}
    </>
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
