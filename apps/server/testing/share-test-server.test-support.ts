import { tmpdir } from "node:os";
import type { Environment } from "../runtime/environment.ts";
import { closeAfterAll } from "./close-after-all.test-support.ts";
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
  const closeAt = closeAfterAll();
  let shared: Promise<SharedServer> | undefined;
  const start = async () => {
    const server = await startTestServer({
      environment: { ...environment(), fileFolders: [tmpdir()] },
      closeAt,
    });
    return { server, ada: await signUpPerson(server, "Ada") };
  };
  return () => (shared ??= start());
}
