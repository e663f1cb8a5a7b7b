import { expect, test } from "vitest";
import { draftOf, emptyDraft, savedSecrets } from "./connection-draft.ts";
import { readDraft } from "./read-draft.ts";

const typed = {
  ...emptyDraft("postgres"),
  host: " db.example.com ",
  database: "shop",
  user: "askery",
  password: " secret ",
};

test("omits what the server decides: port, TLS, tunnel, schemas", () => {
  expect(readDraft(typed)).toEqual({
    kind: "form",
    form: {
      kind: "postgres",
      host: "db.example.com",
      database: "shop",
      user: "askery",
      password: " secret ",
      tunnel: null,
      schemas: null,
    },
  });
});

test("a certificate implies verified encryption", () => {
  const read = readDraft({ ...typed, ca: "PEM" });
  expect(read).toMatchObject({ form: { tls: { mode: "verify-full", ca: "PEM", certificate: null } } });
});

test("reports missing values at their fields", () => {
  expect(readDraft({ ...emptyDraft("mysql"), port: "70000", hasTunnel: true, schemas: [] })).toEqual({
    kind: "faults",
    faults: {
      host: "Enter the host, such as db.example.com.",
      port: "Enter a port from 1 to 65535.",
      database: "Enter the database.",
      user: "Enter the user.",
      tunnelHost: "Enter the host of the tunnel.",
      tunnelUser: "Enter the user of the tunnel.",
      schemas: "Choose at least one schema.",
    },
  });
  expect(readDraft(emptyDraft("sqlite"))).toEqual({
    kind: "faults",
    faults: { path: "Enter the path of the file, with its folder." },
  });
});

const saved = {
  kind: "postgres",
  host: "db.example.com",
  port: 5433,
  database: "shop",
  user: "askery",
  hasPassword: true,
  tls: { mode: "require", ca: null, certificate: null, hasKey: false },
  tunnel: {
    host: "jump.example.com",
    port: 22,
    user: "ines",
    hasPassword: false,
    hasPrivateKey: true,
    hasPassphrase: false,
    hostKeyFingerprint: null,
  },
  schemas: ["public"],
  facts: null,
} as const;

test("a saved connection is restored; empty secrets are omitted", () => {
  const draft = draftOf(saved);
  expect(draft === null ? null : readDraft(draft)).toEqual({
    kind: "form",
    form: {
      kind: "postgres",
      host: "db.example.com",
      port: 5433,
      database: "shop",
      user: "askery",
      tls: { mode: "require", ca: null, certificate: null },
      tunnel: { host: "jump.example.com", port: 22, user: "ines", hostKeyFingerprint: null },
      schemas: ["public"],
    },
  });
  expect([...savedSecrets(saved)]).toEqual(["password", "tunnelKey"]);
});

test("a removed secret is sent as null", () => {
  const draft = draftOf(saved);
  const read = draft === null ? null : readDraft({ ...draft, removed: ["password"] });
  expect(read).toMatchObject({ form: { password: null } });
});

test("sample data and uploaded files have no editable connection", () => {
  expect([draftOf({ kind: "sample" }), draftOf({ kind: "file" })]).toEqual([null, null]);
});
