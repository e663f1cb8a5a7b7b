import { QueryClient } from "@tanstack/react-query";
import { createMemoryHistory } from "@tanstack/react-router";
import { renderToString } from "react-dom/server";
import { noConnection } from "./connection/connection.ts";
import { App } from "./app.tsx";
import { createAppRouter } from "./router.ts";

/**
 * Renders a page as a signed-out visitor first sees it, to HTML for the page's root. The build calls it, without a
 * server.
 */
export async function prerenderPage(path: string): Promise<string> {
  const queryClient = new QueryClient({ defaultOptions: { queries: { enabled: false } } });
  const router = createAppRouter(queryClient);
  router.update({ ...router.options, history: createMemoryHistory({ initialEntries: [path] }) });
  await router.load();
  return renderToString(<App router={router} queryClient={queryClient} connection={noConnection} />);
}
