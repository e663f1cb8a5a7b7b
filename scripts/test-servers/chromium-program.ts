import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** A Chromium to run, and what it needs around it. */
export interface ChromiumProgram {
  readonly executablePath: string;
  readonly environment: Readonly<Record<string, string>>;
}

const installedPlaces = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * Finds a Chromium: an installed one, else the one that the npm package @sparticuz/chromium brings, unpacked into
 * `folder` with the libraries that a bare Debian lacks. `ASKERY_TEST_CHROMIUM` set to "installed" or "npm" insists on
 * one of them. Throws where there is none.
 */
export async function findChromiumProgram(folder: string): Promise<ChromiumProgram> {
  const wanted = process.env["ASKERY_TEST_CHROMIUM"];
  const installed = wanted === "npm" ? undefined : installedPlaces.find((place) => existsSync(place));
  if (installed !== undefined) return { executablePath: installed, environment: {} };
  if (wanted === "installed") throw new Error(`No Chromium is installed at ${installedPlaces.join(", ")}.`);
  return unpackChromium(folder);
}

async function unpackChromium(folder: string): Promise<ChromiumProgram> {
  await mkdir(folder, { recursive: true });
  // The package unpacks into the temporary folder; ours stays between runs.
  process.env["TMPDIR"] = folder;
  const { default: chromium, inflate } = await import("@sparticuz/chromium");
  const [executablePath, libraries] = await Promise.all([
    chromium.executablePath(),
    inflate(join(packageFolder("@sparticuz/chromium"), "bin", "al2023.tar.br")),
  ]);
  return {
    executablePath,
    environment: { LD_LIBRARY_PATH: join(libraries, "lib"), FONTCONFIG_PATH: join(folder, "fonts") },
  };
}

function packageFolder(name: string): string {
  return join(dirname(createRequire(import.meta.url).resolve(name)), "..");
}
