/** Reads a value from the browser's storage; null if it has none or storage is switched off, so callers need a default. */
export function readSaved(storage: () => Storage, name: string): string | null {
  try {
    return storage().getItem(name);
  } catch {
    return null;
  }
}

/** Saves a value in the browser's storage. Returns false if storage is switched off: then it lasts as long as the page. */
export function save(storage: () => Storage, name: string, value: string): boolean {
  try {
    storage().setItem(name, value);
    return true;
  } catch {
    return false;
  }
}
