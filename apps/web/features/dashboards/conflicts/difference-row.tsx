import { chartKindOf, isChartKind, describeFilterValue, replaceTextFigures } from "@askery/model";
import type { ReactNode } from "react";
import { joinClasses } from "../../../ui/join-classes.ts";
import { isTextCard, nameOfCard, type BoardCard } from "../board-card.ts";
import type { Draft } from "../save-draft.ts";
import type { Conflict, Difference, Side } from "./find-differences.ts";
import { LayoutPicture } from "./layout-picture.tsx";

interface DifferenceRowProps {
  readonly difference: Difference;
  readonly conflict: Conflict;
  /** Who saved the other version. */
  readonly author: string;
  readonly side: Side;
  readonly onChoose: (side: Side) => void;
}

/** One difference: both versions side by side, one of them chosen. */
export function DifferenceRow({ difference, conflict, author, side, onChoose }: DifferenceRowProps) {
  const name = nameOf(difference);
  const versions = [
    { of: "mine", owner: "Yours", draft: conflict.mine },
    { of: "theirs", owner: author, draft: conflict.theirs },
  ] as const;
  return (
    <li className="border-t border-line py-3 first:border-0">
      <fieldset>
        <legend className="mb-1.5 flex w-full items-baseline gap-2 text-13 font-semibold">
          <span className="min-w-0 truncate">{name}</span>
          <span className="flex-none text-12 font-normal text-text-3">
            {describeChange(difference, author)}
          </span>
        </legend>
        <div className="grid grid-cols-2 gap-2">
          {versions.map(({ of, owner, draft }) => (
            <label
              key={of}
              className={joinClasses(
                "flex min-w-0 cursor-pointer flex-col gap-1 rounded-3 p-2.5 text-13 inset-ring transition-colors focus-within:outline-2 focus-within:outline-focus",
                side === of ? "bg-accent-soft inset-ring-accent-line" : "inset-ring-line hover:bg-hover",
              )}
            >
              <span className="flex items-center gap-2 text-12 text-text-3">
                <input
                  type="radio"
                  name={`version of ${difference.id}`}
                  aria-label={`${name}: ${owner}`}
                  checked={side === of}
                  onChange={() => onChoose(of)}
                  className="accent-(--accent)"
                />
                <span className="min-w-0 truncate">{owner}</span>
              </span>
              <Version {...{ difference, draft, of }} />
            </label>
          ))}
        </div>
      </fieldset>
    </li>
  );
}

function nameOf(difference: Difference): string {
  switch (difference.kind) {
    case "name":
      return "Name";
    case "filters":
      return "Filters";
    case "layout":
      return "Layout and tabs";
    case "card": {
      const card = difference.theirs ?? difference.mine;
      return card === null ? "Card" : nameOfCard(card);
    }
  }
}

/** "Ada removed it". If one removed what the other one changed, the removal is named. */
function describeChange(difference: Difference, author: string): string {
  const { kind, changedBy } = difference;
  const who = changedBy === "both" ? "Both of you" : changedBy === "mine" ? "You" : author;
  if (kind !== "card") return `${who} changed ${kind === "filters" ? "them" : "it"}`;
  if (!difference.isOld) return `${who} added it`;
  if (difference.mine === null) return "You removed it";
  return difference.theirs === null ? `${author} removed it` : `${who} changed it`;
}

interface VersionProps {
  readonly difference: Difference;
  readonly draft: Draft;
  readonly of: Side;
}

function Version({ difference, draft, of }: VersionProps): ReactNode {
  switch (difference.kind) {
    case "name":
      return <span className="break-words">{draft.title}</span>;
    case "filters":
      return (
        <span className="break-words">
          {draft.filters.length === 0
            ? "No filters"
            : draft.filters
                .map(({ label, initial }) =>
                  initial === null ? label : `${label}: ${describeFilterValue(initial)}`,
                )
                .join(" · ")}
        </span>
      );
    case "layout":
      return <LayoutPicture draft={draft} />;
    case "card":
      return <CardVersion card={difference[of]} />;
  }
}

const maxText = 280;

function CardVersion({ card }: { readonly card: BoardCard | null }) {
  if (card === null) return <span className="text-text-3">Not on the dashboard</span>;
  if (isTextCard(card)) {
    const text = replaceTextFigures(card.text, () => "…").trim();
    return (
      <span className="break-words whitespace-pre-wrap">
        {text === "" ? "Empty" : text.length > maxText ? `${text.slice(0, maxText)}…` : text}
      </span>
    );
  }
  const { type, title } = card.chart;
  return (
    <span className="break-words">
      {title}
      <span className="block text-12 text-text-3">
        {isChartKind(type) ? chartKindOf(type).label : "Table"}
      </span>
    </span>
  );
}
