import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { stripTypeScriptTypes } from "node:module";
import { join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

/** A page that runs the unbundled sources of this package under a strict content security policy. */
export interface ServedCharts {
  readonly url: string;
  readonly close: () => void;
}

/** Serves the sources, without types, and the libraries that they import. There is no bundler. */
export async function serveCharts(): Promise<ServedCharts> {
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://localhost").pathname;
    const reply = async () => {
      const found = await answer(path).catch(() => null);
      if (found === null) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { "content-type": found.type, "content-security-policy": policy });
      response.end(found.body);
    };
    void reply();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No free port on 127.0.0.1.");
  return { url: `http://127.0.0.1:${address.port}/`, close: () => server.close() };
}

const root = fileURLToPath(new URL("../..", import.meta.url));
const nonce = "charts";
const policy = `default-src 'none'; script-src 'self' 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'`;

async function answer(path: string): Promise<{ readonly type: string; readonly body: string }> {
  if (path === "/") return { type: "text/html", body: page };
  const isOurs = path.startsWith("/packages/") || path.startsWith("/node_modules/");
  if (!isOurs) throw new Error(`Nothing at ${path}.`);
  const source = await readFile(join(root, normalize(path)), "utf8");
  return { type: "text/javascript", body: path.endsWith(".ts") ? stripTypeScriptTypes(source) : source };
}

const imports = {
  "@askery/model": "/packages/model/index.ts",
  "echarts/": "/node_modules/echarts/",
  "echarts/core": "/node_modules/echarts/core.js",
  "echarts/charts": "/node_modules/echarts/charts.js",
  "echarts/components": "/node_modules/echarts/components.js",
  "echarts/renderers": "/node_modules/echarts/renderers.js",
  "zrender/": "/node_modules/zrender/",
  tslib: "/node_modules/tslib/tslib.es6.mjs",
};

const page = `<!doctype html><html><head><meta charset="utf-8">
<style nonce="${nonce}">body { margin: 0; } #chart { width: 640px; height: 240px; } .small#chart { width: 360px; }</style>
<script nonce="${nonce}">
  window.process = { env: { NODE_ENV: "production" } };
  window.breaches = [];
  document.addEventListener("securitypolicyviolation", (event) => {
    window.breaches.push(event.violatedDirective + " " + event.blockedURI + " " + event.sample);
  });
</script>
<script type="importmap" nonce="${nonce}">${JSON.stringify({ imports })}</script>
<script type="module" nonce="${nonce}">
  window.charts = await import("/packages/charts/index.ts");
  document.documentElement.dataset.ready = "true";
</script></head><body><div id="chart"></div></body></html>`;
