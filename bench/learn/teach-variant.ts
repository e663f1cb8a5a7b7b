import type { Glossary, GlossaryEntry, Meaning } from "@askery/model";
import type { Company, CompanyColumn } from "./company.ts";
import { findColumn } from "./variant-tables.ts";
import type { Variant, VariantColumn } from "./variant.ts";

/** The glossary of a company whose people defined all of their words. Tables are called by their names. */
export function teachVariant(company: Company, { tables }: Variant): Glossary {
  const entries = tables.flatMap(({ name: table, source, columns }): readonly GlossaryEntry[] => [
    ...(company.tables.find(({ name }) => name === source)?.phrases ?? []).map((phrase) => ({
      phrase,
      meaning: { kind: "table", table } as const,
    })),
    ...columns.flatMap((column) => teachColumn(table, column, findColumn(company, source, column.source))),
  ]);
  return { entries: entries.filter(({ phrase }) => !isQuestionWord.test(phrase) && phrase.length < 40) };
}

/** Words that people use for many columns, which the engine knows. */
const isQuestionWord = /^(?:when|who|whom|whose|where|which|what|why|how|name|day|date)\b/;

function teachColumn(
  table: string,
  { name, spelling }: VariantColumn,
  { type, phrases, emptyPhrases }: CompanyColumn,
): readonly GlossaryEntry[] {
  const field = { kind: "column", source: "s0", column: name } as const;
  const yes =
    spelling.kind === "letters"
      ? ({ type: "text", value: spelling.yes } as const)
      : ({ type: "number", value: "1" } as const);
  const said: Meaning =
    type.kind === "flag"
      ? {
          kind: "filter",
          table,
          condition: { kind: "compare", left: field, operator: "=", right: { kind: "literal", value: yes } },
        }
      : { kind: "column", table, column: name };
  const empty: Meaning = { kind: "filter", table, condition: { kind: "null", value: field } };
  return [
    ...phrases.map((phrase) => ({ phrase, meaning: said })),
    ...emptyPhrases.map((phrase) => ({ phrase, meaning: empty })),
  ];
}
