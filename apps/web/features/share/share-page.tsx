import { LinkButton } from "../../shared/page/link-button.tsx";
import { Page } from "../../shared/page/page.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

interface SharePageProps {
  readonly isSignedIn: boolean;
}

/** The page of a share link. Sharing is not available yet, so it shows that the link does not work. */
export function SharePage({ isSignedIn }: SharePageProps) {
  return (
    <Page title="Shared page">
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
            The link may be incomplete, or its owner may have revoked it. Ask the sender for a new one.
          </EmptyState>
        </Card>
      </div>
    </Page>
  );
}
