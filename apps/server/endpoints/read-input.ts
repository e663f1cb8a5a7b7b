import type { FailureText } from "@askery/model";
import type { Endpoint } from "@askery/api";
import { z } from "zod";
import { RequestError } from "../http/request-error.ts";
import { describeIssue } from "./describe-issue.ts";
import { requestMessages } from "../messages/request-messages.ts";

/** The parameters of a path: by name for the access check, and validated after it. */
export interface ReadParams {
  /** Empty if a parameter cannot name anything, such as an id of the wrong format. */
  readonly named: Readonly<Record<string, string>>;
  /** @throws RequestError `not-found` */
  valid(): unknown;
}

export function readParams(endpoint: Endpoint, params: Readonly<Record<string, string>>): ReadParams {
  const result = endpoint.params.safeParse(params);
  return {
    named: result.success ? params : {},
    valid: () => {
      if (result.success) return result.data;
      throw new RequestError("not-found", requestMessages.noSuchAddress);
    },
  };
}

/** @throws RequestError `invalid-input` */
export function readQuery(endpoint: Endpoint, query: Readonly<Record<string, string[]>>): unknown {
  const single = Object.entries(query).map(([name, values]) => [
    name,
    values.length === 1 ? values[0] : values,
  ]);
  return check(endpoint.query, Object.fromEntries(single), requestMessages.badQuery);
}

/**
 * Reads and validates the body of a request.
 *
 * @throws RequestError `invalid-input`
 */
export async function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (endpoint.body instanceof z.ZodUndefined) return undefined;
  return check(endpoint.body, parseJson(await request.text()), requestMessages.badBody);
}

function parseJson(text: string): unknown {
  try {
    // PostgreSQL can't store NUL characters in text.
    return JSON.parse(text, text.includes("\\u0000") ? refuseNul : undefined);
  } catch (cause) {
    if (cause instanceof RequestError) throw cause;
    throw new RequestError(
      "invalid-input",
      text === "" ? requestMessages.bodyMissing : requestMessages.bodyNotJson,
      { cause },
    );
  }
}

function refuseNul(name: string, value: unknown): unknown {
  if (name.includes("\0") || (typeof value === "string" && value.includes("\0"))) {
    throw new RequestError("invalid-input", requestMessages.nulCharacter, {
      fields: { [name.replaceAll("\0", "")]: requestMessages.nulCharacter.field },
    });
  }
  return value;
}

function check(schema: z.ZodType, input: unknown, describe: (problems: string) => FailureText): unknown {
  const result = schema.safeParse(input, { error: describeIssue });
  if (result.success) return result.data;
  const fields = fieldsOf(result.error.issues);
  throw new RequestError("invalid-input", describe(verbalizeFields(fields)), { fields, cause: result.error });
}

function fieldsOf(issues: readonly z.core.$ZodIssue[]): Readonly<Record<string, string>> {
  const fields = issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => [nameOf([...issue.path, key]), issue.message] as const)
      : [[nameOf(issue.path), issue.message] as const],
  );
  // Only the first problem of a field is reported. No prototype, because a field may be called __proto__.
  const first: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, message] of fields) first[name] ??= message;
  return first;
}

function nameOf(path: readonly PropertyKey[]): string {
  return path.map(String).join(".");
}

function verbalizeFields(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, message]) => (name === "" ? message : `${name}: ${message}`))
    .join(" ");
}
