import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { copyAnsweredSample, sampleScaleForTests } from "../../../scripts/test-servers/sample.ts";
import { composeServer, type ComposedServer } from "../compose-server.ts";
import type { Passwords } from "../people/sign-in/passwords.ts";
import type { Environment } from "../runtime/environment.ts";
import type { JobTiming } from "../jobs/job-runner.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { createLog } from "../runtime/log.ts";
import { quickPasswords } from "./quick-passwords.test-support.ts";
import { sendTo, type SendRequest } from "./send-request.test-support.ts";
import { testEnvironment } from "./test-environment.test-support.ts";

export interface TestServer extends ComposedServer {
  /** Where it listens: `http://127.0.0.1:<port>`. */
  readonly url: string;
  readonly dataFolder: string;
  /** What it has logged so far. */
  readonly logged: readonly unknown[];
  /** What it printed: mail, the setup token. */
  readonly printed: readonly string[];
  readonly request: SendRequest;
}

export interface TestServerOptions {
  readonly environment?: Partial<Environment>;
  readonly now?: () => number;
  /** None by default. */
  readonly rateLimits?: RateLimits;
  /** Quick ones by default. */
  readonly passwords?: Passwords;
  /**
   * Size of the sample shop; none by default. One of `sampleScaleForTests` is there at once, its examples answered, unless
   * the data folder is given; others are built.
   */
  readonly sampleScale?: number;
  readonly jobTiming?: Partial<JobTiming>;
  /** A built web app; none by default. */
  readonly webFolder?: string;
  /** Keep it to start a second server on the same data; removed at the end otherwise. */
  readonly dataFolder?: string;
  /** When to close it: `onTestFinished` unless the server is shared, then `afterAll`. */
  readonly closeAt?: (close: () => Promise<void>) => void;
}

/** For tests of anything but the limits: tests sign many people up. */
export const unlimited: RateLimits = { byAddress: [], byCaller: { name: "all", calls: 1e9, seconds: 1 } };

/** Starts the real server on a free port and a temporary data folder. It closes itself when the test ends. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const { closeAt = onTestFinished, now = Date.now } = options;
  const { rateLimits = unlimited, sampleScale = 0 } = options;
  const dataFolder = options.dataFolder ?? makeTemporaryFolder(closeAt);
  const logged: unknown[] = [];
  const printed: string[] = [];
  const log = createLog("trace", { write: (line) => void logged.push(JSON.parse(line)) });
  if (sampleScale === sampleScaleForTests && options.dataFolder === undefined) {
    await copyAnsweredSample(dataFolder);
  }
  const server = await composeServer(
    { ...testEnvironment(dataFolder), ...options.environment },
    {
      log,
      now,
      print: (text) => void printed.push(text),
      version: "0.0.0-test",
      rateLimits,
      webFolder: options.webFolder ?? dataFolder,
      sampleScale,
      jobTiming: options.jobTiming,
      passwords: options.passwords ?? quickPasswords(),
    },
  );
  closeAt(() => server.close());
  const { port } = await server.start();
  const url = `http://127.0.0.1:${port}`;
  return {
    ...server,
    url,
    dataFolder,
    logged,
    printed,
    request: sendTo(url),
  };
}

/** A folder that is gone when the test ends. */
export function makeTemporaryFolder(closeAt: TestServerOptions["closeAt"] = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "askery-test-"));
  closeAt(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
