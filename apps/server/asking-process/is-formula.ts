/** Whether a spreadsheet would run a text as a formula. Large numbers are text in a table, but they are not formulas. */
export function isFormula(text: string): boolean {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) && !/^[+-]?\d+(?:\.\d+)?$/.test(text);
}
