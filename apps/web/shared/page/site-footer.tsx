import { Link } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { LogoMark } from "../../ui/logo-mark.tsx";
import { setupQuery } from "../server/setup-query.ts";

/** The footer of the two pages without a side menu. */
export function SiteFooter() {
  const { data: setup } = useQuery(setupQuery);
  const sourceUrl = setup?.sourceUrl ?? null;
  return (
    <footer className="mx-auto mt-24 flex max-w-[1200px] flex-wrap items-center gap-4 px-6 pb-8 text-text-3 before:mb-2 before:h-px before:w-full before:bg-line">
      <LogoMark />
      <span>Askery, open source under Apache-2.0</span>
      <nav aria-label="More" className="ml-auto flex gap-4">
        <Link to="/plans" className={linkClasses}>
          Plans
        </Link>
        <Link to="/docs/$" params={{ _splat: "" }} className={linkClasses}>
          Documentation
        </Link>
        <a href="/api/openapi.json" className={linkClasses}>
          API
        </a>
        {sourceUrl !== null && (
          <a href={sourceUrl} className={linkClasses}>
            Source
          </a>
        )}
      </nav>
    </footer>
  );
}

const linkClasses = "rounded-1 hover:text-text";
