import { tmpdir } from "node:os";
import { afterAll } from "vitest";
import type { Environment } from "../runtime/environment.ts";
import { startTestServer, type TestServer } from "./start-test-server.test-support.ts";
import { signUpPerson, type TestPerson } from "./test-people.test-support.ts";

export interface SharedServer {
  readonly server: TestServer;
  /** The owner of the server. */
  readonly ada: TestPerson;
}

/**
 * One server for all tests of a file or `describe`, which opens files in temporary folders. The first call starts it, in
 * the environment of its test. Each test adds its own database, so that none meets another's rows; one that looks at the
 * whole store or data folder needs a server of its own.
 */
export function shareTestServer(
  environment: () => Partial<Environment> = () => ({}),
): () => Promise<SharedServer> {
  const closers: (() => Promise<void>)[] = [];
  let shared: Promise<SharedServer> | undefined;
  afterAll(async () => {
    for (const close of closers) await close();
  });
  const start = async () => {
    const server = await startTestServer({
      environment: { ...environment(), fileFolders: [tmpdir()] },
      closeAt: (close) => void closers.unshift(close),
    });
    return { server, ada: await signUpPerson(server, "Ada") };
  };
  return () => (shared ??= start());
}
