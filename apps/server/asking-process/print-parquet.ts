import { AppError, type Cell, type TableChunk } from "@askery/model";
import { ByteWriter, ParquetWriter } from "hyparquet-writer";
import { askingMessages } from "../messages/asking-messages.ts";
import { chooseParquetColumn, type ParquetColumn } from "./parquet-columns.ts";
import type { FileHead, PrintedRows } from "./printed-rows.ts";

/** Enough for columns to compress well, and few enough to be encoded in a moment. */
const cellsAtOnce = 50_000;

/**
 * Prints a table as Parquet, a group of rows at a time. Columns have the types of the table, decimals with all their
 * digits, and lists are lists of texts. The facts about the answer are in the file's metadata.
 *
 * @throws AppError `query-failed` if a value does not fit the type that the first values of its column have
 */
export async function* printParquet(
  rows: PrintedRows,
  { outputs, facts }: FileHead,
): AsyncGenerator<Uint8Array> {
  const groups = groupRows(rows);
  const first = await groups.next();
  const second = await groups.next();
  const names = uniqueNames(rows.columns.map(({ name }) => name));
  const columns = rows.columns.map(({ type }, index) =>
    chooseParquetColumn(names[index] ?? "", {
      type,
      output: outputs[index],
      first: { cells: first.value?.columns[index] ?? [], isWhole: second.done === true },
    }),
  );
  const writer = new ByteWriter();
  const file = new ParquetWriter({
    writer,
    schema: [{ name: "table", num_children: columns.length }, ...columns.flatMap(({ schema }) => schema)],
    kvMetadata: facts.map(({ label, value }) => ({ key: label, value: String(value) })),
    createdBy: "Askery",
  });
  const write = async ({ columns: values, rowCount }: TableChunk): Promise<Uint8Array> => {
    const columnData = columns.map((column, index) => ({
      name: column.name,
      data: (values[index] ?? []).map((cell) => convertCell(cell, column)),
      offsetIndex: false,
    }));
    await file.write({ columnData, rowGroupSize: rowCount });
    return takeBytes(writer);
  };
  if (first.done !== true) yield write(first.value);
  if (second.done !== true) yield write(second.value);
  for await (const group of groups) yield write(group);
  await file.finish();
  yield takeBytes(writer);
}

/** The bytes that were written since the last call. */
function takeBytes(writer: ByteWriter): Uint8Array {
  const bytes = writer.getBytes().slice();
  writer.index = 0;
  return bytes;
}

function convertCell(cell: Cell, { name, convert }: ParquetColumn) {
  if (cell === null) return null;
  const value = convert(cell);
  if (value !== undefined) return value;
  throw new AppError("query-failed", askingMessages.valueUnfit(String(cell), name));
}

/** Combines chunks to groups with the wanted number of cells. */
async function* groupRows({ columns, chunks }: PrintedRows): AsyncGenerator<TableChunk, undefined> {
  const rowsAtOnce = Math.ceil(cellsAtOnce / Math.max(1, columns.length));
  let group: Cell[][] = columns.map(() => []);
  let rowCount = 0;
  for await (const chunk of chunks) {
    for (let start = 0; start < chunk.rowCount;) {
      const end = Math.min(chunk.rowCount, start + rowsAtOnce - rowCount);
      for (const [column, cells] of chunk.columns.entries()) {
        for (let row = start; row < end; row++) group[column]?.push(cells[row] ?? null);
      }
      rowCount += end - start;
      start = end;
      if (rowCount < rowsAtOnce) continue;
      yield { columns: group, rowCount };
      group = columns.map(() => []);
      rowCount = 0;
    }
  }
  if (rowCount > 0) yield { columns: group, rowCount };
  return undefined;
}

/** Names the second "total" "total_2": readers find columns by name. */
function uniqueNames(names: readonly string[]): readonly string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let unique = name;
    for (let number = 2; taken.has(unique); number++) unique = `${name}_${number}`;
    taken.add(unique);
    return unique;
  });
}
