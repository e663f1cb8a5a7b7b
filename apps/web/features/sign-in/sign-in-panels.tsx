import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { safeNextPath } from "./next-path.ts";
import { sessionQuery } from "../../shared/server/queries.ts";
import { Late } from "../../ui/late.tsx";
import type { PanelSearch } from "./panel-search.ts";

const PanelDialog = lazy(async () => ({ default: (await import("./panel-dialog.tsx")).PanelDialog }));

/**
 * Signing in and up, over the landing page, as its address asks. Its forms load with the first panel that opens.
 * Who is signed in already goes where the panel would have led.
 */
export function SignInPanels({ search }: { readonly search: PanelSearch }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { data: session } = useQuery(sessionQuery);
  const [isWanted, setIsWanted] = useState(false);
  const { panel, next, verified } = search;
  if (panel !== undefined && !isWanted) setIsWanted(true);

  const goOn = useCallback(() => {
    // What was known belongs to whoever was signed in before, or to nobody.
    queryClient.clear();
    router.history.push(safeNextPath(next));
  }, [next, queryClient, router]);

  const isPastIt = panel === "sign-in" && verified === undefined && session !== null && session !== undefined;
  useEffect(() => {
    if (isPastIt) router.history.replace(safeNextPath(next));
  }, [isPastIt, next, router]);

  if (!isWanted) return null;
  return (
    <Suspense fallback={<Late>{<div className="fixed inset-0 z-dialog animate-appear bg-scrim" />}</Late>}>
      <PanelDialog search={isPastIt ? {} : search} onSignedIn={goOn} />
    </Suspense>
  );
}
