import type { TableDetail } from "@askery/api";
import { Link } from "@tanstack/react-router";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { countOf } from "../../../shared/wording/count-of.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { useJudgeRelationships } from "./relationship-actions.ts";
import { RelationshipRow } from "./relationship-row.tsx";

const DeclareDialog = lazy(async () => ({ default: (await import("./declare-dialog.tsx")).DeclareDialog }));

interface RelationshipSectionProps {
  readonly databaseId: string;
  readonly table: TableDetail;
  readonly isReadOnly: boolean;
}

/** The relationships of a table, with buttons to change them. */
export function RelationshipSection({ databaseId, table, isReadOnly }: RelationshipSectionProps) {
  const { id: tableId, relationships, relationshipCount } = table;
  const [isDeclaring, setIsDeclaring] = useState(false);
  const judge = useJudgeRelationships(databaseId);
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
              <li key={relationship.id}>
                <RelationshipRow
                  databaseId={databaseId}
                  relationship={relationship}
                  tableId={tableId}
                  isReadOnly={isReadOnly}
                  onJudge={(verdict) => judge([relationship], verdict)}
                />
              </li>
            ))}
          </ul>
        )}
        {relationshipCount > relationships.length && (
          <p className="border-t border-line px-4 py-2.5">
            <Link
              to="/databases/$id/tables"
              params={{ id: databaseId }}
              search={{ view: "relationships", table: tableId }}
              className="text-text-2 hover:text-accent-text"
            >
              All {countOf(relationshipCount, "relationship")} <span aria-hidden>→</span>
            </Link>
          </p>
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
