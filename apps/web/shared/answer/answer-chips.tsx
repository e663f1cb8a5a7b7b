import type { Chip as PlanChip } from "@askery/model";
import { useRef } from "react";
import { joinClasses } from "../../ui/join-classes.ts";
import { Mark } from "../../ui/mark.tsx";
import { scrollable } from "../../ui/scrollable.ts";
import { useFadedEnd } from "../../ui/use-faded-end.ts";
import { chipClasses } from "./chip-classes.ts";
import { DefaultChips, type DefaultChipsProps } from "./default-chips.tsx";
import { useIsOverflowing } from "./use-is-overflowing.ts";

/**
 * The parts of the interpretation as chips. On a narrow screen, they are in one row that scrolls horizontally; with
 * default filters in several rows, so that these stay visible.
 */
export function AnswerChips({ chips, without = [], onDefaultsChange }: DefaultChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const isOverflowing = useIsOverflowing(list);
  useFadedEnd(list);
  if (chips.length + without.length === 0) return null;
  const hasDefaults = without.length > 0 || chips.some((chip) => chip.default);
  return (
    <ul
      {...(isOverflowing && scrollable)}
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
      <DefaultChips {...{ chips, without, onDefaultsChange }} />
    </ul>
  );
}

const roleOrder: readonly PlanChip["role"][] = ["measure", "by", "filter", "period", "sort", "limit"];

/** Groups chips by role, in plan order, without duplicates. */
function groupByRole(
  chips: readonly PlanChip[],
): readonly (readonly [PlanChip["role"], readonly PlanChip[]])[] {
  return roleOrder.flatMap((role) => {
    const group = new Map(chips.filter((chip) => chip.role === role).map((chip) => [chip.text, chip]));
    return group.size === 0 ? [] : [[role, [...group.values()]] as const];
  });
}
