import type { Chip as PlanChip } from "@askery/model";
import { useRef } from "react";
import { Mark } from "../ui/mark.tsx";
import { joinClasses } from "../ui/join-classes.ts";
import { reachable } from "../ui/reachable.ts";
import { useIsOverflowing } from "./use-is-overflowing.ts";

/** What the question was understood as, part by part. In one row, which scrolls sideways where it is short of room. */
export function AnswerChips({ chips }: { readonly chips: readonly PlanChip[] }) {
  const list = useRef<HTMLUListElement>(null);
  const isOverflowing = useIsOverflowing(list);
  if (chips.length === 0) return null;
  return (
    <ul
      {...(isOverflowing && reachable)}
      ref={list}
      aria-label="Understood as"
      className="flex flex-wrap gap-1.5 -outline-offset-2 page-narrow:-mx-4 page-narrow:flex-nowrap page-narrow:overflow-x-auto page-narrow:px-4 [scrollbar-width:none]"
    >
      {groupByRole(chips).map(([role, group]) => (
        <li
          key={role}
          className={joinClasses(
            "inline-flex min-h-[26px] flex-none items-center gap-1.5 rounded-2 px-2 py-0.5 text-12 max-w-full page-narrow:max-w-none max-md:h-8",
            group.some(({ kind }) => kind === "guessed")
              ? "bg-warning-soft inset-ring inset-ring-[color-mix(in_oklab,var(--warning)_40%,transparent)]"
              : "bg-hover",
          )}
        >
          <span className="text-text-3">{role}</span>
          {group.map(({ text, kind }) => (
            <b key={text} className="min-w-0 font-medium text-text page-narrow:whitespace-nowrap">
              <Mark kind={kind}>{text}</Mark>
            </b>
          ))}
        </li>
      ))}
    </ul>
  );
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
