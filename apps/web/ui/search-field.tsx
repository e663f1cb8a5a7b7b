import { Search, X } from "lucide-react";
import type { ComponentProps } from "react";
import { joinClasses } from "./join-classes.ts";

interface SearchFieldProps extends Omit<ComponentProps<"input">, "value" | "onChange" | "type"> {
  /** The accessible name and the placeholder: "Find a table". */
  readonly label: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/** Filters a list as the user types. Esc first clears the text, and only then closes the surrounding overlay. */
export function SearchField({
  label,
  value,
  onValueChange,
  className,
  onKeyDown,
  ...rest
}: SearchFieldProps) {
  return (
    <div className={joinClasses("relative text-text-3", className)}>
      <Search className="pointer-events-none absolute inset-y-0 start-2.5 my-auto size-3.5" />
      <input
        placeholder={label}
        {...rest}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => {
          onValueChange(event.target.value);
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event);
          if (event.key !== "Escape" || value === "") return;
          event.stopPropagation();
          event.preventDefault();
          onValueChange("");
        }}
        className="h-md w-full min-w-0 rounded-2 border border-line-strong bg-surface ps-8 pe-8 text-13 text-text placeholder:text-text-3 focus-visible:outline-2 focus-visible:-outline-offset-1 max-md:h-tap max-md:text-16 [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== "" && (
        <button
          type="button"
          aria-label="Clear"
          className="tap absolute! inset-y-0 end-1 my-auto grid size-6 place-items-center rounded-1 hover:bg-hover hover:text-text"
          onClick={() => {
            onValueChange("");
          }}
        >
          <X className="size-3.5" />
        </button>
      )}
    </div>
  );
}
