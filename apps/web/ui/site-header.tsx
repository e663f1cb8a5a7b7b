import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Logo } from "./logo.tsx";

/** The header of the two pages without a side menu; `children` are the actions at its right. */
export function SiteHeader({ children }: { readonly children: ReactNode }) {
  return (
    <header className="mx-auto flex h-16 max-w-[1200px] items-center gap-2 px-6">
      <Link to="/" aria-label="Askery, home" className="rounded-2">
        <Logo height={22} />
      </Link>
      <nav aria-label="Site" className="ml-auto flex items-center gap-2">
        {children}
      </nav>
    </header>
  );
}
