import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** A Chromium to run, with its environment. */
export interface ChromiumProgram {
  readonly executablePath: string;
  readonly environment: Readonly<Record<string, string>>;
}

const installedPrograms = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

/**
 * Finds a Chromium. On Linux for x64 it is the headless one of the npm package @sparticuz/chromium, unpacked into
 * `folder` with the libraries that a bare Debian lacks, so that the version is the same everywhere. On other platforms
 * it is an installed one. `ASKERY_TEST_CHROMIUM`, set to "installed" or "npm", insists on one of them. Throws if there
 * is none.
 */
export async function findChromiumProgram(folder: string): Promise<ChromiumProgram> {
  const wanted = process.env["ASKERY_TEST_CHROMIUM"] ?? (isPackageBuiltForHere() ? "npm" : "installed");
  if (wanted === "npm") return unpackChromium(folder);
  const installed = installedPrograms.find((program) => existsSync(program));
  if (installed === undefined) {
    throw new Error(`No Chromium is installed at ${installedPrograms.join(", ")}.`);
  }
  return { executablePath: installed, environment: {} };
}

function isPackageBuiltForHere(): boolean {
  return process.platform === "linux" && process.arch === "x64";
}

async function unpackChromium(folder: string): Promise<ChromiumProgram> {
  await mkdir(folder, { recursive: true });
  const { default: chromium, inflate } = await import("@sparticuz/chromium");
  const [executablePath, libraries] = await withTemporaryFolder(folder, () =>
    Promise.all([
      chromium.executablePath(),
      inflate(join(packageFolder("@sparticuz/chromium"), "bin", "al2023.tar.br")),
    ]),
  );
  return {
    executablePath,
    environment: { LD_LIBRARY_PATH: join(libraries, "lib"), FONTCONFIG_FILE: await configureFonts(folder) },
  };
}

/** The package unpacks into the temporary folder; a folder of ours persists between runs. */
async function withTemporaryFolder<Result>(folder: string, work: () => Promise<Result>): Promise<Result> {
  const before = process.env["TMPDIR"];
  process.env["TMPDIR"] = folder;
  try {
    return await work();
  } finally {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
  }
}

/** The package's own configuration looks for fonts only in /tmp and /opt. Without a font, text has no size. */
async function configureFonts(folder: string): Promise<string> {
  const file = join(folder, "fonts.conf");
  await writeFile(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(folder, "fonts", "fonts")}</dir>
  <dir>/usr/share/fonts</dir>
  <cachedir>${join(folder, "fonts-cache")}</cachedir>
</fontconfig>
`,
  );
  return file;
}

function packageFolder(name: string): string {
  return join(dirname(createRequire(import.meta.url).resolve(name)), "..");
}
