import { problemDetails, type Endpoint } from "@askery/api";
import { z } from "zod";

/** The description of one method of a path. */
interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters: readonly object[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
}

/** The name of the session cookie's security scheme. */
const sessionScheme = "session";

/** Describes endpoints in OpenAPI 3.1, whose schemas are JSON Schema 2020-12, as zod prints it. */
export function describeApi(endpoints: readonly Endpoint[], version: string): object {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const endpoint of endpoints) {
    (paths[endpoint.path] ??= {})[endpoint.method] = describeOperation(endpoint);
  }
  return {
    openapi: "3.1.1",
    info: { title: "Askery", version },
    paths,
    components: {
      schemas: { Problem: schemaOf(problemDetails, "output") },
      securitySchemes: {
        [sessionScheme]: { type: "apiKey", in: "cookie", name: "askery.session_token" },
      },
    },
  };
}

function describeOperation(endpoint: Endpoint): Operation {
  const { kind } = endpoint.access;
  const isOpen = kind === "anyone" || kind === "share";
  return {
    operationId: endpoint.name,
    summary: endpoint.summary,
    tags: [endpoint.path.split("/")[2] ?? ""],
    security: isOpen ? [] : [{ [sessionScheme]: [] }],
    parameters: [
      ...describeParameters(endpoint.params, "path"),
      ...describeParameters(endpoint.query, "query"),
    ],
    ...(!(endpoint.body instanceof z.ZodUndefined) && {
      requestBody: {
        required: true,
        content: { "application/json": { schema: schemaOf(endpoint.body, "input") } },
      },
    }),
    ...(endpoint.accepts === "application/octet-stream" && {
      requestBody: { required: true, content: { [endpoint.accepts]: {} } },
    }),
    responses: {
      ...describeResult(endpoint),
      default: {
        description: "What went wrong, and what to do about it",
        content: { "application/problem+json": { schema: { $ref: "#/components/schemas/Problem" } } },
      },
    },
  };
}

function describeResult({ result, contentType }: Endpoint): Readonly<Record<string, object>> {
  if (result instanceof z.ZodNull) return { 204: { description: "Done" } };
  return { 200: { description: "Done", content: { [contentType]: { schema: schemaOf(result, "output") } } } };
}

function describeParameters(schema: z.ZodType, location: "path" | "query"): readonly object[] {
  const { properties = {}, required = [] } = schemaOf(schema, "input");
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: location,
    required: required.includes(name),
    schema,
  }));
}

/** A schema without a JSON Schema, such as that of a result described only by a type, accepts anything. */
function schemaOf(schema: z.ZodType, io: "input" | "output"): z.core.JSONSchema.BaseSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" });
  return rest;
}
