import { listCharts } from "@askery/api";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { showToast } from "../../ui/toast-store.ts";

/** Opens a chart that was saved as a copy, in place of the page that has unsaved changes of the original. */
export function useOpenCopy() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async ({ id, databaseId }: { readonly id: string; readonly databaseId: string }) => {
    void client.invalidateQueries({ queryKey: queryKeyOf(listCharts, { databaseId }) });
    showToast("Copy saved");
    await navigate({ to: "/charts/$id", params: { id }, ignoreBlocker: true });
  };
}

/** The name of a copy of a chart. */
export function nameCopy(title: string): string {
  return `Copy of ${title}`.slice(0, 200);
}
