import type { Chip as PlanChip, DefaultFilterName, RemovedFilter } from "@askery/model";
import { useRef } from "react";
import { joinClasses } from "../../ui/join-classes.ts";
import { Mark } from "../../ui/mark.tsx";
import { reachable } from "../../ui/reachable.ts";
import { chipClasses } from "./chip-classes.ts";
import { DefaultFilterChip } from "./default-filter-chip.tsx";
import { useIsOverflowing } from "./use-is-overflowing.ts";

interface AnswerChipsProps {
  readonly chips: readonly PlanChip[];
  /** Default filters that the asker took away. Default: none. */
  readonly without?: readonly RemovedFilter[] | undefined;
  /** Asks without these. Default: what holds is only told. */
  readonly onDefaultsChange?: ((without: readonly DefaultFilterName[]) => void) | undefined;
}

/**
 * What the question was understood as, part by part. Where it is short of room, in one row that scrolls sideways; but what
 * can be taken away stays in sight: then in several.
 */
export function AnswerChips({ chips, without = [], onDefaultsChange }: AnswerChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const isOverflowing = useIsOverflowing(list);
  if (chips.length + without.length === 0) return null;
  const hasDefaults = without.length > 0 || chips.some((chip) => chip.default);
  const change = (next: readonly DefaultFilterName[]) =>
    onDefaultsChange && (() => onDefaultsChange(next.map(({ table, text }) => ({ table, text }))));
  return (
    <ul
      {...(isOverflowing && reachable)}
      ref={list}
      aria-label="Understood as"
      className={joinClasses(
        "flex flex-wrap gap-1.5 -outline-offset-2",
        !hasDefaults &&
          "page-narrow:-mx-4 page-narrow:flex-nowrap page-narrow:overflow-x-auto page-narrow:px-4 [scrollbar-width:none]",
      )}
    >
      {groupByRole(chips.filter((chip) => !chip.default)).map(([role, group]) => (
        <li
          key={role}
          className={chipClasses(group.some(({ kind }) => kind === "guessed") ? "guessed" : "understood")}
        >
          <span className="text-text-3">{role}</span>
          {group.map(({ text, kind }) => (
            <b key={text} className="min-w-0 font-medium text-text page-narrow:whitespace-nowrap">
              <Mark kind={kind}>{text}</Mark>
            </b>
          ))}
        </li>
      ))}
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
          text={name.said ?? name.text}
          isUsed={false}
          onChange={change(without.filter((one) => one !== name))}
        />
      ))}
    </ul>
  );
}

function keyOf({ table, text }: DefaultFilterName): string {
  return `${table} ${text}`;
}

const roleOrder: readonly PlanChip["role"][] = ["measure", "by", "filter", "period", "sort", "limit"];

/** Several values share a chip, in the order the plan has them; the same one twice is said once. */
function groupByRole(
  chips: readonly PlanChip[],
): readonly (readonly [PlanChip["role"], readonly PlanChip[]])[] {
  return roleOrder.flatMap((role) => {
    const group = new Map(chips.filter((chip) => chip.role === role).map((chip) => [chip.text, chip]));
    return group.size === 0 ? [] : [[role, [...group.values()]] as const];
  });
}
