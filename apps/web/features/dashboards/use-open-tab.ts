import type { OpenTab } from "../../shared/library/dashboard-tabs.tsx";
import { useNavigate, useSearch } from "@tanstack/react-router";

/** Which tab of a dashboard is open. It is in the address. */
export function useOpenTab(): OpenTab {
  const { tab } = useSearch({ from: "/_shell/dashboards/$id" });
  const navigate = useNavigate({ from: "/dashboards/$id" });
  return {
    tabId: tab ?? null,
    open: (tabId) => void navigate({ search: (search) => ({ ...search, tab: tabId }) }),
  };
}
