import { perDialect } from "../dialects/guard-rules.ts";
import type { GuardDialect } from "../guard-verdict.ts";
import { toWords } from "../words.ts";

/** Whether a query may call a function, by its name in lower case. */
export function isAllowedFunction(name: string, dialect: GuardDialect): boolean {
  const callable = callableIn(dialect);
  return callable.functions.has(name) || isCombined(name, callable);
}

/** Whether a query may call a table function, by its name in lower case. */
export function isAllowedTableFunction(name: string, dialect: GuardDialect): boolean {
  return callableIn(dialect).tableFunctions.has(name);
}

/** Whether a function applies its first argument to each element of the others. */
export function appliesFunction(name: string, dialect: GuardDialect): boolean {
  return callableIn(dialect).appliers.has(name);
}

interface Callable {
  readonly functions: ReadonlySet<string>;
  readonly tableFunctions: ReadonlySet<string>;
  readonly aggregates: ReadonlySet<string>;
  /** One that ends with another comes before it, or consists of others. */
  readonly combinators: readonly string[];
  readonly appliers: ReadonlySet<string>;
}

const callableIn = perDialect(({ functions, tableFunctions, combinators, appliers }): Callable => {
  const all = toWords(...Object.values(functions), tableFunctions ?? "");
  return {
    functions: all,
    tableFunctions: tableFunctions === null ? all : toWords(tableFunctions),
    aggregates: toWords(functions["aggregates"] ?? ""),
    combinators: [...toWords(combinators)],
    appliers: toWords(appliers),
  };
});

/** `sumIf`, `uniqMergeOrNull`: an aggregate followed by combinators, which can be combined. */
function isCombined(name: string, { aggregates, combinators }: Callable): boolean {
  let left = name;
  while (!aggregates.has(left)) {
    const ending = combinators.find((combinator) => left.endsWith(combinator));
    if (ending === undefined || ending.length === left.length) return false;
    left = left.slice(0, -ending.length);
  }
  return true;
}
