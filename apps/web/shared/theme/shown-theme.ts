/** Calls `listener` when the page switches between light and dark. Returns a function that stops it. */
export function watchShownTheme(listener: () => void): () => void {
  const watcher = new MutationObserver(listener);
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ["class"] });
  return () => watcher.disconnect();
}
