import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const bare = "?bare";
const noSchemas = "\0askery-no-schemas";
const quietZod = join(import.meta.dirname, "../app/boot/quiet-zod.ts");

/**
 * Keeps zod out of the bundles that every visitor loads. To call an endpoint, the browser needs its method and path;
 * its schemas are for the server, and cost 40 KB.
 *
 * So `@askery/api` is loaded without schemas, except by modules that pass them to a form (they import
 * `@hookform/resolvers/zod`): those get everything, with a zod that complies with the content security policy.
 * Endpoints are reduced to what a call needs. A module with functions keeps its code, with an inert zod.
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
      // Defining an endpoint has no side effects, so unused ones can be dropped.
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

/** Imports a module's current version from disk, because it may change during development. */
async function importFresh(file: string): Promise<Readonly<Record<string, unknown>>> {
  const address = `${pathToFileURL(file).href}?${statSync(file).mtimeMs}`;
  return (await import(address)) as Readonly<Record<string, unknown>>;
}

/** Prints a module of data without schemas; null if it has functions. */
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

/** A `z` with which schemas can be built, but which does nothing. */
const inertModule = `
const nothing = new Proxy(function () {}, { get: (_, name) => (typeof name === "string" ? nothing : undefined), apply: () => nothing });
export const z = nothing;
`;
