import type { SavedRelationship } from "@askery/api";
import { Check, CircleSlash, Plus, ScanSearch, UserRound, type LucideIcon } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Badge, type Tone } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { shortName } from "./short-name.ts";
import { useJudgeRelationship, useRemoveRelationship } from "./relationship-actions.ts";

const DeclareDialog = lazy(async () => ({ default: (await import("./declare-dialog.tsx")).DeclareDialog }));

interface RelationshipSectionProps {
  readonly databaseId: string;
  readonly tableId: string;
  readonly relationships: readonly SavedRelationship[];
  readonly isReadOnly: boolean;
}

/** What a table belongs to and what belongs to it, who says so, and the way to say otherwise. */
export function RelationshipSection(props: RelationshipSectionProps) {
  const { databaseId, tableId, relationships, isReadOnly } = props;
  const [isDeclaring, setIsDeclaring] = useState(false);
  return (
    <section className="mt-6">
      <div className="mb-2 flex items-center gap-2">
        <h3 className="flex-1 text-14 font-semibold">Relationships</h3>
        {!isReadOnly && (
          <Button kind="ghost" size="sm" icon={Plus} onClick={() => setIsDeclaring(true)}>
            Declare one
          </Button>
        )}
      </div>
      <Card>
        {relationships.length === 0 ? (
          <p className="p-4 text-text-3">
            None is known. Questions about this table cannot reach into others.
          </p>
        ) : (
          <ul aria-label="Relationships" className="divide-y divide-line">
            {relationships.map((relationship) => (
              <RelationshipRow key={relationship.id} {...props} relationship={relationship} />
            ))}
          </ul>
        )}
      </Card>
      {isDeclaring && (
        <Suspense fallback={null}>
          <DeclareDialog databaseId={databaseId} tableId={tableId} onClose={() => setIsDeclaring(false)} />
        </Suspense>
      )}
    </section>
  );
}

interface RelationshipRowProps extends RelationshipSectionProps {
  readonly relationship: SavedRelationship;
}

function RelationshipRow({ relationship, databaseId, tableId, isReadOnly }: RelationshipRowProps) {
  const { tone, icon, label } = lookOf(relationship);
  return (
    <li className="flex min-h-10 flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2">
      <span className="mono min-w-0 basis-64 wrap-anywhere max-lg:basis-full">
        {nameSide(relationship.from, tableId)} <span className="text-text-3">→</span>{" "}
        {nameSide(relationship.to, tableId)}
      </span>
      <span className="min-w-0 flex-1 text-text-2 max-md:basis-full">{relationship.summary}</span>
      <Badge tone={tone} icon={icon}>
        {label}
      </Badge>
      {!isReadOnly && <Decision databaseId={databaseId} relationship={relationship} />}
    </li>
  );
}

function nameSide({ table, columns }: SavedRelationship["from"], tableId: string): string {
  const names = columns.length === 1 ? (columns[0] ?? "") : `(${columns.join(", ")})`;
  return table === tableId ? names : `${shortName(table, tableId)}.${names}`;
}

interface Look {
  readonly tone: Tone;
  readonly icon: LucideIcon;
  readonly label: string;
}

function lookOf({ origin, verdict }: SavedRelationship): Look {
  if (origin === "declared") return { tone: "success", icon: Check, label: "Declared" };
  if (origin === "given") return { tone: "success", icon: UserRound, label: "Declared by you" };
  if (verdict === "confirmed") return { tone: "success", icon: Check, label: "Confirmed" };
  if (verdict === "rejected") return { tone: "plain", icon: CircleSlash, label: "Not related" };
  return { tone: "warning", icon: ScanSearch, label: "Found in the data" };
}

interface DecisionProps {
  readonly databaseId: string;
  readonly relationship: SavedRelationship;
}

/** What a person can say of a relationship. One that the database itself declares is no question. */
function Decision({ databaseId, relationship }: DecisionProps) {
  const judge = useJudgeRelationship(databaseId);
  const remove = useRemoveRelationship(databaseId);
  const { origin, verdict, summary } = relationship;
  if (origin === "declared") return <span className="w-36 max-md:hidden" />;
  return (
    <span className="flex min-w-36 flex-none justify-end gap-1 max-md:-ms-2.5">
      {origin === "given" && (
        <Button kind="ghost" size="sm" onClick={() => remove(relationship)}>
          Take back<span className="sr-only">: {summary}</span>
        </Button>
      )}
      {origin === "found" && verdict === "undecided" && (
        <>
          <Button kind="accent" size="sm" onClick={() => judge(relationship, "confirmed")}>
            Confirm<span className="sr-only">: {summary}</span>
          </Button>
          <Button kind="ghost" size="sm" onClick={() => judge(relationship, "rejected")}>
            Not related<span className="sr-only">: {summary}</span>
          </Button>
        </>
      )}
      {origin === "found" && verdict !== "undecided" && (
        <Button kind="ghost" size="sm" onClick={() => judge(relationship, "undecided")}>
          Decide again<span className="sr-only">: {summary}</span>
        </Button>
      )}
    </span>
  );
}
