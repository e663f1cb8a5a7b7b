/** Saves a blob, or the download at an address of the server, as a file. */
export function saveFile(content: Blob | string, name: string): void {
  const address = typeof content === "string" ? content : URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address after this task.
  if (typeof content !== "string") setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Converts a title to a file name: letters and digits with dashes, at most 60. */
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
