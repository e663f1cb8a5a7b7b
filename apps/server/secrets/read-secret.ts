import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { AppError } from "@askery/model";
import { operationMessages } from "../messages/operation-messages.ts";

/**
 * The secret that signs sessions and encrypts saved connections: `ASKERY_SECRET`, or a file in the data folder that
 * the first start creates, readable only by the server's user.
 */
export function readSecret(secret: string | null, dataFolder: string): string {
  if (secret !== null) return secret;
  const path = join(dataFolder, "secret.key");
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  try {
    // Does not overwrite an existing file.
    writeFileSync(path, `${randomBytes(32).toString("base64url")}\n`, {
      flag: "wx",
      mode: 0o600,
      flush: true,
    });
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
      throw new AppError("store-unavailable", operationMessages.folderReadOnly(dataFolder), { cause: error });
    }
    if (code !== "EEXIST") throw error;
  }
  const stored = readFileSync(path, "utf8").trim();
  if (stored.length >= 32) return stored;
  throw new AppError("file-corrupt", operationMessages.keyFileDamaged(path));
}
