/** Reads a value from the browser's storage; null if there is none or storage is disabled. */
export function readSaved(storage: () => Storage, name: string): string | null {
  try {
    return storage().getItem(name);
  } catch {
    return null;
  }
}

/** Saves a value in the browser's storage. Returns false if storage is disabled. */
export function save(storage: () => Storage, name: string, value: string): boolean {
  try {
    storage().setItem(name, value);
    return true;
  } catch {
    return false;
  }
}

/** Removes a value from the browser's storage, if there is one. */
export function remove(storage: () => Storage, name: string): void {
  try {
    storage().removeItem(name);
  } catch {
    // Without storage there is nothing to remove.
  }
}
