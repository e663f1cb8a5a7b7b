import type { Chip, DefaultFilterName, RemovedFilter } from "@askery/model";
import { DefaultFilterChip } from "./default-filter-chip.tsx";

export interface DefaultChipsProps {
  readonly chips: readonly Chip[];
  /** Default filters that the user removed. Default: none. */
  readonly without?: readonly RemovedFilter[] | undefined;
  /** Asks again without these filters. Default: the filters can't be removed. */
  readonly onDefaultsChange?: ((without: readonly DefaultFilterName[]) => void) | undefined;
}

/** The default filters that apply, and those that were removed, as items of a list. */
export function DefaultChips({ chips, without = [], onDefaultsChange }: DefaultChipsProps) {
  const change = (next: readonly DefaultFilterName[]) =>
    onDefaultsChange && (() => onDefaultsChange(next.map(({ table, text }) => ({ table, text }))));
  return (
    <>
      {chips.flatMap(({ text, default: name }) =>
        name === undefined
          ? []
          : [
              <DefaultFilterChip
                key={keyOf(name)}
                text={text}
                isUsed
                onChange={change([...without, name])}
              />,
            ],
      )}
      {without.map((name) => (
        <DefaultFilterChip
          key={keyOf(name)}
          text={name.wording ?? name.text}
          isUsed={false}
          onChange={change(without.filter((one) => one !== name))}
        />
      ))}
    </>
  );
}

function keyOf({ table, text }: DefaultFilterName): string {
  return `${table} ${text}`;
}
