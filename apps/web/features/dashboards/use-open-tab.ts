import type { OpenTab } from "../../shared/library/dashboard-tabs.tsx";
import { useNavigate, useSearch } from "@tanstack/react-router";

/** Which tab of a dashboard is open. It is in the address. A tab that a wall opens is no step to go back to. */
export function useOpenTab(): OpenTab {
  const { tab, wall } = useSearch({ from: "/_shell/dashboards/$id" });
  const navigate = useNavigate({ from: "/dashboards/$id" });
  return {
    tabId: tab ?? null,
    open: (tabId) =>
      void navigate({ search: (search) => ({ ...search, tab: tabId }), replace: wall !== undefined }),
  };
}
