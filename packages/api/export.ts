import { z } from "zod";
import { alsoLimited, byReader, signedIn } from "./access-rule.ts";
import { loggedRead, stops } from "./act.ts";
import { failure } from "./conversation.ts";
import { endpoint } from "./endpoint.ts";
import { maxRowsAtOnce } from "./turn.ts";
import { uuid } from "./words.ts";

/**
 * `json` is the table as saved; `csv` is text for spreadsheets, escaped so that they run no formulas; `xlsx` is a
 * workbook, whose cells have types; `parquet` has columns with types, for programs.
 */
export const exportFormat = z.enum(["csv", "json", "xlsx", "parquet"]);
export type ExportFormat = z.infer<typeof exportFormat>;

/** The maximum number of rows of a file. The sheet of a workbook has 1,048,576 rows, the first of which is its header. */
export const maxRowsOf: Readonly<Record<ExportFormat, number>> = {
  csv: maxRowsAtOnce,
  json: maxRowsAtOnce,
  xlsx: 1_048_575,
  parquet: maxRowsAtOnce,
};

export const exportTurn = endpoint({
  name: "exportTurn",
  method: "get",
  path: "/api/turns/{turnId}/export",
  summary: "The table of an answer as a file",
  access: alsoLimited(byReader("turn")),
  act: loggedRead("exported an answer", { facts: ["turnId", "format"] }),
  params: z.object({ turnId: uuid }),
  query: z.object({
    format: exportFormat.default("csv"),
    /** `1` adds a byte order mark, by which older spreadsheets recognize UTF-8. */
    bom: z.enum(["0", "1"]).default("0"),
    /** `all` runs the statement again without a limit on rows; with `json`, the file is then written row by row. */
    rows: z.enum(["shown", "all"]).default("shown"),
    /** Chosen by the caller, so that the progress of `rows=all` can be read, and the export stopped. */
    exportId: uuid.optional(),
  }),
  result: z.string(),
  contentType: "text/csv",
});

/** How a picture of a chart is drawn. */
export const pictureLook = z.object({
  theme: z.enum(["light", "dark"]).default("light"),
  /** In pixels, before `scale`. */
  width: z.coerce.number().int().min(240).max(2_400).default(960),
  /** Pixels of the file for each of the picture: 2 is sharp on most screens. */
  scale: z.coerce.number().int().min(1).max(3).default(2),
});
export type PictureLook = z.infer<typeof pictureLook>;

export const drawTurnPicture = endpoint({
  name: "drawTurnPicture",
  method: "get",
  path: "/api/turns/{turnId}/picture.png",
  summary: "The chart of an answer, with its title, as a PNG picture",
  access: alsoLimited(byReader("turn")),
  act: loggedRead("exported a picture of an answer", { facts: ["turnId"] }),
  params: z.object({ turnId: uuid }),
  query: pictureLook,
  result: z.string(),
  contentType: "image/png",
});

/** `md` is Markdown; `pdf` has the charts, too. */
export const conversationFormat = z.enum(["md", "pdf"]);
export type ConversationFormat = z.infer<typeof conversationFormat>;

export const exportConversation = endpoint({
  name: "exportConversation",
  method: "get",
  path: "/api/conversations/{conversationId}/export",
  summary: "All questions of a conversation with their answers, as a document",
  access: alsoLimited(byReader("conversation")),
  act: loggedRead("exported the project", { of: "conversation", facts: ["format"] }),
  params: z.object({ conversationId: uuid }),
  query: z.object({ format: conversationFormat.default("md") }),
  result: z.string(),
  contentType: "text/markdown",
});

const oneExport = z.object({ exportId: uuid });

/** The progress of an export. A download that fails midway cannot report the cause itself. */
export const exportProgress = z
  .object({
    /** The number of rows so far. */
    rowCount: z.number().int(),
    state: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("running") }).readonly(),
      z.object({ kind: z.literal("done") }).readonly(),
      z.object({ kind: z.literal("stopped") }).readonly(),
      z.object({ kind: z.literal("failed"), failure }).readonly(),
    ]),
  })
  .readonly();
export type ExportProgress = z.infer<typeof exportProgress>;

export const getExport = endpoint({
  name: "getExport",
  method: "get",
  path: "/api/exports/{exportId}",
  summary: "The progress of an export of all rows, until a minute after its end",
  access: signedIn,
  params: oneExport,
  result: exportProgress,
});

export const stopExport = endpoint({
  name: "stopExport",
  method: "post",
  path: "/api/exports/{exportId}/stop",
  summary: "Stops an export of all rows, in the database too; its download fails",
  access: signedIn,
  act: stops,
  params: oneExport,
  result: z.null(),
});
