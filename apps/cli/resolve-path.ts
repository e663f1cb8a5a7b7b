import { resolve } from "node:path";
import type { Context } from "./context.ts";

/** A path as typed, from the folder in which it was typed. */
export function resolvePath(path: string, { folder }: Pick<Context, "folder">): string {
  return resolve(folder, path);
}
