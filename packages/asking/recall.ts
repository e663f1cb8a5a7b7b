/** What was found out about open databases, a limited number of values for each. */
export interface Recall<Database extends object, Value> {
  find(database: Database, key: string): Value | undefined;
  keep(database: Database, key: string, value: Value): void;
}

/**
 * Recalls at most `most` values of each database: the least recently used is forgotten first. All are freed with their
 * database.
 */
export function createRecall<Database extends object, Value>(most: number): Recall<Database, Value> {
  const all = new WeakMap<Database, Map<string, Value>>();
  const keep = (database: Database, key: string, value: Value): void => {
    const known = all.get(database) ?? new Map<string, Value>();
    all.set(database, known);
    known.delete(key);
    known.set(key, value);
    const [oldest] = known.keys();
    if (known.size > most && oldest !== undefined) known.delete(oldest);
  };
  const find = (database: Database, key: string): Value | undefined => {
    const value = all.get(database)?.get(key);
    if (value !== undefined) keep(database, key, value);
    return value;
  };
  return { find, keep };
}
