import { LinkButton } from "../../shared/page/link-button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** A link that was revoked, has expired, or is incomplete. */
export function DeadLink({ isSignedIn }: { readonly isSignedIn: boolean }) {
  return (
    <div className="page-column is-narrow">
      <Card>
        <EmptyState
          title="This link does not work"
          drawing="search"
          action={
            isSignedIn ? (
              <LinkButton to="/ask" kind="solid">
                Ask a question
              </LinkButton>
            ) : (
              <LinkButton to="/" kind="solid">
                About Askery
              </LinkButton>
            )
          }
        >
          It may be incomplete, or was revoked, or has expired. Ask the sender for a new one.
        </EmptyState>
      </Card>
    </div>
  );
}
