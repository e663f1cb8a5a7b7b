import { expect, test } from "vitest";
import { isAccountNumber, isCredential } from "./secret-shapes.ts";

test.each([
  ["$2b$12$R9h/cIPz0gi.URNNX3kh2OPST9/PgBkqquzi.Ss7KIUgO2t0jWMUW", true],
  ["$argon2id$v=19$m=65536,t=3,p=4$c29tZXNhbHQ$hash", true],
  ["pbkdf2_sha256$260000$salt$hash=", true],
  ["{SSHA}0c0blFTXXNuAMHECS4uxrj3ZieMoWImr", true],
  ["eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl", true],
  ["sk_live_0123456789abcdef", true],
  ["9e107d9d372bb6826bd81d3542a419d6", false],
  ["$12.50", false],
  ["SKU-2B-1000", false],
])("a credential: %s", (value, isOne) => {
  expect(isCredential(value)).toBe(isOne);
});

test.each([
  ["4111 1111 1111 1111", true],
  ["4111111111111112", false],
  ["GB82 WEST 1234 5698 7654 32", true],
  ["GB82WEST12345698765433", false],
  ["1000000000000", false],
  ["INV-2026-0001", false],
  ["490154203237518", false],
])("an account number, by its check digits: %s", (value, isOne) => {
  expect(isAccountNumber(value)).toBe(isOne);
});
