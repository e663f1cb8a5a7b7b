/** In pixels. */
export const rowHeight = 32;
/** Taller tables scroll. */
export const maxTableHeight = 420;
/** From so many rows on, a search field is above the table. */
export const searchableRows = 8;

/** How much of the page the rows of a table take, with their header: known before any of them is drawn. */
export function tableHeight(rowCount: number): number {
  return Math.min(maxTableHeight, (rowCount + 1) * rowHeight);
}
