import { chmodSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeTemporaryFolder, startTestServer } from "../testing/start-test-server.test-support.ts";
import { lockFolder } from "./lock-folder.ts";
import { protectFolder } from "./protect-folder.ts";

test("removes other users' access to files in an older data folder", () => {
  const folder = makeTemporaryFolder();
  mkdirSync(join(folder, "uploads"));
  for (const name of ["askery.sqlite", "askery.sqlite-wal", "notes.txt"]) {
    writeFileSync(join(folder, name), "");
    chmodSync(join(folder, name), 0o644);
  }
  protectFolder(folder);
  const modeOf = (name: string) => statSync(join(folder, name)).mode & 0o777;
  expect(["askery.sqlite", "askery.sqlite-wal", "uploads", "notes.txt"].map(modeOf)).toEqual([
    0o600, 0o600, 0o700, 0o644,
  ]);
});

test.each([protectFolder, lockFolder])(
  "a folder that can't be written is named, with a way out: %o",
  (use) => {
    const file = join(makeTemporaryFolder(), "file");
    writeFileSync(file, "");
    const folder = join(file, "data");
    expect(() => use(folder)).toThrow(
      expect.objectContaining({
        code: "store-unavailable",
        message: `Askery has no permission to write to its data folder, ${folder}.`,
        fix: expect.stringContaining("ASKERY_DATA") as string,
      }),
    );
  },
);

test.each(["secret.key", "uploads/file"])("an empty store beside %s is no new server", async (name) => {
  const dataFolder = makeTemporaryFolder();
  mkdirSync(join(dataFolder, "uploads"));
  writeFileSync(join(dataFolder, "askery.sqlite"), "");
  writeFileSync(join(dataFolder, name), "x".repeat(43));
  await expect(startTestServer({ dataFolder })).rejects.toMatchObject({
    code: "store-unavailable",
    message: `The server's store ${join(dataFolder, "askery.sqlite")} is empty (0 bytes), but its folder has been used before.`,
  });
});

test("an empty store alone is a new one", async () => {
  const dataFolder = makeTemporaryFolder();
  writeFileSync(join(dataFolder, "askery.sqlite"), "");
  const server = await startTestServer({ dataFolder });
  expect((await server.request("/api/health")).status).toBe(200);
});
