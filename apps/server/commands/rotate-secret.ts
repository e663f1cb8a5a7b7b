import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { AppError } from "@askery/model";
import { readEnvironment } from "../env.ts";
import { readSecret } from "../secrets/read-secret.ts";
import { deriveSealingKey } from "../secrets/seal-secret.ts";
import { rotateSecrets } from "../databases/sources/rotate-secrets.ts";
import { rotateTwoFactor } from "../people/sign-in/rotate-two-factor.ts";
import { lockFolder } from "../store/lock-folder.ts";
import { openStore } from "../store/open-store.ts";
import { operationMessages } from "../messages/operation-messages.ts";

/*
 * A program that seals the secrets of all connections, and of two-factor sign-in, with another key. Run it while no server is running. With a key
 * file it creates a new key; with ASKERY_SECRET the new secret is ASKERY_NEW_SECRET, to be set as ASKERY_SECRET
 * afterwards.
 */

const checkout = fileURLToPath(new URL("../../..", import.meta.url));

try {
  await rotate();
} catch (error) {
  print(error instanceof AppError ? `${error.message}\n${error.fix}` : error);
  process.exitCode = 1;
}

async function rotate(): Promise<void> {
  const current = process.env["INIT_CWD"] ?? process.cwd();
  const { secret, dataFolder, databaseUrl } = readEnvironment(process.env, { current, checkout });
  const keyFile = secret === null ? join(dataFolder, "secret.key") : null;
  const lock = databaseUrl === null ? lockFolder(dataFolder) : null;
  try {
    const store = await openStore(
      databaseUrl === null
        ? { kind: "embedded", folder: dataFolder }
        : { kind: "postgres", url: databaseUrl },
    );
    try {
      const before = readSecret(secret, dataFolder);
      const after = keyFile === null ? readNewSecret() : prepareKey(`${keyFile}.new`);
      const count = await rotateSecrets({
        store,
        from: deriveSealingKey(before),
        to: deriveSealingKey(after),
      });
      await rotateTwoFactor({ store, from: before, to: after });
      // The new key is on disk before it is used. After an interruption, run the program again to continue.
      if (keyFile !== null) renameSync(`${keyFile}.new`, keyFile);
      print(`${count} secrets are sealed with the new key. Everybody has to sign in again.`);
      if (keyFile === null) print("Start the server with ASKERY_SECRET set to the new secret.");
    } finally {
      await store.destroy();
    }
  } finally {
    lock?.release();
  }
}

function readNewSecret(): string {
  const secret = process.env["ASKERY_NEW_SECRET"]?.trim() ?? "";
  if (secret.length >= 32) return secret;
  throw new AppError("usage", operationMessages.newSecretMissing);
}

/** The key of an interrupted rotation, or a new one. */
function prepareKey(path: string): string {
  if (!existsSync(path)) {
    writeFileSync(path, `${randomBytes(32).toString("base64url")}\n`, {
      flag: "wx",
      mode: 0o600,
      flush: true,
    });
  }
  return readFileSync(path, "utf8").trim();
}

function print(text: unknown): void {
  // oxlint-disable-next-line no-console
  console.error(text);
}
