import type { Cell } from "@askery/model";
import type { PrintWish, RowWish, Sheet } from "../sheet/sheet.ts";

/** A message to the worker: first a table in batches of cells, then jobs on it. */
export type RowMessage =
  | { readonly kind: "sheet"; readonly sheet: Omit<Sheet, "values"> }
  | { readonly kind: "cells"; readonly column: number; readonly cells: readonly Cell[] }
  | { readonly kind: "job"; readonly id: number; readonly job: RowJob };

export type RowJob =
  | { readonly kind: "arrange"; readonly wish: RowWish }
  | { readonly kind: "print"; readonly wish: PrintWish };

/** The result of a job: row indexes, or their text as a blob, which is transferred without a copy. */
export interface RowReply {
  readonly id: number;
  readonly result: Uint32Array<ArrayBuffer> | Blob;
}

/** One end of the channel between a page and its worker. */
export interface JobPort {
  postMessage(message: unknown, options?: { transfer?: Transferable[] }): void;
  addEventListener(kind: "message", listener: (event: MessageEvent) => void): void;
}
