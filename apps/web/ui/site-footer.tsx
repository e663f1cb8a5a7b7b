import { Link } from "@tanstack/react-router";
import { LogoMark } from "./logo-mark.tsx";

/** The footer of the two pages without a side menu. */
export function SiteFooter() {
  return (
    <footer className="mx-auto mt-24 flex max-w-[1200px] flex-wrap items-center gap-4 px-6 pb-8 text-text-3 before:mb-2 before:h-px before:w-full before:bg-line">
      <LogoMark />
      <span>Askery, open source under Apache-2.0</span>
      <nav aria-label="More" className="ml-auto flex gap-4">
        <Link to="/plans" className="rounded-1 hover:text-text">
          Plans
        </Link>
        <a href="/api/openapi.json" className="rounded-1 hover:text-text">
          API
        </a>
      </nav>
    </footer>
  );
}
