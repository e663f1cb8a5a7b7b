/** Words that end the name of a column that only identifies rows: `customer_id`. */
export const idWords: readonly string[] = ["id", "key", "uuid", "guid", "sk", "pk"];

/** Words that end the name of a column that may identify rows, and means something outside of its database, too. */
export const naturalKeyWords: readonly string[] = ["code", "no", "number", "nr", "ssn", "isbn", "sku", "iso"];

/** The last word in names of keys. */
export const keyWords: ReadonlySet<string> = new Set([...idWords, ...naturalKeyWords]);
