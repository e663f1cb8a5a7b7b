import { LinkButton } from "../../shared/page/link-button.tsx";
import { Page } from "../../shared/page/page.tsx";
import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** The SQL editor and chart builder will be here. */
export function NewChartPage() {
  return (
    <Page title="New chart" crumbs={[{ title: "Charts", to: "/charts" }]}>
      <div className="page-column">
        <Card>
          <EmptyState
            title="The SQL editor and the chart builder are coming next"
            drawing="line"
            action={
              <LinkButton to="/ask" kind="solid">
                Ask a question
              </LinkButton>
            }
          >
            Until then, ask a question and save its chart.
          </EmptyState>
        </Card>
      </div>
    </Page>
  );
}
