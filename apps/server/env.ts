import { delimiter, isAbsolute, resolve } from "node:path";
import { AppError } from "@askery/model";
import { z } from "zod";
import { logLevels, type Environment, type ProviderSettings } from "./runtime/environment.ts";
import { operationMessages } from "./messages/operation-messages.ts";

/** The folders for relative paths and for data. */
export interface Folders {
  /** The folder in which the command was called. */
  readonly current: string;
  readonly checkout: string;
}

/** The variables, each with a valid example for messages about invalid values. */
const variables = {
  HOST: { example: "0.0.0.0", schema: z.union([z.ipv4(), z.ipv6(), z.hostname()]) },
  PORT: {
    example: "3000",
    schema: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().max(65_535)),
  },
  ASKERY_DATA: { example: "/var/lib/askery", schema: z.string() },
  ASKERY_URL: {
    example: "https://askery.example.com",
    schema: urlOf(["http:", "https:"]).refine(({ pathname, search }) => pathname === "/" && search === ""),
  },
  ASKERY_SECRET: {
    example: "the output of `openssl rand -base64 33`, at least 32 characters",
    schema: z.string().min(32),
  },
  DATABASE_URL: {
    example: "postgres://askery:password@db.example.com:5432/askery?sslmode=verify-full",
    schema: urlOf(["postgres:", "postgresql:"]),
  },
  SMTP_URL: {
    example: "smtp://user:password@mail.example.com:587",
    schema: urlOf(["smtp:", "smtps:"]),
  },
  MAIL_FROM: {
    example: "Askery <askery@example.com>",
    schema: z.string().regex(/^[^<>\r\n]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/),
  },
  ASKERY_ANALYTICS_URL: {
    example: "https://stats.example.com/api/event",
    schema: urlOf(["http:", "https:"]),
  },
  ASKERY_SOURCE_URL: {
    example: "https://git.example.com/askery/askery",
    schema: urlOf(["http:", "https:"]),
  },
  ASKERY_TRUST_PROXY: {
    example: "1 (the number of reverse proxies before the server)",
    schema: z.string().regex(/^\d$/).transform(Number),
  },
  ASKERY_ALLOW_PRIVATE_HOSTS: {
    example: "yes (or no)",
    schema: z.enum(["yes", "no"]).transform((answer) => answer === "yes"),
  },
  ASKERY_FILE_FOLDERS: {
    example: ["/srv/data", "/srv/exports"].join(delimiter),
    schema: z
      .string()
      .transform((text) => text.split(delimiter).filter((path) => path !== ""))
      .refine((paths) => paths.every((path) => isAbsolute(path))),
  },
  ASKERY_TAKE_UPLOADS_OVER: {
    example: "yes (or no)",
    schema: z.enum(["yes", "no"]).transform((answer) => answer === "yes"),
  },
  ASKERY_PLAN_LIMITS: {
    example: "yes (or no)",
    schema: z.enum(["yes", "no"]).transform((answer) => answer === "yes"),
  },
  ASKERY_ASKING_PROCESSES: {
    example: "2 (from 1 to 64)",
    schema: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(1).max(64)),
  },
  ASKERY_CACHED_FIGURES_MB: {
    example: "1024 (from 1)",
    schema: z.string().regex(/^\d+$/).transform(Number).pipe(z.number().min(1)),
  },
  ASKERY_OIDC_ISSUER: {
    example: "https://login.example.com (https, exactly as the provider names itself)",
    schema: z.string().refine(isIssuer),
  },
  ASKERY_OIDC_CLIENT_ID: { example: "askery", schema: z.string() },
  ASKERY_OIDC_CLIENT_SECRET: {
    example: "the secret that the provider shows for the client",
    schema: z.string(),
  },
  ASKERY_OIDC_NAME: { example: "Example login", schema: z.string().max(60) },
  ASKERY_OIDC_SCOPES: {
    example: "openid email profile groups",
    schema: z.string().refine((scopes) => scopes.split(/\s+/).includes("openid")),
  },
  ASKERY_OIDC_GROUPS_CLAIM: { example: "groups", schema: z.string() },
  LOG_LEVEL: { example: `info (one of ${logLevels.join(", ")})`, schema: z.enum(logLevels) },
} as const;

type Name = keyof typeof variables;
type Values = { readonly [One in Name]?: z.output<(typeof variables)[One]["schema"]> };

/**
 * Reads the operator's settings. An empty variable counts as absent.
 *
 * @throws AppError `usage` that names every invalid variable, with a valid example. It does not repeat values, because
 * some are secrets.
 */
