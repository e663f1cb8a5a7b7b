import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { parentPort } from "node:worker_threads";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import { otherFontFiles } from "../pdf/other-letters.ts";
import type { DrawnPng, PngTask } from "./png-task.ts";

/** The thread that draws PNG files, one after another. */
const fontFiles = [
  "@expo-google-fonts/geist/400Regular/Geist_400Regular.ttf",
  "@expo-google-fonts/geist/500Medium/Geist_500Medium.ttf",
  "@expo-google-fonts/geist/600SemiBold/Geist_600SemiBold.ttf",
  // For letters that the others lack.
  ...Object.values(otherFontFiles),
];

const loading = load();

async function load(): Promise<readonly Uint8Array[]> {
  const [fonts] = await Promise.all([
    Promise.all(fontFiles.map(readPackageFile)),
    readPackageFile("@resvg/resvg-wasm/index_bg.wasm").then((bytes) => initWasm(bytes)),
  ]);
  return fonts;
}

function readPackageFile(name: string): Promise<Uint8Array<ArrayBuffer>> {
  return readFile(fileURLToPath(import.meta.resolve(name)));
}

parentPort?.on("message", (task: PngTask) => void answer(task));

async function answer(task: PngTask): Promise<void> {
  try {
    const bytes = draw(task, await loading);
    const drawn: DrawnPng = { kind: "drawn", id: task.id, bytes };
    parentPort?.postMessage(drawn, [bytes.buffer]);
  } catch (error) {
    // The library throws texts.
    const failed: DrawnPng = { kind: "failed", id: task.id, reason: String(error) };
    parentPort?.postMessage(failed, []);
  }
}

function draw({ svg, zoom }: PngTask, fonts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const drawing = new Resvg(svg, {
    font: { fontBuffers: [...fonts], defaultFontFamily: "Geist", sansSerifFamily: "Geist" },
    fitTo: { mode: "zoom", value: zoom },
  });
  try {
    const image = drawing.render();
    try {
      // Copied out of the library's memory.
      return new Uint8Array(image.asPng());
    } finally {
      image.free();
    }
  } finally {
    drawing.free();
  }
}
