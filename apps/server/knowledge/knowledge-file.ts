import { givenColumnMeaning, givenTableMeaning, knowledge, type Knowledge } from "@askery/api";
import { isNode, LineCounter, parseDocument, stringify, type Document } from "yaml";
import { z } from "zod";
import type { GivenMeaning } from "./given-meaning.ts";
import type { Annotation, DatabaseKnowledge, TableLink } from "./knowledge-of.ts";
import { otherName } from "./other-names.ts";

const version = 1;

const note = {
  description: z.string().max(2_000).nullable().optional(),
  /** In files of earlier versions. Later ones have entries. */
  synonyms: z.array(z.string().min(1).max(100)).max(50).optional(),
  hidden: z.boolean().optional(),
};
const side = z.strictObject({ table: z.string().min(1), columns: z.array(z.string().min(1)).min(1).max(8) });

const fileSchema = z.strictObject({
  askery: z.literal("knowledge", { error: "Must be “knowledge”: this is no file of that kind." }),
  version: z.literal(version, { error: `Only version ${version} can be read.` }),
  tables: z
    .array(
      z.strictObject({
        table: z.string().min(1),
        ...note,
        ...givenTableMeaning.unwrap().shape,
        columns: z
          .array(
            z.strictObject({
              column: z.string().min(1),
              ...note,
              private: z.boolean().optional(),
              ...givenColumnMeaning.unwrap().shape,
            }),
          )
          .optional(),
      }),
    )
    .optional(),
  relationships: z
    .array(z.strictObject({ from: side, to: side, verdict: z.enum(["given", "confirmed", "rejected"]) }))
    .optional(),
  entries: z.array(knowledge).optional(),
});

/** Prints the knowledge about a database as YAML, for `readKnowledgeFile`. */
export function printKnowledgeFile({ annotations, links, entries }: DatabaseKnowledge): string {
  const tables = Map.groupBy(annotations, ({ table }) => table);
  return stringify(
    {
      askery: "knowledge",
      version,
      tables: [...tables].map(([table, notes]) => {
        const own = notes.find(({ column }) => column === null);
        const columns = notes.filter(({ column }) => column !== null).map(printColumn);
        return {
          table,
          ...(own && { ...printNote(own), ...own.meaning }),
          ...(columns.length > 0 && { columns }),
        };
      }),
      relationships: links,
      entries: entries.map(({ entry }) => entry),
    },
    { lineWidth: 0 },
  );
}

function printColumn(one: Annotation) {
  return {
    column: one.column,
    ...printNote(one),
    ...(one.isPrivate && { private: true }),
    ...one.meaning,
  };
}

function printNote({ description, isHidden }: Annotation) {
  return {
    ...(description !== null && { description }),
    ...(isHidden && { hidden: true }),
  };
}

export interface FileProblem {
  /** Counts from 1. */
  readonly line: number;
  readonly message: string;
}

/** An item of a file, and its line. */
export interface OnLine<Value> {
  readonly line: number;
  readonly value: Value;
}

/** The content of a file. */
export interface KnowledgeFile {
  readonly annotations: readonly OnLine<Annotation>[];
  readonly links: readonly OnLine<TableLink>[];
  readonly entries: readonly OnLine<Knowledge>[];
}

/** Reads a file. Returns its content, or its problems with their lines. */
export function readKnowledgeFile(
  text: string,
): { readonly file: KnowledgeFile } | { readonly problems: readonly FileProblem[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  if (document.errors.length > 0) {
    return {
      problems: document.errors.map(({ linePos, message }) => ({
        line: linePos?.[0].line ?? 1,
        message: message.split("\n")[0] ?? "This is not YAML.",
      })),
    };
  }
  const lineAt = (path: readonly PropertyKey[]) => findLine(document, lines, path);
  const read = fileSchema.safeParse(toPlain(document));
  if (!read.success) {
    const problems = read.error.issues.map(({ path, message }) => ({
      line: lineAt(path),
      message: path.length === 0 ? message : `${path.map(String).join(".")}: ${message}`,
    }));
    return { problems: problems.toSorted((one, other) => one.line - other.line).slice(0, maxListed) };
  }
  const { tables = [], relationships = [], entries = [] } = read.data;
  return {
    file: {
      annotations: tables.flatMap(({ columns = [], ...own }, at) => [
        { line: lineAt(["tables", at]), value: toAnnotation(own.table, null, own) },
        ...columns.map((one, index) => ({
          line: lineAt(["tables", at, "columns", index]),
          value: toAnnotation(own.table, one.column, one),
        })),
      ]),
      links: relationships.map((value, at) => ({ line: lineAt(["relationships", at]), value })),
      entries: [
        ...tables.flatMap(({ columns = [], ...own }, at) => [
          ...readOtherNames(
            own.synonyms,
            { table: own.table, column: null },
            lineAt(["tables", at, "synonyms"]),
          ),
          ...columns.flatMap(({ column, synonyms }, index) =>
            readOtherNames(synonyms, { table: own.table, column }, lineAt(["tables", at, "columns", index])),
          ),
        ]),
        ...entries.map((value, at) => ({ line: lineAt(["entries", at]), value })),
      ],
    },
  };
}

function readOtherNames(
  phrases: readonly string[] = [],
  { table, column }: Pick<Annotation, "table" | "column">,
  line: number,
): readonly OnLine<Knowledge>[] {
  return phrases.map((phrase) => ({ line, value: otherName(phrase, table, column) }));
}

/** The maximum number of problems to report. */
const maxListed = 50;

function toPlain(document: Document): unknown {
  try {
    return document.toJS();
  } catch {
    // Nested aliases would expand beyond the available memory.
    return null;
  }
}

interface FileNote extends GivenMeaning {
  readonly description?: string | null | undefined;
  readonly hidden?: boolean | undefined;
  readonly private?: boolean | undefined;
}

function toAnnotation(table: string, column: string | null, one: FileNote): Annotation {
  const { role, unit, currency, spellings, rowName, date, worth } = one;
  const meaning: GivenMeaning =
    column === null ? { rowName, date, worth } : { role, unit, currency, spellings };
  return {
    table,
    column,
    isHidden: one.hidden ?? false,
    isPrivate: one.private ?? false,
    description: one.description ?? null,
    meaning,
  };
}

/** The line of the deepest part of a path that exists. */
function findLine(document: Document, lines: LineCounter, path: readonly PropertyKey[]): number {
  for (let depth = path.length; depth > 0; depth--) {
    const node: unknown = document.getIn(path.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
}
