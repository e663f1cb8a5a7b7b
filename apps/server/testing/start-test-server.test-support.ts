import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import { copyAnsweredSample, sampleScaleForTests } from "../../../scripts/test-servers/sample.ts";
import { spareAskingProcesses } from "../../../scripts/test-servers/spare-asking-processes.ts";
import type { App } from "../app.ts";
import { composeServer, type ComposedServer } from "../compose-server.ts";
import type { Passwords } from "../people/sign-in/passwords.ts";
import type { Environment } from "../runtime/environment.ts";
import type { JobTiming } from "../jobs/job-runner.ts";
import type { RateLimits } from "../http/rate-limits.ts";
import { createLog } from "../runtime/log.ts";
import type { CloseAt } from "./close-after-all.test-support.ts";
import { quickPasswords } from "./quick-passwords.test-support.ts";
import { sendTo, type SendRequest } from "./send-request.test-support.ts";
import { testEnvironment } from "./test-environment.test-support.ts";

export interface TestServer extends ComposedServer {
  readonly app: App;
  /** The URL where it listens: `http://127.0.0.1:<port>`. */
  readonly url: string;
  readonly dataFolder: string;
  /** All log entries so far. */
  readonly logged: readonly unknown[];
  /** All printed texts so far: mail, the setup token. */
  readonly printed: readonly string[];
  readonly request: SendRequest;
}

export interface TestServerOptions {
  readonly environment?: Partial<Environment>;
  readonly now?: () => number;
  /** Default: none. */
  readonly rateLimits?: RateLimits;
  /** Default: fast ones. */
  readonly passwords?: Passwords;
  /**
   * The scale of the sample shop. Default: no sample. With `sampleScaleForTests` it exists from the start, with
   * answered examples, unless the data folder is given; others are built.
   */
  readonly sampleScale?: number;
  /** Whether its asking processes end with it. Default: they are shared with later servers of this worker. */
  readonly hasOwnProcesses?: boolean;
  readonly jobTiming?: Partial<JobTiming>;
  readonly streamCheckMs?: number;
  /** The folder of a built web app. Default: none. */
  readonly webFolder?: string;
  /** Give a folder to start a second server on the same data. Default: a new one, which is removed at the end. */
  readonly dataFolder?: string;
  /** When to close the server. Default: `onTestFinished`. Use `closeAfterAll()` for a shared server. */
  readonly closeAt?: CloseAt;
}

/** Limits for all tests that are not about limits, because tests sign many users up. */
export const unlimited: RateLimits = { byAddress: [], byCaller: { name: "all", calls: 1e9, seconds: 1 } };

/** Starts the real server on a free port and a temporary data folder. It is closed when the test ends. */
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
      streamCheckMs: options.streamCheckMs,
      passwords: options.passwords ?? quickPasswords(),
      ...(options.hasOwnProcesses !== true && { spareAskingProcesses }),
    },
  );
  closeAt(() => server.close());
  const { port, app } = await server.start();
  const url = `http://127.0.0.1:${port}`;
  return {
    ...server,
    app,
    url,
    dataFolder,
    logged,
    printed,
    request: sendTo(url),
  };
}

/** A folder that is removed when the test ends. */
export function makeTemporaryFolder(closeAt: CloseAt = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), "askery-test-"));
  closeAt(async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
