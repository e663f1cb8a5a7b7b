/** The rows of a sheet, counted from 0, in which a formula does nothing but add up cells of other rows. */
export function findTotalRows(xml: string): readonly number[] {
  return [...xml.matchAll(cellWithFormula)].flatMap(([, row = "", formula = ""]) =>
    addsUpOtherRows(formula, Number(row)) ? [Number(row) - 1] : [],
  );
}

const cellWithFormula =
  /<(?:\w+:)?c\s[^>]*?\br="[A-Z]+(\d+)"[^>]*>\s*<(?:\w+:)?f(?:\s[^>]*[^/])?>([^<]*)<\/(?:\w+:)?f>/g;

/** `SUM(B2:B6)`, `SUBTOTAL(9,B2:B6)`, and the last row of a spreadsheet's table, `SUBTOTAL(109,Sales[Amount])`. */
function addsUpOtherRows(formula: string, row: number): boolean {
  const parts = /^(?:SUM\(|SUBTOTAL\(\d+[,;])([^()]+)\)$/i.exec(formula.trim())?.[1]?.split(/[,;]/) ?? [];
  const isWhole = formula.toUpperCase().startsWith("SUBTOTAL");
  return (
    parts.length > 0 &&
    parts.every((part) => {
      if (isWhole && /^\w*\[[^[\]]+\]$/.test(part)) return true;
      const [, first = "", last = ""] = /^\$?[A-Z]+\$?(\d+):\$?[A-Z]+\$?(\d+)$/i.exec(part.trim()) ?? [];
      return first !== "" && (Number(last) < row || Number(first) > row);
    })
  );
}
