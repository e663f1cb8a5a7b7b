import { auditRetentionDays } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { AuditLog } from "../../shared/audit/audit-log.tsx";
import { auditOfServer } from "../../shared/audit/audit-source.ts";
import { OnlyForOwner } from "../../shared/page/only-for-owner.tsx";
import { Page } from "../../shared/page/page.tsx";
import { sessionQuery } from "../../shared/server/queries.ts";

/** Sign-ins, accounts and jobs of the server, for its owner. */
export function ServerAuditPage() {
  const { data: session } = useQuery(sessionQuery);
  return (
    <Page title="Audit log of the server">
      <div className="page-column">
        {session?.isServerOwner === false ? (
          <OnlyForOwner sight="who signed in" />
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
