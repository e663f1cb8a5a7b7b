import { ArrowRight } from "lucide-react";
import type { ComponentProps } from "react";
import { joinClasses } from "./join-classes.ts";

/** A suggested question, at full width with an arrow. Put rows into a list. */
export function SuggestionRow({ children, className, ...rest }: ComponentProps<"button">) {
  return (
    <button
      {...rest}
      type="button"
      className={joinClasses(
        "group flex min-h-[34px] w-full items-center gap-2 py-1 text-start text-13 text-text transition-colors hover:text-accent-text max-md:min-h-tap max-md:text-14",
        className,
      )}
    >
      <span className="min-w-0 flex-1">{children}</span>
      <ArrowRight className="size-3.5 text-text-3 transition-[translate] duration-2 group-hover:translate-x-0.5" />
    </button>
  );
}
