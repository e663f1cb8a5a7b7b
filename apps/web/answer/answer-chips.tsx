import type { Chip as PlanChip } from "@askery/model";
import { Mark } from "../ui/mark.tsx";
import { joinClasses } from "../ui/join-classes.ts";

/** What the question was understood as, part by part. In one row, which scrolls sideways on a phone. */
export function AnswerChips({ chips }: { readonly chips: readonly PlanChip[] }) {
  return (
    <ul
      aria-label="Understood as"
      className="flex flex-wrap gap-1.5 max-md:-mx-4 max-md:flex-nowrap max-md:overflow-x-auto max-md:px-4 [scrollbar-width:none]"
    >
      {groupByRole(chips).map(([role, group]) => (
        <li
          key={role}
          className={joinClasses(
            "inline-flex h-[26px] flex-none items-center gap-1.5 rounded-2 px-2 text-12 whitespace-nowrap",
            group.some(({ kind }) => kind === "guessed")
              ? "bg-warning-soft inset-ring inset-ring-[color-mix(in_oklab,var(--warning)_40%,transparent)]"
              : "bg-hover",
          )}
        >
          <span className="text-text-3">{role}</span>
          {group.map(({ text, kind }) => (
            <b key={text} className="max-w-72 truncate font-medium text-text">
              <Mark kind={kind}>{text}</Mark>
            </b>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Several values share a chip, in the order the plan has them. */
function groupByRole(
  chips: readonly PlanChip[],
): readonly (readonly [PlanChip["role"], readonly PlanChip[]])[] {
  const groups = new Map<PlanChip["role"], readonly PlanChip[]>();
  for (const chip of chips) groups.set(chip.role, [...(groups.get(chip.role) ?? []), chip]);
  return [...groups];
}
