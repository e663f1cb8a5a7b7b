import type { AnswerPoint, PlanEdit, PointInquiry, PointOption, PointOptions } from "@askery/model";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import {
  ArrowLeft,
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
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { printInquiryAddress } from "../address/investigation-address.ts";
import { describeFailure } from "../server/describe-failure.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { joinClasses } from "../../ui/join-classes.ts";
import { Late } from "../../ui/late.tsx";
import { matchOptions } from "../../ui/match-options.ts";
import { OptionList } from "../../ui/option-list.tsx";
import { menuRowClasses } from "../../ui/popover-classes.ts";
import { WaitingLine } from "../../ui/waiting-line.tsx";
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
    return <BreakDownList options={data.breakDown} onBack={() => setIsListing(false)} onPick={apply} />;
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

/** Rows of actions, between which arrows move. */
function ActionRows({ children }: { readonly children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector("button")?.focus(), []);
  const press = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const buttons = [...(list.current?.querySelectorAll("button") ?? [])];
    const now = buttons.findIndex((button) => button === document.activeElement);
    buttons[Math.max(0, Math.min(buttons.length - 1, now + step))]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrows move between its buttons
    <div
      ref={list}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag groups buttons
      role="group"
      aria-label="What you can do"
      className="-mx-2 mt-2 flex flex-col border-t border-line px-0.5 pt-1"
      onKeyDown={press}
    >
      {children}
    </div>
  );
}

interface ActionRowProps extends Pick<Action, "icon" | "words"> {
  readonly onPick: () => void;
}

function ActionRow({ icon: Icon, words, onPick }: ActionRowProps) {
  return (
    <button
      type="button"
      onClick={onPick}
      className={joinClasses(
        menuRowClasses,
        "w-full text-start text-text hover:bg-hover focus-visible:bg-hover",
      )}
    >
      <Icon className="flex-none text-text-3" />
      <span className="min-w-0 wrap-anywhere">{words}</span>
    </button>
  );
}

interface BreakDownListProps {
  readonly options: readonly PointOption[];
  readonly onBack: () => void;
  readonly onPick: (edits: readonly PlanEdit[]) => void;
}

function BreakDownList({ options, onBack, onPick }: BreakDownListProps) {
  const [typed, setTyped] = useState("");
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => list.current?.querySelector<HTMLElement>("[data-first-focus]")?.focus(), []);
  return (
    <div ref={list} className="-mx-3 mt-2 flex min-h-0 flex-col border-t border-line pt-1">
      <p className="flex h-9 items-center gap-1 px-2 text-13 font-semibold">
        <IconButton label="Back" icon={ArrowLeft} onClick={onBack} />
        Break down by
      </p>
      <OptionList
        label="Find a breakdown"
        options={matchOptions(options, typed).map(({ words, group, edits }) => ({
          value: edits,
          key: `${group}: ${words}`,
          words,
          group,
        }))}
        {...{ typed, onPick }}
        onTyped={setTyped}
        empty="Nothing here is called that."
      />
    </div>
  );
}
