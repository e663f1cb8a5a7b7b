import type { ReactNode } from "react";
import { scrollable } from "./scrollable.ts";

/** A table, column or value inside text. */
export function Code({ children }: { readonly children: ReactNode }) {
  return <code className="mono text-text">{children}</code>;
}

/** Several lines of SQL or a command. */
export function CodeBlock({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <section {...scrollable} aria-label={label} className="overflow-x-auto rounded-3 bg-hover px-3 py-2.5">
      <pre className="font-mono text-12 leading-5 text-text-2">{children}</pre>
    </section>
  );
}
