/** As a `ref`: gives an element the focus when it appears, if what had the focus is gone. */
export function focusIfLost(element: HTMLElement | null): void {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
