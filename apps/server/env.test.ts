import { expect, test } from "vitest";
import { readEnvironment } from "./env.ts";

const folders = { current: "/home/somebody", checkout: "/srv/askery" };

test("defaults: this machine only, port 3000, data in the checkout, an embedded store", () => {
  expect(readEnvironment({ PATH: "/bin", SMTP_URL: "" }, folders)).toEqual({
    host: "127.0.0.1",
    port: 3000,
    provider: null,
    dataFolder: "/srv/askery/.data",
    url: "http://localhost:3000",
    secret: null,
    databaseUrl: null,
    smtpUrl: null,
    mailFrom: null,
    analyticsUrl: null,
    sourceUrl: null,
    logLevel: "info",
    trustedProxies: 0,
    allowsPrivateHosts: true,
    fileFolders: [],
    takesUploadsOver: false,
    hasPlanLimits: false,
    askingProcesses: null,
    cachedFiguresMb: 1_024,
  });
});

test("all variables", () => {
  expect(
    readEnvironment(
      {
        HOST: "0.0.0.0",
        PORT: "8080",
        ASKERY_DATA: "my-data",
        ASKERY_URL: "https://askery.example.com/",
        ASKERY_SECRET: "0123456789abcdef0123456789abcdef",
        DATABASE_URL: "postgres://askery:p%40ss@db/askery?sslmode=require",
        SMTP_URL: "smtps://user:secret@mail:465",
        MAIL_FROM: "Askery <askery@example.com>",
        ASKERY_ANALYTICS_URL: "https://stats.example.com/event",
        ASKERY_SOURCE_URL: "https://git.example.com/askery",
        LOG_LEVEL: "debug",
        ASKERY_TRUST_PROXY: "1",
        ASKERY_ALLOW_PRIVATE_HOSTS: "yes",
        ASKERY_FILE_FOLDERS: "/srv/data:/srv/exports/",
        ASKERY_TAKE_UPLOADS_OVER: "yes",
        ASKERY_PLAN_LIMITS: "yes",
        ASKERY_ASKING_PROCESSES: "4",
        ASKERY_CACHED_FIGURES_MB: "200",
        ASKERY_OIDC_ISSUER: "https://login.example.com",
        ASKERY_OIDC_CLIENT_ID: "askery",
        ASKERY_OIDC_CLIENT_SECRET: "hunter2",
        ASKERY_OIDC_NAME: "Example login",
        ASKERY_OIDC_SCOPES: "openid email groups",
        ASKERY_OIDC_GROUPS_CLAIM: "roles",
      },
      folders,
    ),
  ).toEqual({
    host: "0.0.0.0",
    port: 8080,
    dataFolder: "/home/somebody/my-data",
    url: "https://askery.example.com",
    secret: "0123456789abcdef0123456789abcdef",
    databaseUrl: "postgres://askery:p%40ss@db/askery?sslmode=require",
    smtpUrl: "smtps://user:secret@mail:465",
    mailFrom: "Askery <askery@example.com>",
    analyticsUrl: "https://stats.example.com/event",
    sourceUrl: "https://git.example.com/askery",
    logLevel: "debug",
    trustedProxies: 1,
    allowsPrivateHosts: true,
    fileFolders: ["/srv/data", "/srv/exports"],
    takesUploadsOver: true,
    hasPlanLimits: true,
    askingProcesses: 4,
    cachedFiguresMb: 200,
    provider: {
      issuer: "https://login.example.com",
      clientId: "askery",
      clientSecret: "hunter2",
      name: "Example login",
      scopes: "openid email groups",
      groupsClaim: "roles",
    },
  });
});

test.each([
  ["HOST", "0.0.0.0"],
  ["ASKERY_URL", "https://askery.example.com"],
  ["ASKERY_TRUST_PROXY", "1"],
  ["ASKERY_ALLOW_PRIVATE_HOSTS", "no"],
])("with %s=%s private addresses can't be connected unless the operator allows it", (name, value) => {
  expect(readEnvironment({ [name]: value }, folders).allowsPrivateHosts).toBe(false);
});

test.each([
  ["HOST", "not a host", "0.0.0.0"],
  ["PORT", "70000", "3000"],
  ["PORT", "http", "3000"],
  ["ASKERY_URL", "askery.example.com", "https://askery.example.com"],
  ["ASKERY_URL", "https://example.com/askery", "https://askery.example.com"],
  ["ASKERY_SECRET", "hunter2", "the output of `openssl rand -base64 33`, at least 32 characters"],
  [
    "DATABASE_URL",
    "mysql://user:hunter2@host/name",
    "postgres://askery:password@db.example.com:5432/askery?sslmode=verify-full",
  ],
  ["SMTP_URL", "mail.example.com", "smtp://user:password@mail.example.com:587"],
  ["MAIL_FROM", "Askery", "Askery <askery@example.com>"],
  ["ASKERY_ANALYTICS_URL", "yes", "https://stats.example.com/api/event"],
  ["ASKERY_TRUST_PROXY", "true", "1 (the number of reverse proxies before the server)"],
  ["ASKERY_ALLOW_PRIVATE_HOSTS", "maybe", "yes (or no)"],
  ["ASKERY_FILE_FOLDERS", "data", "/srv/data:/srv/exports"],
  [
    "ASKERY_OIDC_ISSUER",
    "http://login.example.com",
    "https://login.example.com (https, exactly as the provider names itself)",
  ],
  ["ASKERY_OIDC_SCOPES", "email", "openid email profile groups"],
  ["LOG_LEVEL", "loud", "info (one of fatal, error, warn, info, debug, trace, silent)"],
])("%s=%s is refused with a valid example, and without the value", (name, value, example) => {
  expect(() => readEnvironment({ [name]: value }, folders)).toThrow(
    expect.objectContaining({
      code: "usage",
      message: `${name} is not valid. A valid example: ${example}`,
    }),
  );
});

test("all invalid variables are reported at once", () => {
  expect(() => readEnvironment({ PORT: "x", LOG_LEVEL: "x" }, folders)).toThrow(
    /^PORT is not valid.*\nLOG_LEVEL is not valid/,
  );
});

test("a provider needs its issuer, a client and a secret, and names what is missing", () => {
  const issuer = { ASKERY_OIDC_ISSUER: "http://localhost:9000" };
  expect(() => readEnvironment(issuer, folders)).toThrow(
    /ASKERY_OIDC_CLIENT_ID[^]*ASKERY_OIDC_CLIENT_SECRET/,
  );
  const client = { ASKERY_OIDC_CLIENT_ID: "askery", ASKERY_OIDC_CLIENT_SECRET: "hunter2" };
  expect(readEnvironment({ ...issuer, ...client }, folders).provider).toEqual({
    issuer: "http://localhost:9000",
    clientId: "askery",
    clientSecret: "hunter2",
    name: "single sign-on",
    scopes: "openid email profile",
    groupsClaim: "groups",
  });
});
