import { useDeferredValue, useEffect, useState } from "react";

/** How long typing must pause before a search starts. */
const pauseMs = 200;

interface Search {
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  /** The text to search for, once typing pauses. */
  readonly settled: string;
}

/** The text of a search field, debounced. */
export function useSearch(): Search {
  const [typed, setTyped] = useState("");
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, settled: useDeferredValue(settled) };
}
