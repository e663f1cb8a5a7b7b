/**
 * Reads a value from browser storage. Null if it is missing or storage is disabled, so every stored value needs a
 * default.
 */
export function readSaved(storage: () => Storage, name: string): string | null {
  try {
    return storage().getItem(name);
  } catch {
    return null;
  }
}

/** Stores a value, and returns whether that worked: if storage is disabled, the value lasts as long as the page. */
export function keep(storage: () => Storage, name: string, value: string): boolean {
  try {
    storage().setItem(name, value);
    return true;
  } catch {
    return false;
  }
}
