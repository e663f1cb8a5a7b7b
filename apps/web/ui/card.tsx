import type { ComponentProps } from "react";
import { joinClasses } from "./join-classes.ts";

/** A surface that holds one thing. No padding of its own. */
export function Card(props: ComponentProps<"section">) {
  return (
    <section {...props} className={joinClasses("min-w-0 rounded-4 bg-surface shadow-2", props.className)} />
  );
}
