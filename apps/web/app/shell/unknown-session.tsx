import { getSession } from "@askery/api";
import { useQueryClient } from "@tanstack/react-query";
import { queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { Page } from "../../shared/page/page.tsx";
import { FailurePanel } from "../../shared/page/failure-panel.tsx";

/** Shown instead of the page while the server can't tell whether the user is signed in. */
export function UnknownSession({ error }: { readonly error: Error | null }) {
  const queryClient = useQueryClient();
  if (error === null) return null;
  return (
    <Page title="Askery">
      <FailurePanel
        error={error}
        onRetry={() => void queryClient.refetchQueries({ queryKey: queryKeyOf(getSession) })}
      />
    </Page>
  );
}
