import { isDatabaseKind } from "@askery/model";
import type { ConnectionKind } from "./connection/connection-draft.ts";

/** What the address says about adding a database. */
export interface NewSearch {
  /** Which of the ways is open; the choice of them where it is left out. */
  readonly way?: "upload" | "connect";
  readonly kind?: ConnectionKind;
  /** The database of files that an upload goes to; a new one where it is left out. */
  readonly into?: string;
  /** The one that was added: its tables are being read, or it can be asked. */
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
