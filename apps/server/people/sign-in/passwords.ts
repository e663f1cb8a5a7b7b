import { hashPassword, verifyPassword } from "better-auth/crypto";

/** How passwords are hashed and compared: each takes a tenth of a second of a core, so that guessing is slow. */
export interface Passwords {
  readonly hash: (password: string) => Promise<string>;
  readonly verify: (attempt: { readonly hash: string; readonly password: string }) => Promise<boolean>;
}

/** scrypt, N=16384, r=16, p=1, with a different salt for each. */
export const scryptPasswords: Passwords = { hash: hashPassword, verify: verifyPassword };
