/**
 * Copies a text to the clipboard; false if the browser does not allow it.
 *
 * Passes a promise of the text to the browser, because some allow copying only right after a click.
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

/** For pages over plain HTTP, where browsers have no other clipboard access. */
function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement("textarea");
  // Laying out a long text takes seconds, so a space is selected and replaced on copy.
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
