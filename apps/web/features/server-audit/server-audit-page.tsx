import { auditRetentionDays } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { AuditLog } from "../../shared/audit/audit-log.tsx";
import { auditOfServer } from "../../shared/audit/audit-source.ts";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { Page } from "../../shared/page/page.tsx";
import { sessionQuery } from "../../shared/server/queries.ts";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** Sign-ins, accounts and jobs of the server, for its owner. */
export function ServerAuditPage() {
  const { data: session } = useQuery(sessionQuery);
  return (
    <Page title="Audit log of the server">
      <div className="page-column">
        {session?.isServerOwner === false ? (
          <Card>
            <EmptyState
              title="Only for the owner of this server"
              action={<LinkButton to="/ask">Ask a question</LinkButton>}
            >
              Only the person who created the first account can see who signed in.
            </EmptyState>
          </Card>
        ) : (
          <>
            <p className="mb-4 text-13 text-pretty text-text-2">
              Sign-ins, accounts and jobs. Each database has its own log in its settings. Entries cannot be
              changed, and are deleted after {auditRetentionDays} days.
            </p>
            <AuditLog source={auditOfServer} />
          </>
        )}
      </div>
    </Page>
  );
}
