import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const bare = "?bare";
const noSchemas = "\0askery-no-schemas";
const quietZod = join(import.meta.dirname, "../app/boot/quiet-zod.ts");

/**
 * Keeps zod out of what every visitor loads. To call an endpoint the browser needs its method and path; its schemas are
 * the server's, and cost 30 KB.
 *
 * So `@askery/api` comes without schemas, but for modules that hand them to a form (they import
 * `@hookform/resolvers/zod`): those get it whole, with a zod that keeps to the content policy.
 */
export function schemaPlugin(): Plugin {
  return {
    name: "askery-schemas",
    enforce: "pre",
    async resolveId(source, importer, options) {
      if (importer === undefined) return null;
      const isBare = importer.endsWith(bare);
      if (source === "zod" && isBare) return noSchemas;
      if (source === "zod" && importer.includes("/packages/")) return quietZod;
      const isWanted = source === "@askery/api" ? !usesSchemas(importer) : isBare && source.startsWith(".");
      if (!isWanted) return null;
      const found = await this.resolve(source, importer.replace(bare, ""), { ...options, skipSelf: true });
      return found === null ? null : `${found.id}${bare}`;
    },
    load: (id) => (id === noSchemas ? inertModule : null),
  };
}

function usesSchemas(importer: string): boolean {
  return readFileSync(importer.replace(/\?.*$/, ""), "utf8").includes("@hookform/resolvers/zod");
}

/** A `z` that can be built with as the real one, and is nothing. */
const inertModule = `
const nothing = new Proxy(function () {}, { get: (_, name) => (typeof name === "string" ? nothing : undefined), apply: () => nothing });
export const z = nothing;
`;
