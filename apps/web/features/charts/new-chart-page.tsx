import { LinkButton } from "../../shared/page/link-button.tsx";
import { Page } from "../../shared/page/page.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** Explains that charts are created from answers. */
export function NewChartPage() {
  return (
    <Page title="New chart" crumbs={[{ title: "Charts", to: "/charts" }]}>
      <div className="page-column">
        <Card>
          <EmptyState
            title="A chart starts with a question"
            drawing="line"
            action={
              <LinkButton to="/ask" kind="solid">
                Ask a question
              </LinkButton>
            }
          >
            Ask, change the SQL or the kind of chart if you like, and press Save chart under the answer.
          </EmptyState>
        </Card>
      </div>
    </Page>
  );
}
