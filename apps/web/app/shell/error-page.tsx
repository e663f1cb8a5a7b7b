import { useRouter, type ErrorComponentProps } from "@tanstack/react-router";
import { FailurePanel } from "../../shared/page/failure-panel.tsx";
import { Page } from "../../shared/page/page.tsx";

/** A page that broke: the menu stays, the cause is said, and it can be tried again. */
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
