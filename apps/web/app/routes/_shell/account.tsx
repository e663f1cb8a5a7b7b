import { createFileRoute } from "@tanstack/react-router";
import { LinkButton } from "../../../lib/page/link-button.tsx";
import { Page } from "../../../lib/page/page.tsx";
import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

export const Route = createFileRoute("/_shell/account")({ component: Account });

function Account() {
  return (
    <Page title="Account">
      <div className="page-column is-narrow">
        <Card>
          <EmptyState
            title="Your account"
            drawing="people"
            action={<LinkButton to="/billing">Billing</LinkButton>}
          >
            Name, picture, password and sessions will be set here.
          </EmptyState>
        </Card>
      </div>
    </Page>
  );
}
