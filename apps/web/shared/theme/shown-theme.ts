/** Calls back whenever the page turns light or dark; the answer ends it. */
export function watchShownTheme(listener: () => void): () => void {
  const watcher = new MutationObserver(listener);
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ["class"] });
  return () => watcher.disconnect();
}
