import { useEffect, useEffectEvent } from "react";

export interface WallKeys {
  readonly onPause: () => void;
  readonly onStep: (step: -1 | 1) => void;
  readonly onLeave: () => void;
}

/** The keys of a wall: Space pauses, arrows change the tab, Esc leaves. Not while something else has the keyboard. */
export function useWallKeys({ onPause, onStep, onLeave }: WallKeys): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (isIn(event.target, '[role="dialog"], [role="menu"], [role="listbox"]')) return;
    const isControl = isIn(event.target, "a, button, input, select, textarea, [tabindex='0']");
    if (event.key === "Escape") onLeave();
    else if (isControl) return;
    else if (event.key === " ") onPause();
    else if (event.key === "ArrowLeft") onStep(-1);
    else if (event.key === "ArrowRight") onStep(1);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => act(event);
    addEventListener("keydown", listener);
    return () => removeEventListener("keydown", listener);
  }, []);
}

function isIn(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null;
}
