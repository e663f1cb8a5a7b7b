import { createFileRoute } from "@tanstack/react-router";
import { AccountPage } from "../../../../features/account/account-page.tsx";
import { AccountTabs } from "../../../../features/account/account-tabs.tsx";
import { Page } from "../../../../shared/page/page.tsx";

export const Route = createFileRoute("/_shell/account/")({ component: Account });

function Account() {
  return (
    <Page title="Account">
      <AccountTabs />
      <div className="page-column is-narrow">
        <AccountPage />
      </div>
    </Page>
  );
}
