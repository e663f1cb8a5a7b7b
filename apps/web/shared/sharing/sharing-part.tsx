import { useId, type ReactNode } from "react";

interface SharingPartProps {
  readonly title: string;
  readonly description?: ReactNode;
  /** Shown at the right of the title. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
}

/** A part of the share dialog: a heading, a sentence, controls. */
export function SharingPart({ title, description, aside, children }: SharingPartProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h3 id={id} className="text-14 font-semibold">
            {title}
          </h3>
          {description !== undefined && <p className="text-13 text-pretty text-text-2">{description}</p>}
        </div>
        {aside}
      </div>
      {children}
    </section>
  );
}
