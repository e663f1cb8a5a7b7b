import { randomUUID } from "node:crypto";

/** The part of JSON Schema that zod prints for inputs. */
export interface JsonSchema {
  readonly type?: string;
  readonly format?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly minLength?: number;
  readonly minimum?: number;
  readonly minItems?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
}

/** A minimal value that a schema accepts, without optional fields. */
export function fillSchema(schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[0];
  if (schema.default !== undefined) return schema.default;
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (choice !== undefined) return fillSchema(choice);
  switch (schema.type) {
    case "object":
      return fillObject(schema);
    case "array":
      return Array.from({ length: schema.minItems ?? 0 }, () => fillSchema(schema.items ?? {}));
    case "integer":
    case "number":
      return Math.max(schema.minimum ?? 1, 1);
    case "boolean":
      return true;
    case "string":
      return fillText(schema);
    default:
      return null;
  }
}

function fillObject({ properties = {}, required = [] }: JsonSchema): object {
  return Object.fromEntries(required.map((name) => [name, fillSchema(properties[name] ?? {})]));
}

function fillText({ format, minLength = 1 }: JsonSchema): string {
  if (format === "uuid") return randomUUID();
  if (format === "email") return `${randomUUID()}@example.com`;
  return "x".repeat(Math.max(minLength, 1));
}
