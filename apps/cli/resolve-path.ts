import { resolve } from "node:path";
import type { Context } from "./context.ts";

/** Resolves a path argument from the caller's folder. */
export function resolvePath(path: string, { folder }: Pick<Context, "folder">): string {
  return resolve(folder, path);
}
