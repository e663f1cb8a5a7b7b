import { createFileRoute } from "@tanstack/react-router";
import {
  readTopic,
  readTopicSearch,
  type TopicSearch,
} from "../../../../../features/dashboards/building/topic-address.ts";
import { NewDashboardPage } from "../../../../../features/dashboards/new-dashboard-page.tsx";

export const Route = createFileRoute("/_shell/_database/dashboards/new")({
  validateSearch: (search: Record<string, unknown>): TopicSearch => readTopicSearch(search),
  component: NewDashboard,
});

function NewDashboard() {
  return <NewDashboardPage topic={readTopic(Route.useSearch())} />;
}
