/**
 * Reads what this browser keeps under a name. Null where it keeps nothing, or where storage is switched off: whatever
 * is kept here must have a default.
 */
export function readSaved(storage: () => Storage, name: string): string | null {
  try {
    return storage().getItem(name);
  } catch {
    return null;
  }
}

/** Keeps a value under a name, and says whether it could: with storage switched off it lasts as long as the page. */
export function keep(storage: () => Storage, name: string, value: string): boolean {
  try {
    storage().setItem(name, value);
    return true;
  } catch {
    return false;
  }
}
