import { getNeighborhood, type ResultOf } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { countOf } from "../../../shared/wording/count-of.ts";
import { FailurePanel } from "../../../shared/page/failure-panel.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import { endpointQuery } from "../../../shared/server/endpoint-query.ts";
import { BackToTables } from "./back-to-tables.tsx";
import { DiagramView } from "./diagram-view.tsx";
import { layoutDiagram } from "./layout-diagram.ts";

interface DiagramPaneProps {
  readonly databaseId: string;
  /** The table to highlight, and to center on if not all tables fit. */
  readonly around: string | null;
}

/** A diagram of the relationships between tables. */
export function DiagramPane({ databaseId, around }: DiagramPaneProps) {
  const neighborhood = useQuery(
    endpointQuery(getNeighborhood, { params: { databaseId }, query: { ...(around !== null && { around }) } }),
  );
  return (
    <div className="px-5 pt-4 pb-10 max-md:px-4">
      <BackToTables databaseId={databaseId} />
      <h3 className="text-16 font-semibold">Which tables belong together</h3>
      {neighborhood.isPending && <WaitingLine>Reading the relationships</WaitingLine>}
      {neighborhood.error && neighborhood.data === undefined && (
        <FailurePanel error={neighborhood.error} onRetry={() => void neighborhood.refetch()} />
      )}
      {neighborhood.data !== undefined && (
        <Drawing databaseId={databaseId} neighborhood={neighborhood.data} marked={around} />
      )}
    </div>
  );
}

interface DrawingProps {
  readonly databaseId: string;
  readonly neighborhood: ResultOf<typeof getNeighborhood>;
  readonly marked: string | null;
}

function Drawing({ databaseId, neighborhood, marked }: DrawingProps) {
  const { relationships, around, omittedTables, omittedRelationships } = neighborhood;
  const diagram = useMemo(() => layoutDiagram(relationships), [relationships]);
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
        {omittedTables > 0 && around !== null && `, those nearest to ${around}`}
        {omittedRelationships > 0 && `, without ${countOf(omittedRelationships, "relationship")} more`}.
        Arrows point to what is referred to; dashed ones were found in the data and nobody has confirmed them.
      </p>
      <DiagramView databaseId={databaseId} diagram={diagram} around={around ?? marked} />
    </>
  );
}
