import type { AnswerPoint, PlanEdit, PointInquiry, PointOption, PointOptions } from "@askery/model";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import {
  ArrowLeftRight,
  ChartColumn,
  Ellipsis,
  EyeOff,
  Funnel,
  Rows3,
  Search,
  ZoomIn,
  type LucideIcon,
} from "lucide-react";
import { useState } from "react";
import { printInquiryAddress } from "../address/investigation-address.ts";
import { describeFailure } from "../server/describe-failure.ts";
import { Late } from "../../ui/late.tsx";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import { ActionList, ActionRow, ActionRows } from "./action-rows.tsx";
import type { PointSource } from "./point-source.ts";

interface PointActionsProps {
  readonly source: PointSource;
  readonly point: AnswerPoint;
  readonly onShowRows: () => void;
  /** Closes the panel that the actions are in. */
  readonly close: () => void;
}

/**
 * What can be done from a point of an answer: see its rows, break it down, zoom in, show it alone, leave it out, compare it,
 * investigate why it changed.
 */
export function PointActions({ source, point, onShowRows, close }: PointActionsProps) {
  const { data, error } = useQuery({
    queryKey: ["point-options", source.id, point],
    queryFn: async ({ signal }) => source.loadOptions(point, signal),
    staleTime: 60_000,
  });
  const [isListing, setIsListing] = useState(false);
  const navigate = useNavigate();
  const apply = (edits: readonly PlanEdit[]) => {
    close();
    source.apply(edits);
  };
  const investigate = (inquiry: PointInquiry) => {
    close();
    void navigate({ to: "/ask/quantum", search: printInquiryAddress({ ...inquiry, followUps: [] }) });
  };
  if (error !== null) {
    const { title, detail } = describeFailure(error);
    return (
      <p role="alert" className="mt-2 border-t border-line pt-2 text-13 text-text-2">
        {title} {detail}
      </p>
    );
  }
  if (data === undefined) {
    return (
      <div className="mt-2 min-h-row border-t border-line pt-2">
        <Late>
          <WaitingLine>Looking at what works from here</WaitingLine>
        </Late>
      </div>
    );
  }
  if (isListing) {
    return (
      <ActionList
        title="Break down by"
        label="Find a breakdown"
        options={data.breakDown.map(({ words, group, edits }) => ({ words, group, value: edits }))}
        onBack={() => setIsListing(false)}
        onPick={apply}
      />
    );
  }
  const groups = listActions(data);
  const { hasRows, inquiry } = data;
  if (groups.length === 0 && !hasRows && inquiry === null) return null;
  const hasMore = data.breakDown.length > maxBreakDowns;
  return (
    <ActionRows>
      {hasRows && (
        <ActionRow
          icon={Rows3}
          words="See the rows"
          onPick={() => {
            close();
            onShowRows();
          }}
        />
      )}
      {groups.map(({ name, actions }) => (
        <div key={name} className="flex flex-col border-t border-line py-1 first:border-t-0">
          {actions.map(({ words, icon, edits }) => (
            <ActionRow key={words} {...{ icon, words }} onPick={() => apply(edits)} />
          ))}
          {name === "breakDown" && hasMore && (
            <ActionRow icon={Ellipsis} words="Break down by …" onPick={() => setIsListing(true)} />
          )}
        </div>
      ))}
      {inquiry !== null && (
        <div className="flex flex-col border-t border-line py-1 first:border-t-0">
          <ActionRow icon={Search} words={inquiry.question} onPick={() => investigate(inquiry)} />
        </div>
      )}
    </ActionRows>
  );
}

/** Breakdowns that are shown at once; the others are in a list. */
const maxBreakDowns = 3;

interface ActionGroup {
  readonly name: string;
  readonly actions: readonly Action[];
}

interface Action {
  readonly icon: LucideIcon;
  readonly words: string;
  readonly edits: readonly PlanEdit[];
}

function listActions({ breakDown, zoom, only, leaveOut, compare }: PointOptions): readonly ActionGroup[] {
  const named = (
    options: readonly PointOption[],
    icon: LucideIcon,
    phrase: (words: string) => string,
  ): readonly Action[] => options.map(({ words, edits }) => ({ icon, words: phrase(words), edits }));
  const groups: readonly ActionGroup[] = [
    { name: "zoom", actions: named(zoom.slice(0, 1), ZoomIn, (words) => `Zoom in ${words}`) },
    {
      name: "breakDown",
      actions: named(breakDown.slice(0, maxBreakDowns), ChartColumn, (words) => `Break down by ${words}`),
    },
    {
      name: "filter",
      actions: [
        ...named(only, Funnel, (words) => `Only ${words}`),
        ...named(leaveOut, EyeOff, (words) => `Leave out ${words}`),
      ],
    },
    { name: "compare", actions: named(compare, ArrowLeftRight, (words) => `Compare ${words}`) },
  ];
  return groups.filter(({ actions }) => actions.length > 0);
}
