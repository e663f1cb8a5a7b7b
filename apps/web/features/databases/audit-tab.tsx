import { auditRetentionDays } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { AuditLog } from "../../shared/audit/audit-log.tsx";
import { auditOfDatabase } from "../../shared/audit/audit-source.ts";
import { databaseQuery } from "../../shared/server/queries.ts";
import { Notice } from "../../ui/notice.tsx";
import { Section } from "../../ui/section.tsx";
import { canRename } from "./settings/database-words.ts";

/** Who did what in a database, for its admins. */
export function AuditTab({ id }: { readonly id: string }) {
  const { data: database } = useQuery(databaseQuery(id));
  const source = useMemo(() => auditOfDatabase(id), [id]);
  if (database === undefined) return null;
  return (
    <div className="page-column">
      {canRename(database.role) ? (
        <Section
          title="Audit log"
          description={`Who changed, shared or exported what, and from where. Entries cannot be changed, and are deleted after ${auditRetentionDays} days.`}
        >
          <div>
            <AuditLog source={source} />
          </div>
        </Section>
      ) : (
        <Notice title="Only admins see the audit log">Ask the owner of the database.</Notice>
      )}
    </div>
  );
}
