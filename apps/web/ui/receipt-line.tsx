import type { ReactNode } from "react";

interface ReceiptLineProps {
  /** Engine, time, rows, time zone, schema, fresh or cached. The engine comes first. */
  readonly facts: readonly string[];
  /** Shown at the right: "Reproduce". */
  readonly action?: ReactNode;
}

/** The facts for checking an answer, under a torn edge. */
export function ReceiptLine({ facts, action }: ReceiptLineProps) {
  return (
    <div className="torn flex min-h-[38px] items-center gap-3 px-4 py-2">
      <div className="min-w-0 flex-1 overflow-hidden">
        <ul
          aria-label="Receipt"
          className="figures -ms-5 flex flex-wrap font-mono text-12 tracking-[-0.02em] text-text-3 *:first:font-medium *:first:text-text-2"
        >
          {facts.map((fact) => (
            <li
              key={fact}
              className="relative ps-5 before:absolute before:left-1.5 before:text-text-off before:content-['·'_/_'']"
            >
              {fact}
            </li>
          ))}
        </ul>
      </div>
      {action}
    </div>
  );
}
