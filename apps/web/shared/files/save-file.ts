/** Saves something as a file: the bytes of a blob, or what an address of ours gives as a download. */
export function saveFile(content: Blob | string, name: string): void {
  const address = typeof content === "string" ? content : URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address after this turn.
  if (typeof content !== "string") setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A title as the name of a file: letters and figures with dashes, 60 at most. */
export function fileNameOf(title: string, extension: string): string {
  const stem = title
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-")
    .slice(0, longestStem)
    .replaceAll(/^-+|-+$/g, "");
  return `${stem === "" ? "answer" : stem}.${extension}`;
}

const longestStem = 60;
