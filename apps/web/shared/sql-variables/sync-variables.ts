import { listPlaceholders, type SqlVariable } from "@askery/model";

/** SQL with its variables. */
export interface Sql {
  readonly text: string;
  readonly variables: readonly SqlVariable[];
}

/** SQL with another text, and the variables that it names. */
export function retypeSql({ variables }: Sql, text: string): Sql {
  return { text, variables: syncVariables(text, variables) };
}

export function isSameSql(one: Sql, other: Sql): boolean {
  return one.text === other.text && JSON.stringify(one.variables) === JSON.stringify(other.variables);
}

/** The variables that a text names, in its order: those that there are, and a text for each new name. */
export function syncVariables(text: string, variables: readonly SqlVariable[]): readonly SqlVariable[] {
  const names = new Set(listPlaceholders(text).map(({ name }) => name));
  return [...names].map(
    (name) => variables.find((one) => one.name === name) ?? { kind: "text", name, value: "" },
  );
}

/** A variable of another kind, with a first value. A field has none yet, so it cannot be run before one is chosen. */
export function changeKind(variable: SqlVariable, kind: SqlVariable["kind"], today: string): SqlVariable {
  const { name } = variable;
  switch (kind) {
    case "text":
      return { kind, name, value: typeof variable.value === "string" ? variable.value : "" };
    case "number":
      return { kind, name, value: "0" };
    case "date":
      return { kind, name, value: today };
    case "choice":
      return { kind, name, type: "text", options: ["A", "B"], value: "A" };
    case "field":
      return { kind, name, table: "", column: "", alias: null, value: null };
  }
}
