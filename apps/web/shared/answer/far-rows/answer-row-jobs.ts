import type { Cell } from "@askery/model";
import { arrangeRows, printSheet, showAt, type Sheet } from "../sheet/sheet.ts";
import type { JobPort, RowJob, RowMessage, RowReply } from "./row-job.ts";

interface HeldSheet extends Sheet {
  readonly values: readonly Cell[][];
  /** The searchable text of each row, filled on demand. */
  readonly texts: string[];
  /** Formatted values by column, for values that occur in many rows. */
  readonly shown: readonly Map<Cell, string>[];
}

/** The maximum number of formatted values to cache per column: formatting is far slower than a lookup. */
const maxShown = 10_000;

/** Receives a table in a worker, and runs jobs on it in order. Errors are thrown at the worker's page. */
export function answerRowJobs(port: JobPort): void {
  let held: HeldSheet = { values: [], rowCount: 0, outputs: [], locale: "en-US", texts: [], shown: [] };
  port.addEventListener("message", ({ data }) => {
    const message = data as RowMessage;
    if (message.kind === "sheet") {
      held = holdSheet(message.sheet);
      return;
    }
    if (message.kind === "cells") {
      const cells = held.values[message.column];
      for (const cell of message.cells) cells?.push(cell);
      return;
    }
    const result = doJob(held, message.job);
    const reply: RowReply = { id: message.id, result };
    port.postMessage(reply, { transfer: result instanceof Blob ? [] : [result.buffer] });
  });
}

function holdSheet(sheet: Omit<Sheet, "values">): HeldSheet {
  const { outputs } = sheet;
  return { ...sheet, values: outputs.map(() => []), texts: [], shown: outputs.map(() => new Map()) };
}

function doJob(held: HeldSheet, job: RowJob): RowReply["result"] {
  if (job.kind === "print") return new Blob([printSheet(held, job.wish)], { type: "text/plain" });
  const texts = {
    showRow: (row: number) => [textOf(held, row)],
    showCell: (column: number, row: number) => showOnce(held, column, row),
  };
  return Uint32Array.from(arrangeRows(held, job.wish, texts));
}

/** The text that a row shows, as one string. A search field has no line breaks, so no match spans two values. */
function textOf(held: HeldSheet, row: number): string {
  return (held.texts[row] ??= held.shown
    .map((_, column) => showOnce(held, column, row))
    .join("\n")
    .toLowerCase());
}

function showOnce(held: HeldSheet, column: number, row: number): string {
  const shown = held.shown[column];
  const cell = held.values[column]?.[row] ?? null;
  const known = shown?.get(cell);
  if (known !== undefined) return known;
  const text = showAt(held, column, row);
  if (shown !== undefined && shown.size < maxShown) shown.set(cell, text);
  return text;
}
