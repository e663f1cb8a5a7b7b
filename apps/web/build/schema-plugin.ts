import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const bare = "?bare";
const noSchemas = "\0askery-no-schemas";
const quietZod = join(import.meta.dirname, "../app/boot/quiet-zod.ts");

/**
 * Keeps zod out of what every visitor loads. To call an endpoint the browser needs its method and path; its schemas are
 * the server's, and cost 40 KB.
 *
 * So `@askery/api` comes without schemas, but for modules that hand them to a form (they import
 * `@hookform/resolvers/zod`): those get it whole, with a zod that keeps to the content policy. Of endpoints only what a
 * call needs is left. A module with functions keeps its text, with a zod that is nothing.
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
      // What is not used can be left out: making an endpoint changes nothing.
      return found === null ? null : { id: `${found.id}${bare}`, moduleSideEffects: false };
    },
    async load(id) {
      if (id === noSchemas) return inertModule;
      if (!id.endsWith(bare)) return null;
      const file = id.slice(0, -bare.length);
      this.addWatchFile(file);
      return printData(await importFresh(file));
    },
  };
}

function usesSchemas(importer: string): boolean {
  return readFileSync(importer.replace(/\?.*$/, ""), "utf8").includes("@hookform/resolvers/zod");
}

/** A module as it is on the disk now: in development it may change. */
async function importFresh(file: string): Promise<Readonly<Record<string, unknown>>> {
  const address = `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`;
  return (await import(address)) as Readonly<Record<string, unknown>>;
}

/** A module of data as a browser needs it; null where it holds functions. */
function printData(module: Readonly<Record<string, unknown>>): string | null {
  const values = Object.entries(module);
  if (values.some(([, value]) => typeof value === "function")) return null;
  return values.map(([name, value]) => `export const ${name} = ${printValue(value)};`).join("\n");
}

function printValue(value: unknown): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if ("_zod" in value) return "undefined";
  if (!("path" in value && "method" in value && "result" in value)) return JSON.stringify(value);
  const { method, path, accepts, contentType } = value as Readonly<Record<string, unknown>>;
  return JSON.stringify({ method, path, accepts, contentType });
}

/** A `z` that can be built with as the real one, and is nothing. */
const inertModule = `
const nothing = new Proxy(function () {}, { get: (_, name) => (typeof name === "string" ? nothing : undefined), apply: () => nothing });
export const z = nothing;
`;
