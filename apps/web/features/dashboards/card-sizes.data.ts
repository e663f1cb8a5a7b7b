/** In columns and rows of the grid: a figure needs less room than a chart. */
export const cardSizes = {
  number: { smallest: { w: 2, h: 2 }, usual: { w: 3, h: 2 } },
  other: { smallest: { w: 3, h: 4 }, usual: { w: 6, h: 6 } },
} as const;
