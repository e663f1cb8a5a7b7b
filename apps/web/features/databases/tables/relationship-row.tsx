import type { SavedRelationship } from "@askery/api";
import { Link } from "@tanstack/react-router";
import { Check, CircleSlash, ScanSearch, UserRound, type LucideIcon } from "lucide-react";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { useRemoveRelationship, type Verdict } from "./relationship-actions.ts";
import { shortName } from "./short-name.ts";

interface RelationshipRowProps {
  readonly databaseId: string;
  readonly relationship: SavedRelationship;
  /** The table whose page it is on, which is not repeated; null in the list of all relationships. */
  readonly tableId: string | null;
  readonly isReadOnly: boolean;
  readonly onJudge: (verdict: Verdict) => void;
}

/** A relationship: its two sides, its source, and buttons to change it. */
export function RelationshipRow(props: RelationshipRowProps) {
  const { relationship, isReadOnly } = props;
  const { from, to, summary } = relationship;
  const { tone, icon, label } = lookOf(relationship);
  return (
    <div className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
      <span className="mono min-w-0 flex-[3_1_18rem] wrap-anywhere">
        <Side {...props} side={from} /> <span className="text-text-3">→</span> <Side {...props} side={to} />
      </span>
      <span className="min-w-0 flex-[2_1_12rem] text-text-2 wrap-anywhere">{summary}</span>
      <span className="flex flex-none flex-wrap page-narrow:flex-auto items-center justify-between gap-x-3 gap-y-1">
        <Badge tone={tone} icon={icon}>
          {label}
        </Badge>
        {!isReadOnly && <Decision {...props} />}
      </span>
    </div>
  );
}

interface SideProps extends RelationshipRowProps {
  readonly side: SavedRelationship["from"];
}

/** Names the columns of this table; for another table, links to it. */
function Side({ databaseId, tableId, side: { table, columns } }: SideProps) {
  const names = columns.length === 1 ? (columns[0] ?? "") : `(${columns.join(", ")})`;
  if (table === tableId) return <span>{names}</span>;
  return (
    <Link
      to="/databases/$id/tables"
      params={{ id: databaseId }}
      search={{ table }}
      className="hover:text-accent-text"
    >
      {tableId === null ? table : shortName(table, tableId)}.{names}
    </Link>
  );
}

interface Look {
  readonly tone: Tone;
  readonly icon: LucideIcon;
  readonly label: string;
}

function lookOf({ origin, verdict }: SavedRelationship): Look {
  if (origin === "declared") return { tone: "plain", icon: Check, label: "Declared" };
  if (origin === "given") return { tone: "success", icon: UserRound, label: "Declared by people" };
  if (verdict === "confirmed") return { tone: "success", icon: Check, label: "Confirmed" };
  if (verdict === "rejected") return { tone: "plain", icon: CircleSlash, label: "Not related" };
  return { tone: "warning", icon: ScanSearch, label: "Found in the data" };
}

/** Buttons to confirm, reject or remove a relationship. Those that the database declares need no decision. */
function Decision({ databaseId, relationship, onJudge }: RelationshipRowProps) {
  const remove = useRemoveRelationship(databaseId);
  const { origin, verdict, summary } = relationship;
  if (origin === "declared") return null;
  return (
    <span className="flex flex-none gap-1">
      {origin === "given" && (
        <Button kind="ghost" size="sm" onClick={() => remove(relationship)}>
          Take back<span className="sr-only">: {summary}</span>
        </Button>
      )}
      {origin === "found" && verdict === "undecided" && (
        <>
          <Button kind="accent" size="sm" onClick={() => onJudge("confirmed")}>
            Confirm<span className="sr-only">: {summary}</span>
          </Button>
          <Button kind="ghost" size="sm" onClick={() => onJudge("rejected")}>
            Not related<span className="sr-only">: {summary}</span>
          </Button>
        </>
      )}
      {origin === "found" && verdict !== "undecided" && (
        <Button kind="ghost" size="sm" onClick={() => onJudge("undecided")}>
          Decide again<span className="sr-only">: {summary}</span>
        </Button>
      )}
    </span>
  );
}
