import type { ReactNode } from "react";
import { joinClasses } from "../join-classes.ts";

interface SpecimensProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A group of related components with a heading. */
export function Specimens({ title, children }: SpecimensProps) {
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-22 font-semibold">{title}</h2>
      <div className="grid gap-6 md:grid-cols-2">{children}</div>
    </section>
  );
}

interface SpecimenProps {
  /** The state that it shows. */
  readonly title: string;
  /** Without the default card and padding. */
  readonly isBare?: boolean;
  /** Spans both columns. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** One component in one state. */
export function Specimen({ title, isBare = false, isWide = false, children }: SpecimenProps) {
  return (
    <div className={joinClasses("flex min-w-0 flex-col gap-2", isWide && "md:col-span-2")}>
      <h3 className="text-12 text-text-3">{title}</h3>
      <div
        className={joinClasses(
          "min-w-0 rounded-4 bg-surface shadow-2",
          !isBare && "flex flex-wrap items-center gap-3 p-4",
        )}
      >
        {children}
      </div>
    </div>
  );
}
