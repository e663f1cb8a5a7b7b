import { useDeferredValue, useEffect, useState } from "react";

/** How long typing must pause before the server is asked. */
const pauseMs = 200;

interface Search {
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  /** What to search for: what was typed, once typing pauses. */
  readonly settled: string;
}

/** A search that is typed, and asked once it pauses. */
export function useSearch(): Search {
  const [typed, setTyped] = useState("");
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, settled: useDeferredValue(settled) };
}
