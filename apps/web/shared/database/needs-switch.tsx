import { useQuery } from "@tanstack/react-query";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { pickDatabase, useCurrentDatabase } from "./current-database-store.ts";
import { sessionQuery } from "../server/queries.ts";
import type { ReactNode } from "react";

interface NeedsSwitchProps {
  /** What the page shows: "project". */
  readonly thing: string;
  /** The database that it belongs to. */
  readonly databaseId: string;
  readonly children: ReactNode;
}

/** A page of one database, shown while that is the current one. From another database it offers to switch. */
export function NeedsSwitch({ thing, databaseId, children }: NeedsSwitchProps) {
  const session = useQuery(sessionQuery);
  const current = useCurrentDatabase();
  const own = session.data?.databases.find(({ id }) => id === databaseId);
  if (current?.id === databaseId || own === undefined) return children;
  return (
    <div className="page-column">
      <Card>
        <EmptyState
          title={`This ${thing} belongs to ${own.name}`}
          drawing="database"
          action={
            <Button kind="solid" onClick={() => pickDatabase(databaseId)}>
              Switch to {own.name}
            </Button>
          }
        >
          You are in {current?.name ?? "no database"}. Switch to open it; databases never mix.
        </EmptyState>
      </Card>
    </div>
  );
}
