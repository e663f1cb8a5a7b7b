import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { showToast } from "../../ui/toast-store.ts";
import { reportFailure } from "../server/report-failure.ts";
import { failures } from "../wording/failures.ts";

/** Saves charts as a dashboard, which the toast opens. `save` returns its id. */
export function useSaveAsDashboard(save: () => Promise<string>) {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: save,
    onSuccess: (id) =>
      showToast("Dashboard saved", {
        label: "Open",
        act: () => void navigate({ to: "/dashboards/$id", params: { id } }),
      }),
    onError: (error) => reportFailure(failures.dashboardNotSaved, error),
  });
}
