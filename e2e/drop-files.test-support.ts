import type { Page } from "playwright-core";

export interface DroppedFile {
  readonly name: string;
  /** Bytes, or text to encode as UTF-8. */
  readonly text: string | Buffer;
}

/** Drops files as users would: anywhere on the page. */
export async function dropFiles(page: Page, files: readonly DroppedFile[]): Promise<void> {
  const encoded = files.map(({ name, text }) => ({ name, base64: Buffer.from(text).toString("base64") }));
  const transfer = await page.evaluateHandle((given) => {
    const data = new DataTransfer();
    for (const { name, base64 } of given) {
      const bytes = Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
      data.items.add(new File([bytes], name));
    }
    return data;
  }, encoded);
  for (const type of ["dragenter", "dragover", "drop"]) {
    await page.dispatchEvent("#page h2, #page p", type, { dataTransfer: transfer });
  }
}
