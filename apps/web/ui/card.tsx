import type { ComponentProps } from "react";
import { joinClasses } from "./join-classes.ts";

/** A surface for one thing, without padding. */
export function Card(props: ComponentProps<"section">) {
  return (
    <section {...props} className={joinClasses("min-w-0 rounded-4 bg-surface shadow-2", props.className)} />
  );
}
