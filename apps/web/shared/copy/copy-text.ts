/**
 * Puts a text on the clipboard; false where the browser does not allow it.
 *
 * A text that is still being made is promised to the browser: some only allow copying right after a press.
 */
export async function copyText(text: string | Promise<Blob>): Promise<boolean> {
  try {
    if (typeof text === "string") await navigator.clipboard.writeText(text);
    else await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
    return true;
  } catch {
    return copyBySelection(typeof text === "string" ? text : await (await text).text());
  }
}

/** Where a page came over plain HTTP, browsers have no clipboard but this old way. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement("textarea");
  // Laying out a long text takes seconds: a short one is selected, and the text is put in its place.
  area.value = " ";
  area.className = "sr-only";
  area.addEventListener("copy", (event) => {
    event.clipboardData?.setData("text/plain", text);
    event.preventDefault();
  });
  document.body.append(area);
  area.select();
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else copies outside of HTTPS
  const isCopied = document.execCommand("copy");
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return isCopied;
}
