import { expect, test } from "vitest";
import { deriveSealingKey, openSecret, sealSecret } from "./seal-secret.ts";

const key = deriveSealingKey("a secret of at least 32 characters, for tests");
const location = { workspaceId: "one", field: "password" };

test("a sealed secret can be opened for its location", () => {
  expect(openSecret(key, location, sealSecret(key, location, "pässwörd 🔑"))).toBe("pässwörd 🔑");
  expect(openSecret(key, location, sealSecret(key, location, ""))).toBe("");
});

test("sealing twice results in different texts, neither of which contains the secret", () => {
  const [one, other] = [sealSecret(key, location, "marker"), sealSecret(key, location, "marker")];
  expect(one.sealed).not.toBe(other.sealed);
  expect(Buffer.from(one.sealed, "base64url").includes("marker")).toBe(false);
});

test.each([
  ["in another database", { ...location, workspaceId: "two" }],
  ["as another field", { ...location, field: "tunnel.password" }],
])("it can't be opened %s", (_, elsewhere) => {
  const sealed = sealSecret(key, location, "marker");
  expect(() => openSecret(key, elsewhere, sealed)).toThrow(
    expect.objectContaining({ code: "secret-unreadable" }),
  );
});

test("it can't be opened with another key, or after a change", () => {
  const sealed = sealSecret(key, location, "marker");
  const other = deriveSealingKey("another secret of at least 32 characters");
  expect(other.id).not.toBe(key.id);
  expect(() => openSecret(other, location, sealed)).toThrow("can't be decrypted");
  const changed = Buffer.from(sealed.sealed, "base64url");
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  expect(() => openSecret(key, location, { ...sealed, sealed: changed.toString("base64url") })).toThrow(
    "can't be decrypted",
  );
});

test("a key's id reveals nothing about the secret", () => {
  expect(key.id).toMatch(/^[\da-f]{16}$/);
  expect(key.id).toBe(deriveSealingKey("a secret of at least 32 characters, for tests").id);
});
