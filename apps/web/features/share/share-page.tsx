import { getShare, openShare } from "@askery/api";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { FailurePanel } from "../../shared/page/failure-panel.tsx";
import { Page } from "../../shared/page/page.tsx";
import { ApiError, call } from "../../shared/server/call.ts";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";
import { Badge } from "../../ui/badge.tsx";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import { DeadLink } from "./dead-link.tsx";
import { PasswordPanel } from "./password-panel.tsx";
import { SharedContent } from "./shared-content.tsx";

interface SharePageProps {
  readonly token: string;
  readonly isSignedIn: boolean;
}

/** An open page asks so often whether its link still works: a revoked one ends within a minute. */
const checkMs = 30_000;

/** The page of a share link, for visitors with or without an account. */
export function SharePage({ token, isSignedIn }: SharePageProps) {
  const query = shareQuery(token);
  const share = useQuery({ ...query, refetchInterval: checkMs, refetchIntervalInBackground: true });
  const client = useQueryClient();
  const isDead = isRefused(share.error);
  const skipVisit = useVisit(token, share.data?.kind === "open");
  useEffect(() => {
    // What was shown must not come back from the cache.
    if (isDead) client.removeQueries({ predicate: ({ queryKey }) => isContentOf(queryKey, token) });
  }, [client, isDead, token]);
  if (isDead) {
    return (
      <Page title="Shared page">
        <DeadLink isSignedIn={isSignedIn} />
      </Page>
    );
  }
  if (share.data === undefined) {
    return (
      <Page title="Shared page">
        {share.error === null ? (
          <WaitingLine>Opening the link</WaitingLine>
        ) : (
          <FailurePanel error={share.error} onRetry={() => void share.refetch()} />
        )}
      </Page>
    );
  }
  if (share.data.kind === "locked") {
    return (
      <Page title="Shared page">
        <PasswordPanel
          token={token}
          onOpened={(opened) => {
            // Entering the password counted it.
            skipVisit();
            client.setQueryData(query.queryKey, opened);
          }}
        />
      </Page>
    );
  }
  const { title, sharedBy } = share.data;
  return (
    <Page title={title} actions={<Badge>Shared by {sharedBy}</Badge>}>
      <SharedContent token={token} share={share.data} />
    </Page>
  );
}

function shareQuery(token: string) {
  return endpointQuery(getShare, { params: { token } }, 0);
}

/** Whether the link was revoked, has expired or never existed. */
function isRefused(error: unknown): boolean {
  return error instanceof ApiError && error.problem.status === 404;
}

function isContentOf([path, params]: readonly unknown[], token: string): boolean {
  const isShared = typeof path === "string" && path.startsWith(`${getShare.path}/`);
  return isShared && typeof params === "object" && params !== null && Reflect.get(params, "token") === token;
}

/**
 * Counts one visit once the content is shown. A failure does not matter to the visitor. Returns a function for a visit
 * that was counted otherwise.
 */
function useVisit(token: string, isOpen: boolean): () => void {
  const counted = useRef<string>(null);
  useEffect(() => {
    if (!isOpen || counted.current === token) return;
    counted.current = token;
    call(openShare, { params: { token }, body: {} }).catch(() => undefined);
  }, [token, isOpen]);
  return () => {
    counted.current = token;
  };
}
