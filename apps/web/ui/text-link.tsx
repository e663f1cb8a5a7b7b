import { createLink } from "@tanstack/react-router";
import type { ComponentProps } from "react";
import { joinClasses } from "./join-classes.ts";

const linkClasses =
  "rounded-1 text-accent-text underline decoration-accent-line underline-offset-[0.25em] transition-colors hover:decoration-current";

function Anchor({ className, children, ...rest }: ComponentProps<"a">) {
  return (
    <a {...rest} className={joinClasses(linkClasses, className)}>
      {children}
    </a>
  );
}

/** A link in text to a route of the app. Apart from marks, only links are underlined. */
export const TextLink = createLink(Anchor);

/** A link in text to another site. It opens in a new tab, without a referrer. */
export function OutsideLink(props: Omit<ComponentProps<"a">, "target" | "rel">) {
  return <Anchor {...props} target="_blank" rel="noreferrer" />;
}
