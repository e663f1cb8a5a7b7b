import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { readSecret } from "../secrets/read-secret.ts";
import { deriveSealingKey, openSecret, sealSecret } from "../secrets/seal-secret.ts";
import { openStore } from "../store/open-store.ts";
import { makeTemporaryFolder } from "../testing/start-test-server.test-support.ts";

const location = { workspaceId: "one", field: "password" };

/** Creates a store with one sealed secret, in a folder with a key file. */
async function saveOne(folder: string): Promise<void> {
  const key = deriveSealingKey(readSecret(null, folder));
  const store = await openStore({ kind: "embedded", folder });
  await store
    .insertInto("workspace")
    .values({
      id: location.workspaceId,
      name: "Shop",
      logo: null,
      plan: "Free",
      kind: "postgres",
      connection: "{}",
      facts: null,
      settings: "{}",
      createdAtMs: 0,
      deletedAtMs: null,
    })
    .execute();
  await store
    .insertInto("sealedSecret")
    .values({ ...location, ...sealSecret(key, location, "marker") })
    .execute();
  await store.destroy();
}

async function readOne(folder: string, secret: string): Promise<string> {
  const store = await openStore({ kind: "embedded", folder });
  const row = await store.selectFrom("sealedSecret").selectAll().executeTakeFirstOrThrow();
  await store.destroy();
  return openSecret(deriveSealingKey(secret), location, row);
}

async function rotate(
  environment: Readonly<Record<string, string>>,
): Promise<{ code: unknown; printed: string }> {
  const program = fileURLToPath(new URL("rotate-secret.ts", import.meta.url));
  const child = spawn(process.execPath, [program], { env: { PATH: process.env["PATH"], ...environment } });
  let printed = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => (printed += text));
  const [code] = (await once(child, "close")) as [unknown];
  return { code, printed };
}

test("with a key file: a new key is created, and opens the secrets of the old one", async () => {
  const folder = makeTemporaryFolder();
  await saveOne(folder);
  const keyFile = join(folder, "secret.key");
  const before = readFileSync(keyFile, "utf8").trim();
  const { code, printed } = await rotate({ ASKERY_DATA: folder });
  expect([code, printed]).toEqual([0, expect.stringContaining("1 secrets are sealed with the new key.")]);
  const after = readFileSync(keyFile, "utf8").trim();
  expect(after).not.toBe(before);
  expect(printed).not.toContain(after);
  expect(await readOne(folder, after)).toBe("marker");
  await expect(readOne(folder, before)).rejects.toMatchObject({ code: "secret-unreadable" });
});

test("with ASKERY_SECRET: nothing happens without the new one", async () => {
  const folder = makeTemporaryFolder();
  await saveOne(folder);
  const old = readFileSync(join(folder, "secret.key"), "utf8").trim();
  const environment = { ASKERY_DATA: folder, ASKERY_SECRET: old };
  const refused = await rotate(environment);
  expect([refused.code, refused.printed]).toEqual([1, expect.stringContaining("ASKERY_NEW_SECRET")]);
  expect(await readOne(folder, old)).toBe("marker");
  const next = "another secret, at least 32 characters long";
  expect(await rotate({ ...environment, ASKERY_NEW_SECRET: next })).toMatchObject({ code: 0 });
  expect(await readOne(folder, next)).toBe("marker");
});
