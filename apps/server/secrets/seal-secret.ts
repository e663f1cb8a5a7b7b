import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import { AppError } from "@askery/model";
import { operationMessages } from "../messages/operation-messages.ts";

/** The key that seals the secrets of connections. */
export interface SealingKey {
  /** Identifies a key without revealing anything about it. */
  readonly id: string;
  readonly bytes: Uint8Array;
}

/** The owner of a secret. A secret can be opened only for the same owner. */
export interface SecretLocation {
  readonly workspaceId: string;
  readonly field: string;
}

export interface SealedSecret {
  readonly keyId: string;
  readonly sealed: string;
}

/**
 * Derives the key from the server's secret (HKDF with SHA-256), so that it differs from the key that signs sessions.
 */
export function deriveSealingKey(secret: string): SealingKey {
  const bytes = new Uint8Array(hkdfSync("sha256", secret, "", "askery: secrets of connections", 32));
  const id = createHash("sha256").update("key id").update(bytes).digest("hex").slice(0, 16);
  return { id, bytes };
}

const algorithm = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

/** Encrypts with AES-256-GCM, bound to its location. Sealing the same secret twice results in different texts. */
export function sealSecret(key: SealingKey, location: SecretLocation, secret: string): SealedSecret {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key.bytes, iv);
  cipher.setAAD(printLocation(location));
  const encrypted = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  const sealed = Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString("base64url");
  return { keyId: key.id, sealed };
}

/** @throws AppError `secret-unreadable` if it was sealed with another key or for another location, or is damaged */
export function openSecret(
  key: SealingKey,
  location: SecretLocation,
  { keyId, sealed }: SealedSecret,
): string {
  if (keyId !== key.id) throw unreadable();
  const bytes = Buffer.from(sealed, "base64url");
  try {
    const decipher = createDecipheriv(algorithm, key.bytes, bytes.subarray(0, ivBytes));
    decipher.setAAD(printLocation(location));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    const opened = Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
    return opened.toString("utf8");
  } catch (cause) {
    throw unreadable(cause);
  }
}

function printLocation({ workspaceId, field }: SecretLocation): Buffer {
  return Buffer.from(`${workspaceId}\0${field}`);
}

function unreadable(cause?: unknown): AppError {
  return new AppError("secret-unreadable", operationMessages.passwordUnreadable, {
    field: "password",
    cause,
  });
}
