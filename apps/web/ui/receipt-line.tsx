import type { ReactNode } from "react";

interface ReceiptLineProps {
  /** Engine, time, rows, time zone, schema, fresh or cached: the first is the engine. */
  readonly facts: readonly string[];
  /** "Reproduce", at the right. */
  readonly action?: ReactNode;
}

/** The facts by which an answer can be checked, under a torn edge. */
export function ReceiptLine({ facts, action }: ReceiptLineProps) {
  return (
    <div className="torn flex min-h-[38px] items-center gap-3 px-4 py-2">
      <ul className="figures flex min-w-0 flex-1 flex-wrap font-mono text-12 tracking-[-0.02em] text-text-3">
        {facts.map((fact, index) => (
          <li
            key={fact}
            className={index === 0 ? "font-medium text-text-2" : "before:mx-2 before:content-['·']"}
          >
            {fact}
          </li>
        ))}
      </ul>
      {action}
    </div>
  );
}
