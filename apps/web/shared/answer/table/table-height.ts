/** In pixels. */
export const rowHeight = 32;
/** Taller tables scroll. */
export const maxTableHeight = 420;
/** Tables with at least this many rows have a search field. */
export const searchableRows = 8;

/** The height of a table with its header, known before it renders. */
export function tableHeight(rowCount: number): number {
  return Math.min(maxTableHeight, (rowCount + 1) * rowHeight);
}
