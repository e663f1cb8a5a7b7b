import { maxRowsOf } from "@askery/api";
import { fileFormatOf, type FileOptions } from "../files/file-response.ts";
import type { runPointRows } from "../turns/answer-points.ts";
import type { TurnContext } from "../turns/turn-context.ts";
import type { TitledRows } from "./export-whole.ts";
import { streamRows } from "./stream-rows.ts";

type FoundRows = Pick<Awaited<ReturnType<typeof runPointRows>>, "plan" | "words" | "sql" | "outputs">;

interface PointFile extends Omit<Parameters<typeof streamRows>[1], "wanted" | "format" | "maxRows"> {
  readonly options: FileOptions;
  /** What the figure is of: a question, a chart. */
  readonly source: { readonly label: string; readonly value: string };
}

/** All rows that a figure is computed from, as a file that says what they are, sent as they arrive. */
export async function streamPointRows(
  context: TurnContext,
  { plan, words, sql, outputs }: FoundRows,
  { options, source, ...request }: PointFile,
): Promise<TitledRows> {
  const facts = [source, { label: "Rows", value: words }, { label: "SQL", value: sql }];
  const body = await streamRows(context, {
    ...request,
    wanted: { kind: "plan", plan },
    format: fileFormatOf(options, { outputs, facts }),
    maxRows: maxRowsOf[options.format],
  });
  return { title: words, body };
}
