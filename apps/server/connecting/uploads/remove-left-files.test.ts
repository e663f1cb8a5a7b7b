import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { findDatabaseOf } from "../../testing/ask.test-support.ts";
import { startTestServer } from "../../testing/start-test-server.test-support.ts";
import { signUpPerson } from "../../testing/test-people.test-support.ts";
import { removeLeftFiles } from "./remove-left-files.ts";

test("files of permanently deleted databases are removed, others remain", async () => {
  const server = await startTestServer();
  const { id } = await findDatabaseOf(await signUpPerson(server, "Ada"));
  const uploadFolder = join(server.dataFolder, "uploads");
  mkdirSync(join(uploadFolder, id), { recursive: true });
  mkdirSync(join(uploadFolder, "00000000-0000-4000-8000-000000000000"));
  const policy = { allowsPrivateHosts: false, fileFolders: [], uploadFolder, keepsUploads: true };
  await removeLeftFiles({ store: server.store, policy });
  await removeLeftFiles({
    store: server.store,
    policy: { ...policy, uploadFolder: join(uploadFolder, "none") },
  });
  expect(readdirSync(uploadFolder)).toEqual([id]);
});
