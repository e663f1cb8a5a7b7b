import { chromium, type Browser } from "playwright-core";
import type { ChromiumProgram } from "./chromium-program.ts";

/** Starts a headless Chromium that makes no requests of its own. The caller closes it. */
export async function launchChromium({ executablePath, environment }: ChromiumProgram): Promise<Browser> {
  return chromium.launch({
    executablePath,
    env: { ...process.env, ...environment },
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      // Otherwise each new page also starts a spare process for the next.
      "--renderer-process-limit=1",
    ],
  });
}
