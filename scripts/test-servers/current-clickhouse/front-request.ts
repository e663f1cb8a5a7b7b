import type { IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

/** A query in an HTTP request. */
export interface FrontRequest {
  readonly user: string;
  readonly password: string;
  readonly sql: string;
  readonly database: string;
  readonly queryId: string;
  readonly format: string;
  readonly settings: Readonly<Record<string, string>>;
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * Reads a request as ClickHouse does: the query from the URL and the body, and all other parameters of the URL as
 * settings.
 */
export async function readRequest(request: IncomingMessage): Promise<FrontRequest> {
  const { searchParams } = new URL(request.url ?? "/", "http://front");
  const body = await text(request);
  const given = new Map(searchParams);
  const take = (name: string) => {
    const value = given.get(name);
    given.delete(name);
    return value;
  };
  const [user, password] = readCredentials(request, [take("user"), take("password")]);
  const known = {
    user,
    password,
    sql: [take("query") ?? "", body].filter((part) => part !== "").join("\n"),
    database: take("database") ?? "default",
    queryId: take("query_id") ?? crypto.randomUUID(),
    format: take("default_format") ?? "TabSeparated",
  };
  const rest = [...given];
  return {
    ...known,
    settings: Object.fromEntries(rest.filter(([name]) => !name.startsWith("param_"))),
    parameters: Object.fromEntries(
      rest
        .filter(([name]) => name.startsWith("param_"))
        .map(([name, value]) => [name.slice("param_".length), unescape(value)]),
    ),
  };
}

function readCredentials(
  { headers }: IncomingMessage,
  inAddress: readonly (string | undefined)[],
): readonly [user: string, password: string] {
  const basic = /^Basic (.+)$/.exec(headers.authorization ?? "")?.[1];
  if (basic === undefined) {
    const header = (name: string) => headers[name]?.toString();
    return [
      header("x-clickhouse-user") ?? inAddress[0] ?? "default",
      header("x-clickhouse-key") ?? inAddress[1] ?? "",
    ];
  }
  const [user = "", ...password] = Buffer.from(basic, "base64").toString().split(":");
  return [user, password.join(":")];
}

/** Parameters are escaped like values in TabSeparated. */
function unescape(value: string): string {
  return value.replaceAll(/\\(.)/gs, (_, character: string) => escaped[character] ?? character);
}

const escaped: Readonly<Record<string, string>> = { b: "\b", f: "\f", r: "\r", n: "\n", t: "\t", 0: "\0" };
