import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Plugin } from "vite";

const barePages = new Set(["/", "/plans", "/ui/"]);

/** In development, serves shell.html for the pages in the shell, as the server does in production. */
export function shellPagePlugin(): Plugin {
  return {
    name: "askery-shell-page",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? "/", "http://localhost").pathname;
        const isPage = (request.headers.accept ?? "").includes("text/html");
        if (!isPage || barePages.has(path) || path.startsWith("/api/")) return next();
        const send = async () => {
          const html = await readFile(join(server.config.root, "shell.html"), "utf8");
          response.setHeader("content-type", "text/html");
          response.end(await server.transformIndexHtml(path, html));
        };
        send().catch((error: unknown) => server.config.logger.error(String(error)));
      });
    },
  };
}
