import type { Cell } from "@askery/model";
import type { RowWish, Sheet } from "../sheet/sheet.ts";

/** What is sent to the worker: first a table, column by column and piece by piece, then jobs on it. */
export type RowMessage =
  | { readonly kind: "sheet"; readonly sheet: Omit<Sheet, "values"> }
  | { readonly kind: "cells"; readonly column: number; readonly cells: readonly Cell[] }
  | { readonly kind: "job"; readonly id: number; readonly job: RowJob };

export type RowJob =
  | { readonly kind: "arrange"; readonly wish: RowWish }
  | { readonly kind: "print"; readonly rows: Uint32Array };

/** What comes back of a job: places of rows, or their text as a file, which is handed over without a copy. */
export interface RowReply {
  readonly id: number;
  readonly result: Uint32Array<ArrayBuffer> | Blob;
}

/** An end of the line between a page and its worker. */
export interface JobPort {
  postMessage(message: unknown, options?: { transfer?: Transferable[] }): void;
  addEventListener(kind: "message", listener: (event: MessageEvent) => void): void;
}
