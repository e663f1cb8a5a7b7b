import { assertNever, type Literal } from "@askery/model";

/** Converts literals to protocol values. Numbers and dates stay text, which the server casts as needed. */
export function bindParameters(parameters: readonly Literal[]): (string | number | null)[] {
  return parameters.map((literal) => {
    switch (literal.type) {
      case "null":
        return null;
      case "boolean":
        return literal.value ? 1 : 0;
      case "text":
      case "number":
      case "date":
      case "timestamp":
        return literal.value;
      default:
        return assertNever(literal);
    }
  });
}
