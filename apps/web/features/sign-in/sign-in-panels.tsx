import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useEffect, useState } from "react";
import { safeNextPath } from "./next-path.ts";
import { sessionQuery } from "../../shared/server/queries.ts";
import { Late } from "../../ui/late.tsx";
import type { PanelSearch } from "./panel-search.ts";

const PanelDialog = lazy(async () => ({ default: (await import("./panel-dialog.tsx")).PanelDialog }));

/**
 * The sign-in and sign-up panels over the landing page, as in the address. Their forms are loaded with the first panel.
 * Users who are signed in already are redirected to the page that they wanted.
 */
export function SignInPanels({ search }: { readonly search: PanelSearch }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { data: session } = useQuery(sessionQuery);
  const [isWanted, setIsWanted] = useState(false);
  const { panel, next, verified } = search;
  if (panel !== undefined && !isWanted) setIsWanted(true);

  const goOn = useCallback(
    (wanted: string | null = next ?? null) => {
      // Discards the cache of the previous user.
      queryClient.clear();
      router.history.push(safeNextPath(wanted ?? undefined));
    },
    [next, queryClient, router],
  );

  const openDatabase = useCallback(
    (databaseId: string) => {
      queryClient.clear();
      void router.navigate({ to: "/ask", search: { database: databaseId } });
    },
    [queryClient, router],
  );

  const isPastIt = panel === "sign-in" && verified === undefined && session !== null && session !== undefined;
  useEffect(() => {
    if (isPastIt) router.history.replace(safeNextPath(next));
  }, [isPastIt, next, router]);

  if (!isWanted) return null;
  return (
    <Suspense fallback={<Late>{<div className="fixed inset-0 z-dialog animate-appear bg-scrim" />}</Late>}>
      <PanelDialog search={isPastIt ? {} : search} onSignedIn={goOn} onJoined={openDatabase} />
    </Suspense>
  );
}
