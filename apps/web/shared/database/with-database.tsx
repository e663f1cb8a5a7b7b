import type { Database } from "@askery/api";
import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { useCurrentDatabase } from "./current-database-store.ts";
import { LinkButton } from "../page/link-button.tsx";

interface WithDatabaseProps {
  readonly children: (database: Database) => ReactNode;
}

/** Renders its children with the current database, or an invitation to add one. */
export function WithDatabase({ children }: WithDatabaseProps) {
  const database = useCurrentDatabase();
  if (database !== undefined) return children(database);
  return (
    <div className="page-column">
      <Card>
        <EmptyState
          title="No database yet"
          drawing="database"
          action={
            <LinkButton to="/databases/new" kind="solid">
              Add a database
            </LinkButton>
          }
        >
          Start with sample data or add your own. Everything here belongs to a database.
        </EmptyState>
      </Card>
    </div>
  );
}
