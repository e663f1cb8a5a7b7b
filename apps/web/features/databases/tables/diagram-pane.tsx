import type { SavedRelationship } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useMemo } from "react";
import { countOf } from "../../../lib/count-of.ts";
import { FailurePanel } from "../../../lib/page/failure-panel.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import { relationshipsQuery } from "../settings-queries.ts";
import { DiagramView } from "./diagram-view.tsx";
import { layoutDiagram } from "./layout-diagram.ts";
import { chooseNeighborhood } from "./neighborhood.ts";

interface DiagramPaneProps {
  readonly databaseId: string;
  /** The table that it is drawn around where not all fit. */
  readonly around: string | null;
}

/** More tables than these cannot be read in one drawing. */
const mostTables = 40;

/** Which tables belong together, as a drawing. */
export function DiagramPane({ databaseId, around }: DiagramPaneProps) {
  const relationships = useQuery(relationshipsQuery(databaseId));
  return (
    <div className="px-5 pt-4 pb-10 max-md:px-4">
      <Link
        to="/databases/$id/tables"
        params={{ id: databaseId }}
        className="mb-2 inline-flex min-h-row items-center gap-1.5 text-text-2 hover:text-text max-md:min-h-tap lg:hidden"
      >
        <ArrowLeft className="size-3.5!" />
        All tables
      </Link>
      <h3 className="text-16 font-semibold">Which tables belong together</h3>
      {relationships.isPending && <WaitingLine>Reading the relationships</WaitingLine>}
      {relationships.error && relationships.data === undefined && (
        <FailurePanel error={relationships.error} onRetry={() => void relationships.refetch()} />
      )}
      {relationships.data !== undefined && (
        <Drawing databaseId={databaseId} all={relationships.data} around={around} />
      )}
    </div>
  );
}

interface DrawingProps {
  readonly databaseId: string;
  readonly all: readonly SavedRelationship[];
  readonly around: string | null;
}

function Drawing({ databaseId, all, around }: DrawingProps) {
  const { diagram, omittedCount } = useMemo(() => {
    const chosen = chooseNeighborhood(all, around, mostTables);
    return { diagram: layoutDiagram(chosen.relationships), omittedCount: chosen.omittedCount };
  }, [all, around]);
  if (diagram.tables.length === 0) {
    return (
      <Card className="mt-3">
        <EmptyState title="No relationships yet" drawing="grid">
          None was declared or found. Open a table and declare what it refers to.
        </EmptyState>
      </Card>
    );
  }
  return (
    <>
      <p className="mb-3 max-w-text text-text-2">
        {countOf(diagram.tables.length, "table")}
        {omittedCount > 0 && `, those nearest to ${around ?? "the one with the most relationships"}`}. Arrows
        point to what is referred to; dashed ones were found in the data and nobody has confirmed them.
      </p>
      <DiagramView databaseId={databaseId} diagram={diagram} around={around} />
    </>
  );
}
