import { getDataRules } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { FailurePanel } from "../../../shared/page/failure-panel.tsx";
import { endpointQuery } from "../../../shared/server/endpoint-query.ts";
import { databaseQuery } from "../../../shared/server/queries.ts";
import { Notice } from "../../../ui/notice.tsx";
import { WaitingLine } from "../../../ui/waiting-line.tsx";
import { canRename } from "../settings/database-words.ts";
import { LimitedGroups } from "./limited-groups.tsx";
import { LimitedMembers } from "./limited-members.tsx";
import { RuleList } from "./rule-list.tsx";

/** What members may read of a database, for its admins. */
export function AccessTab({ id }: { readonly id: string }) {
  const { data: database } = useQuery(databaseQuery(id));
  if (database === undefined) return null;
  return (
    <div className="page-column is-narrow flex flex-col gap-8">
      {canRename(database.role) ? (
        <Rules databaseId={id} />
      ) : (
        <Notice title="Only admins see the rules">Ask the owner of the database.</Notice>
      )}
    </div>
  );
}

function Rules({ databaseId }: { readonly databaseId: string }) {
  const { data, error, refetch } = useQuery(endpointQuery(getDataRules, { params: { databaseId } }, 0));
  if (data === undefined) {
    return error === null ? (
      <WaitingLine>Loading the rules</WaitingLine>
    ) : (
      <FailurePanel error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      <RuleList databaseId={databaseId} rules={data.rules} />
      {data.rules.length > 0 && (
        <>
          <LimitedMembers databaseId={databaseId} {...data} />
          <LimitedGroups databaseId={databaseId} {...data} />
        </>
      )}
    </>
  );
}
