import type { KeyboardEvent } from "react";

/**
 * Whether an input method takes the key. Safari ends the composition before the key that ends it, and reports that as
 * 229.
 */
export function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- there is no other sign of it
  return nativeEvent.isComposing || nativeEvent.keyCode === 229;
}