export function readEnvironment(
  given: Readonly<Record<string, string | undefined>>,
  folders: Folders,
): Environment {
  const set: Values = readValues(given);
  const port = set.PORT ?? 3000;
  const host = set.HOST ?? "127.0.0.1";
  const trustedProxies = set.ASKERY_TRUST_PROXY ?? 0;
  const url = set.ASKERY_URL?.origin ?? `http://localhost:${port}`;
  return {
    host,
    port,
    dataFolder:
      set.ASKERY_DATA === undefined
        ? resolve(folders.checkout, ".data")
        : resolve(isAbsolute(set.ASKERY_DATA) ? "/" : folders.current, set.ASKERY_DATA),
    url,
    secret: set.ASKERY_SECRET ?? null,
    databaseUrl: set.DATABASE_URL?.href ?? null,
    smtpUrl: set.SMTP_URL?.href ?? null,
    mailFrom: set.MAIL_FROM ?? null,
    analyticsUrl: set.ASKERY_ANALYTICS_URL?.href ?? null,
    sourceUrl: set.ASKERY_SOURCE_URL?.href ?? null,
    logLevel: set.LOG_LEVEL ?? "info",
    trustedProxies,
    allowsPrivateHosts: set.ASKERY_ALLOW_PRIVATE_HOSTS ?? isOwnMachineOnly({ host, url, trustedProxies }),
    fileFolders: (set.ASKERY_FILE_FOLDERS ?? []).map((path) => resolve(path)),
    takesUploadsOver: set.ASKERY_TAKE_UPLOADS_OVER ?? false,
    hasPlanLimits: set.ASKERY_PLAN_LIMITS ?? false,
    askingProcesses: set.ASKERY_ASKING_PROCESSES ?? null,
    cachedFiguresMb: set.ASKERY_CACHED_FIGURES_MB ?? 1_024,
    provider: readProvider(set),
  };
}

const providerNeeds = ["ASKERY_OIDC_ISSUER", "ASKERY_OIDC_CLIENT_ID", "ASKERY_OIDC_CLIENT_SECRET"] as const;

/** @throws AppError `usage` if only a part of what a provider needs is set */
function readProvider(set: Values): ProviderSettings | null {
  const missing = providerNeeds.filter((name) => set[name] === undefined);
  if (missing.length === providerNeeds.length) return null;
  const issuer = set.ASKERY_OIDC_ISSUER;
  const clientId = set.ASKERY_OIDC_CLIENT_ID;
  const clientSecret = set.ASKERY_OIDC_CLIENT_SECRET;
  if (issuer === undefined || clientId === undefined || clientSecret === undefined) {
    throw new AppError(
      "usage",
      operationMessages.badSettings(missing.map((name) => ({ name, example: variables[name].example }))),
    );
  }
  return {
    issuer,
    clientId,
    clientSecret,
    name: set.ASKERY_OIDC_NAME ?? "single sign-on",
    scopes: set.ASKERY_OIDC_SCOPES ?? "openid email profile",
    groupsClaim: set.ASKERY_OIDC_GROUPS_CLAIM ?? "groups",
  };
}

/** An issuer is secure, except on this machine. */
function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (url?.search !== "" || url.hash !== "") return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopback(url.hostname));
}

/** Whether only people on this machine can reach the server. They can reach the same targets without Askery anyway. */
function isOwnMachineOnly({
  host,
  url,
  trustedProxies,
}: Pick<Environment, "host" | "url" | "trustedProxies">): boolean {
  return trustedProxies === 0 && isLoopback(host) && isLoopback(new URL(url).hostname);
}

function isLoopback(name: string): boolean {
  return name === "localhost" || name === "::1" || name === "[::1]" || name.startsWith("127.");
}

function readValues(given: Readonly<Record<string, string | undefined>>): Values {
  const values: Record<string, unknown> = {};
  const wrong: { readonly name: string; readonly example: string }[] = [];
  for (const [name, { schema, example }] of Object.entries(variables)) {
    const text = given[name]?.trim() ?? "";
    if (text === "") continue;
    const result = schema.safeParse(text);
    if (result.success) values[name] = result.data;
    else wrong.push({ name, example });
  }
  if (wrong.length === 0) return values;
  throw new AppError("usage", operationMessages.badSettings(wrong));
}

function urlOf(protocols: readonly string[]) {
  return z
    .string()
    .refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol))
    .transform((text) => new URL(text));
}
