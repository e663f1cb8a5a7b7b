import { createFileRoute } from "@tanstack/react-router";
import { AccountTabs } from "../../../../features/account/account-tabs.tsx";
import { SharedThings } from "../../../../features/account/shared-things.tsx";
import { Page } from "../../../../shared/page/page.tsx";

export const Route = createFileRoute("/_shell/account/shared")({ component: SharedByMe });

function SharedByMe() {
  return (
    <Page title="Shared by me" crumbs={[{ title: "Account", to: "/account" }]}>
      <AccountTabs />
      <div className="page-column is-narrow">
        <SharedThings />
      </div>
    </Page>
  );
}
