import { Worker } from "node:worker_threads";
import { invariant } from "@askery/model";
import { noteMissingLetters } from "./note-missing-letters.ts";
import type { DrawnPng, PngTask } from "./png-task.ts";

export interface PngSize {
  /** The width of the picture. Its height follows from the drawing. */
  readonly widthPx: number;
  /** Pixels of the file for each of the picture: 2 is sharp on most screens. */
  readonly scale: number;
}

/** 128 MB while it is drawn. */
const maxPixels = 32_000_000;
/** What browsers and mail programs show. */
const maxSidePixels = 16_000;
/** The memory of the renderer is released when its thread ends. */
const idleMs = 10_000;

/**
 * Draws an SVG document as PNG, in Geist. A line at the bottom says so if it lacks some of the letters. A picture that would be larger than 32 million pixels, or 16,000 on a side, gets
 * fewer pixels.
 *
 * It takes tenths of a second, in a thread of its own, so that it delays nothing else.
 */
export async function drawPng(svg: string, size: PngSize): Promise<Uint8Array<ArrayBuffer>> {
  const thread = (shared ??= startThread());
  const drawn = readSize(svg);
  return thread.draw({ svg: noteMissingLetters(svg, drawn), zoom: fitZoom(drawn, size) });
}

interface PngThread {
  readonly draw: (task: Omit<PngTask, "id">) => Promise<Uint8Array<ArrayBuffer>>;
}

let shared: PngThread | undefined;

function startThread(): PngThread {
  const worker = new Worker(new URL("png-worker.ts", import.meta.url));
  const waiting = new Map<number, PromiseWithResolvers<Uint8Array<ArrayBuffer>>>();
  let lastId = 0;
  let idle: NodeJS.Timeout | undefined;
  const thread: PngThread = {
    draw(task) {
      clearTimeout(idle);
      const id = ++lastId;
      const drawn = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
      waiting.set(id, drawn);
      worker.ref();
      worker.postMessage({ id, ...task } satisfies PngTask, []);
      return drawn.promise;
    },
  };
  const end = (cause?: unknown) => {
    if (shared === thread) shared = undefined;
    for (const { reject } of waiting.values()) reject(new Error("The PNG thread ended.", { cause }));
    waiting.clear();
  };
  worker.on("message", (drawn: DrawnPng) => {
    const asked = waiting.get(drawn.id);
    waiting.delete(drawn.id);
    if (drawn.kind === "drawn") asked?.resolve(drawn.bytes);
    else asked?.reject(new Error(`The picture is not drawn: ${drawn.reason}`));
    if (waiting.size > 0) return;
    // Neither the thread nor its end is a reason for the process to go on.
    worker.unref();
    idle = setTimeout(() => {
      end();
      void worker.terminate();
    }, idleMs).unref();
  });
  worker.on("error", end);
  worker.on("exit", () => end());
  return thread;
}

interface DrawingSize {
  readonly width: number;
  readonly height: number;
}

function readSize(svg: string): DrawingSize {
  const [start = ""] = /<svg[^>]*>/u.exec(svg) ?? [];
  const [width, height] = ["width", "height"].map((name) =>
    Number(new RegExp(`\\s${name}="([\\d.]+)"`, "u").exec(start)?.[1]),
  );
  invariant(width !== undefined && height !== undefined && width > 0 && height > 0, "a drawing has a size");
  return { width, height };
}

/** Pixels of the file for each unit of the drawing. */
function fitZoom({ width, height }: DrawingSize, { widthPx, scale }: PngSize): number {
  return Math.min(
    (widthPx * scale) / width,
    Math.sqrt(maxPixels / (width * height)),
    maxSidePixels / Math.max(width, height),
  );
}
