import { onTestFinished } from "vitest";
import { createApp, type AppParts } from "../app.ts";
import { listen } from "../http/listen.ts";
import { createLog } from "../runtime/log.ts";
import { sendTo, type SendRequest } from "./send-request.test-support.ts";
import { makeTemporaryFolder, unlimited } from "./start-test-server.test-support.ts";

export interface TestApp {
  readonly url: string;
  readonly port: number;
  readonly request: SendRequest;
  readonly logged: readonly Record<string, unknown>[];
}

/** Starts only the app, on a free port and with the given parts. Every request is signed out. */
export async function startTestApp(parts: Partial<AppParts> = {}): Promise<TestApp> {
  const logged: Record<string, unknown>[] = [];
  const log = createLog("trace", {
    write: (line) => void logged.push(JSON.parse(line) as Record<string, unknown>),
  });
  const app = createApp({
    environment: { url: "http://localhost:3000", analyticsUrl: null, trustedProxies: 0 },
    version: "0.0.0-test",
    log,
    rateLimits: unlimited,
    webFolder: makeTemporaryFolder(),
    served: [],
    lookups: {
      findStanding: async () => null,
      findLimits: async () => null,
      isServerOwner: async () => false,
      findLink: async () => null,
      hasEntered: () => false,
    },
    findSession: async () => null,
    streams: { add: () => undefined },
    recordAct: async () => null,
    ...parts,
  });
  const listener = await listen(app.fetch, { host: "127.0.0.1", port: 0 });
  onTestFinished(() => listener.close(0));
  const url = `http://127.0.0.1:${listener.port}`;
  return { url, port: listener.port, request: sendTo(url), logged };
}
