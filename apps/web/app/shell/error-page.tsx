import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { FailurePanel } from "../../shared/page/failure-panel.tsx";
import { Page } from "../../shared/page/page.tsx";

/** A page that crashed: the menu stays, and the page shows the cause and a retry button. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <Page title="Something went wrong">
      <FailurePanel error={error} onRetry={retry} />
    </Page>
  );
}
