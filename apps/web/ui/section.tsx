import type { ReactNode } from "react";

interface SectionProps {
  readonly title: string;
  /** A sentence under the title. */
  readonly description?: ReactNode;
  /** Shown at the right of the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a settings page: a heading, a description, then a Card. */
export function Section({ title, description, actions, children }: SectionProps) {
  return (
    <section className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-14 font-semibold text-text">{title}</h2>
          {description !== undefined && <p className="text-13 text-pretty text-text-2">{description}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
