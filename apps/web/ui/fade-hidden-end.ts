/** The ref of an element that scrolls sideways: its right edge fades while more of its content is hidden there. */
export function fadeHiddenEnd(element: HTMLElement | null): (() => void) | undefined {
  if (element === null) return undefined;
  const update = () => {
    const hiddenPx = element.scrollWidth - element.clientWidth - element.scrollLeft;
    element.toggleAttribute("data-fades", hiddenPx > 1);
  };
  const watcher = new ResizeObserver(update);
  for (const watched of [element, ...element.children]) watcher.observe(watched);
  element.addEventListener("scroll", update, { passive: true });
  return () => {
    watcher.disconnect();
    element.removeEventListener("scroll", update);
  };
}
