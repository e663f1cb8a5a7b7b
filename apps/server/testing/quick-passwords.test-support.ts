import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import type { Passwords } from "../people/sign-in/passwords.ts";

/** Password hashing that is fast enough for tests, and counts its calls. */
export interface QuickPasswords extends Passwords {
  readonly counts: { hash: number; verify: number };
}

export function quickPasswords(): QuickPasswords {
  const counts = { hash: 0, verify: 0 };
  return {
    counts,
    async hash(password) {
      counts.hash += 1;
      const salt = randomBytes(8).toString("hex");
      return `${salt}:${derive(password, salt)}`;
    },
    async verify({ hash, password }) {
      counts.verify += 1;
      const [salt = "", key = ""] = hash.split(":");
      return timingSafeEqual(Buffer.from(derive(password, salt)), Buffer.from(key));
    },
  };
}

function derive(password: string, salt: string): string {
  return scryptSync(password, salt, 32, { N: 2 }).toString("hex");
}
