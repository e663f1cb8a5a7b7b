import { useEffect, useState, type ReactNode } from "react";

interface LateProps {
  /** Default: 300 ms. */
  readonly afterMs?: number;
  readonly children: ReactNode;
}

/** Shows its children only after a delay, so that short waits show nothing. */
export function Late({ afterMs = 300, children }: LateProps) {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsDue(true);
    }, afterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [afterMs]);
  return isDue ? children : null;
}
