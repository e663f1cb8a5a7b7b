import { getSharedChart, getSharedConversation, getSharedDashboard, type Share } from "@askery/api";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { FailurePanel } from "../../shared/page/failure-panel.tsx";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import { SharedAnswers } from "./shared-answers.tsx";
import { SharedCards } from "./shared-cards.tsx";
import { SharedChartView } from "./shared-chart-view.tsx";

type OpenShare = Extract<Share, { kind: "open" }>;

export interface SharedContentProps {
  readonly token: string;
  readonly share: OpenShare;
}

/** The thing that a link opens, from its saved figures. */
export function SharedContent(props: SharedContentProps) {
  switch (props.share.opens) {
    case "conversation":
      return <Conversation {...props} />;
    case "chart":
      return <Chart {...props} />;
    case "dashboard":
      return <Dashboard {...props} />;
  }
}

function Conversation({ token, share }: SharedContentProps) {
  const query = useQuery(endpointQuery(getSharedConversation, { params: { token } }));
  return (
    <Loaded query={query}>
      {({ answers }) => <SharedAnswers answers={answers} {...{ token }} allowsExport={share.allowsExport} />}
    </Loaded>
  );
}

function Chart({ token, share }: SharedContentProps) {
  const query = useQuery(endpointQuery(getSharedChart, { params: { token } }));
  return (
    <Loaded query={query}>
      {(chart) => (
        <div className="page-column max-w-[60rem]!">
          <SharedChartView chart={chart} {...{ token }} allowsExport={share.allowsExport} />
        </div>
      )}
    </Loaded>
  );
}

function Dashboard({ token, share }: SharedContentProps) {
  const query = useQuery(endpointQuery(getSharedDashboard, { params: { token } }));
  return (
    <Loaded query={query}>
      {(dashboard) => <SharedCards {...{ dashboard, token }} allowsExport={share.allowsExport} />}
    </Loaded>
  );
}

interface LoadedProps<Data> {
  readonly query: UseQueryResult<Data>;
  readonly children: (data: Data) => ReactNode;
}

function Loaded<Data>({ query, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error === null) return <WaitingLine>Loading the figures</WaitingLine>;
  return <FailurePanel error={query.error} onRetry={() => void query.refetch()} />;
}
