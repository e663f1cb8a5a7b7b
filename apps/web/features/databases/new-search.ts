import { isDatabaseKind } from "@askery/model";
import type { ConnectionKind } from "./connection/connection-draft.ts";

/** The search parameters of the page for adding a database. */
export interface NewSearch {
  /** The chosen way; without it, the page offers the choice. */
  readonly way?: "upload" | "connect";
  readonly kind?: ConnectionKind;
  /** The database of uploads to add files to; a new one by default. */
  readonly into?: string;
  /** The database that was added and is being synced or ready. */
  readonly added?: string;
}

export function readNewSearch(search: { readonly [Name in keyof NewSearch]?: unknown }): NewSearch {
  const { way, kind, into, added } = search;
  return {
    ...((way === "upload" || way === "connect") && { way }),
    ...(typeof kind === "string" && isDatabaseKind(kind) && { kind }),
    ...(typeof into === "string" && { into }),
    ...(typeof added === "string" && { added }),
  };
}
