import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useDatabaseOfPage } from "../../shared/database/current-database-store.ts";
import { Page } from "../../shared/page/page.tsx";
import { sessionQuery } from "../../shared/server/queries.ts";
import { buttonClasses } from "../../ui/button-classes.ts";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

interface DatabaseOfAddressProps {
  /** The database in the address; undefined if it has none. */
  readonly id: string | undefined;
  readonly children: ReactNode;
}

/**
 * Renders the page of the database in the address. Shows an error for a database that the user can't open, instead of
 * another database.
 */
export function DatabaseOfAddress({ id, children }: DatabaseOfAddressProps) {
  useDatabaseOfPage(id);
  const session = useQuery(sessionQuery);
  const databases = session.data?.databases ?? [];
  if (id === undefined || databases.some((database) => database.id === id)) return children;
  const [first] = databases;
  return (
    <Page title="Not found">
      <div className="page-column">
        <Card>
          <EmptyState
            title="You can’t open this database"
            drawing="database"
            action={
              <Link
                to="/ask"
                search={first === undefined ? {} : { database: first.id }}
                className={buttonClasses("solid", "md")}
              >
                {first === undefined ? "Ask a question" : `Ask ${first.name}`}
              </Link>
            }
          >
            The link is to a database that was deleted, or that you are not a member of. Its owner can add
            you.
          </EmptyState>
        </Card>
      </div>
    </Page>
  );
}
