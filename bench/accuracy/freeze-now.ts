import type { IsoDate } from "@askery/model";

/**
 * Replaces SQLite's expressions for the current time by noon of a given day, so that gold SQL always has the same
 * result.
 */
export function freezeNow(sql: string, today: IsoDate): string {
  const noon = `'${today} 12:00:00'`;
  return sql
    .split(/('(?:[^']|'')*')/)
    .map((piece, index) => (index % 2 === 1 ? freezeLiteral(piece, noon) : freezeWords(piece, today, noon)))
    .join("");
}

function freezeLiteral(literal: string, noon: string): string {
  return literal.toLowerCase() === "'now'" ? noon : literal;
}

function freezeWords(sql: string, today: IsoDate, noon: string): string {
  return sql
    .replaceAll(/\bcurrent_timestamp\b(?:\s*\(\s*\))?/gi, noon)
    .replaceAll(/\bcurrent_date\b(?:\s*\(\s*\))?/gi, `'${today}'`)
    .replaceAll(/\b(date|datetime)\(\s*\)/gi, `$1(${noon})`);
}
