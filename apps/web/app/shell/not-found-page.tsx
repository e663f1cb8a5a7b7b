import { useLocation } from "@tanstack/react-router";
import { Search } from "lucide-react";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { Page } from "../../shared/page/page.tsx";
import { openOverlay } from "../../shared/page/overlay.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** Shown if no route matches the address. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  return (
    <Page title="Not found">
      <div className="page-column">
        <Card>
          <EmptyState
            title="There is no page here"
            drawing="search"
            action={
              <div className="flex flex-wrap gap-1">
                <LinkButton to="/ask" kind="solid">
                  Ask a question
                </LinkButton>
                <Button kind="ghost" icon={Search} onClick={() => openOverlay("palette")}>
                  Find a page
                </Button>
              </div>
            }
          >
            <span className="mono break-all">{pathname}</span> does not exist. Check the address, or start
            from the menu.
          </EmptyState>
        </Card>
      </div>
    </Page>
  );
}
