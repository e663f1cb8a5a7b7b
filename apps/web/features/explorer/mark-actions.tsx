import type { AnswerPoint, Exploration, Finding } from "@askery/model";
import { useNavigate } from "@tanstack/react-router";
import {
  ArrowLeftRight,
  ChartColumn,
  Ellipsis,
  EyeOff,
  Funnel,
  Search,
  ZoomIn,
  type LucideIcon,
} from "lucide-react";
import { useState, type ReactNode } from "react";
import { printInquiryAddress } from "../../shared/address/investigation-address.ts";
import { ActionList, ActionRow, ActionRows } from "../../shared/points/action-rows.tsx";
import { printExploration } from "./exploration-address.ts";
import { listMarkSteps, type MarkStep } from "./list-mark-steps.ts";

interface MarkActionsProps {
  readonly finding: Finding;
  readonly exploration: Exploration;
  readonly point: AnswerPoint;
  /** Closes the panel that the actions are in. */
  readonly close: () => void;
}

/** Breakdowns that are shown at once; the others are in a list. */
const shownBreakdowns = 3;

/** What can be done from a mark of a finding. Each leads to another exploration, with an address of its own. */
export function MarkActions({ finding, exploration, point, close }: MarkActionsProps) {
  const [listed, setListed] = useState<"breakDown" | "compareWith" | null>(null);
  const navigate = useNavigate();
  const steps = listMarkSteps(finding, exploration, point);
  const go = (next: Exploration) => {
    close();
    void navigate({ to: "/ask/explorer", search: printExploration(next) });
  };
  if (listed !== null) {
    return (
      <ActionList
        {...lists[listed]}
        options={steps[listed].map(({ words, next }) => ({ words, group: "", value: next }))}
        onBack={() => setListed(null)}
        onPick={go}
      />
    );
  }
  const { zoom, only, leaveOut, breakDown, compare, compareWith, why } = steps;
  const rowsOf = (icon: LucideIcon, verb: string, some: readonly MarkStep[]) =>
    some.map(({ words, next }) => (
      <ActionRow key={`${verb} ${words}`} icon={icon} words={`${verb} ${words}`} onPick={() => go(next)} />
    ));
  const groups = [
    rowsOf(ZoomIn, "Zoom into", zoom),
    [
      ...rowsOf(ChartColumn, "Break down", breakDown.slice(0, shownBreakdowns)),
      ...(breakDown.length > shownBreakdowns
        ? [
            <ActionRow
              key="more"
              icon={Ellipsis}
              words="Break down by …"
              onPick={() => setListed("breakDown")}
            />,
          ]
        : []),
    ],
    [...rowsOf(Funnel, "Only", only), ...rowsOf(EyeOff, "Leave out", leaveOut)],
    [
      ...rowsOf(ArrowLeftRight, "Compare", compare),
      ...(compareWith.length === 0
        ? []
        : [
            <ActionRow
              key="with"
              icon={Ellipsis}
              words="Compare with …"
              onPick={() => setListed("compareWith")}
            />,
          ]),
    ],
    why === null
      ? []
      : [
          <ActionRow
            key="why"
            icon={Search}
            words={why.question}
            onPick={() => {
              close();
              void navigate({ to: "/ask/quantum", search: printInquiryAddress({ ...why, followUps: [] }) });
            }}
          />,
        ],
  ].filter((rows) => rows.length > 0);
  if (groups.length === 0) return null;
  return (
    <ActionRows>
      {groups.map((rows) => (
        <Group key={rows[0]?.key}>{rows}</Group>
      ))}
    </ActionRows>
  );
}

function Group({ children }: { readonly children: ReactNode }) {
  return <div className="flex flex-col border-t border-line py-1 first:border-t-0">{children}</div>;
}

const lists = {
  breakDown: { title: "Break down by", label: "Find a breakdown" },
  compareWith: { title: "Compare with", label: "Find what to compare with" },
} as const;
