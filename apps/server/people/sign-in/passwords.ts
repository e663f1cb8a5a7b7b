import { hashPassword, verifyPassword } from "better-auth/crypto";

/** How to hash and verify passwords. Each call takes a tenth of a second of a core, so that guessing is slow. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (attempt: { readonly hash: string; readonly password: string }) => Promise<boolean>;
}

/** scrypt with N=16384, r=16, p=1, and a different salt for each password. */
export const scryptPasswords: Passwords = { hash: hashPassword, verify: verifyPassword };
