import type { ColumnType } from "@askery/model";
import { arrayElements, builtInTypes } from "./built-in-types.data.ts";

/** A type that a database has made itself: an enumeration, a type of an extension, an array of those. */
export interface OwnType {
  readonly oid: number;
  readonly category: string;
}

/** What the types of one database are. Domains do not occur: the server says what they stand on. */
export class ColumnTypes {
  readonly #own: ReadonlyMap<number, string>;

  constructor(own: readonly OwnType[] = []) {
    this.#own = new Map(own.map(({ oid, category }) => [oid, category]));
  }

  /** What a column is whose type has this number. What came to be after connecting is taken for text. */
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

  /** What a column of a table is, of whose type the catalog says the category too. */
  typeOfColumn(oid: number, category: string): ColumnType {
    return builtInTypes[oid] ?? typesByCategory[category] ?? "other";
  }
}

/** `money` reads as text in the money format of the server: "$12.50". */
export const moneyType = 790;

/** Lower ones are the server's. */
export const firstOwnOid = 16_384;

/** `pg_type.typcategory`. */
const typesByCategory: Readonly<Partial<Record<string, ColumnType>>> = {
  A: "json",
  B: "boolean",
  E: "text",
  S: "text",
};
