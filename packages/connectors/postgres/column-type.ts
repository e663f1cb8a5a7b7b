import type { ColumnType } from "@askery/model";
import { arrayElements, builtInTypes } from "./built-in-types.data.ts";

/** A type that the database defines: an enum, a type of an extension, or an array of those. */
export interface OwnType {
  readonly oid: number;
  readonly category: string;
}

/** Maps the types of one database. Domains don't occur, because the server reports their base types. */
export class ColumnTypes {
  readonly #own: ReadonlyMap<number, string>;

  constructor(own: readonly OwnType[] = []) {
    this.#own = new Map(own.map(({ oid, category }) => [oid, category]));
  }

  /** The type of a column by type OID. Types that were created after connecting count as text. */
  typeOf(oid: number): ColumnType {
    const builtIn = builtInTypes[oid];
    if (builtIn !== undefined) return builtIn;
    if (oid in arrayElements) return "json";
    const category = this.#own.get(oid);
    if (category === undefined) return oid < firstOwnOid ? "other" : "text";
    return typesByCategory[category] ?? "other";
  }

  isArray(oid: number): boolean {
    return oid in arrayElements || this.#own.get(oid) === "A";
  }

  /** The type of a table's column, for which the catalog also has the category. */
  typeOfColumn(oid: number, category: string): ColumnType {
    return builtInTypes[oid] ?? typesByCategory[category] ?? "other";
  }
}

/** `money` values arrive as text in the server's money format: "$12.50". */
export const moneyType = 790;

/** Lower OIDs are built-in types. */
export const firstOwnOid = 16_384;

/** Keys are values of `pg_type.typcategory`. */
const typesByCategory: Readonly<Partial<Record<string, ColumnType>>> = {
  A: "json",
  B: "boolean",
  E: "text",
  S: "text",
};
