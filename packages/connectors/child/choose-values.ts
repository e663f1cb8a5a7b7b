import type { ColumnType, ColumnValues } from "@askery/model";
import type { SampleOptions } from "../connector.ts";

/** The values of a column, and how often each was seen. */
export interface CountedColumn {
  readonly type: ColumnType;
  /** Integers of a key are not names that people use. */
  readonly isKey: boolean;
  readonly counts: ReadonlyMap<string | number | bigint, number>;
  /** Whether every row was counted. */
  readonly isWhole: boolean;
}

/**
 * Chooses the values of a column that people may name in a question, most frequent first; null if it has none.
 *
 * These are texts, and integers with few distinct values. Omits values too long to type; takes only a few values of
 * prose, where hardly any occurs twice.
 */
export function chooseValues(
  column: CountedColumn,
  options: SampleOptions,
): Pick<ColumnValues, "values" | "isComplete"> | null {
  if (!isNamedByValue(column)) return null;
  const maxLength = options.maxLength ?? 200;
  const cap = isProse(column) ? maxProseValues : (options.maxValues ?? 10_000);
  const short: (readonly [value: string, count: number])[] = [];
  for (const [value, count] of column.counts) {
    const text = String(value);
    if (text !== "" && text.length <= maxLength) short.push([text, count]);
  }
  short.sort(([one, oneCount], [other, otherCount]) => otherCount - oneCount || (one < other ? -1 : 1));
  const chosen = short.length > cap ? short.slice(0, cap) : short;
  const distinct = column.counts.size - (column.counts.has("") ? 1 : 0);
  return { values: chosen.map(([value]) => value), isComplete: column.isWhole && chosen.length === distinct };
}

/** Fits all columns into one budget: the smallest stay complete, and the largest share the rest. */
export function fitValues(columns: readonly ColumnValues[], maxTotal: number): readonly ColumnValues[] {
  let left = maxTotal;
  let open = columns.length;
  const fitted = new Map<ColumnValues, ColumnValues>();
  for (const column of columns.toSorted((one, other) => one.values.length - other.values.length)) {
    const share = Math.floor(left / open--);
    const values = column.values.length > share ? column.values.slice(0, share) : column.values;
    left -= values.length;
    fitted.set(column, {
      ...column,
      values,
      isComplete: column.isComplete && values.length === column.values.length,
    });
  }
  return columns.map((column) => fitted.get(column) ?? column);
}

function isNamedByValue({ type, isKey, counts }: CountedColumn): boolean {
  if (type === "text") return true;
  return type === "integer" && !isKey && counts.size <= maxCodes;
}

const maxCodes = 50;
const maxProseValues = 500;

function isProse({ counts }: CountedColumn): boolean {
  if (counts.size < maxProseValues) return false;
  let characters = 0;
  let occurrences = 0;
  for (const [value, count] of counts) {
    characters += String(value).length;
    occurrences += count;
  }
  return characters / counts.size > 80 && counts.size > occurrences * 0.9;
}
