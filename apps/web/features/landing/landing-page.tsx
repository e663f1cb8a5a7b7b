import { Link } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import { ArrowUpRight } from "lucide-react";
import { sessionQuery } from "../../shared/server/queries.ts";
import { buttonClasses } from "../../ui/button-classes.ts";
import { SiteFooter } from "../../shared/page/site-footer.tsx";
import { SiteHeader } from "../../ui/site-header.tsx";
import { Demo } from "./demo.tsx";
import { Promises } from "./promises.tsx";
import { ReadWords } from "./read-words.tsx";

/** The landing page, with a live demo. */
export function LandingPage() {
  const { data: session } = useQuery(sessionQuery);
  const isSignedIn = session !== null && session !== undefined;
  return (
    <div className="min-h-screen bg-canvas">
      <SiteHeader>
        <Link to="/plans" className={`${buttonClasses("ghost", "md")} max-sm:hidden`}>
          Plans
        </Link>
        <Link
          to="/docs/$"
          params={{ _splat: "" }}
          className={`${buttonClasses("ghost", "md")} max-sm:hidden`}
        >
          Documentation
        </Link>
        {isSignedIn ? (
          <Link to="/ask" className={buttonClasses("ink", "md")}>
            Open Askery
          </Link>
        ) : (
          <>
            <Link to="/" search={{ panel: "sign-in" }} className={buttonClasses("ghost", "md")}>
              Sign in
            </Link>
            <Link to="/" search={{ panel: "sign-up" }} className={buttonClasses("ink", "md")}>
              Sign up
            </Link>
          </>
        )}
      </SiteHeader>
      <main className="mx-auto max-w-[1200px] px-6 pt-10">
        <Hero isSignedIn={isSignedIn} />
        <Demo />
        <ReadWords />
        <Promises />
      </main>
      <SiteFooter />
    </div>
  );
}

function Hero({ isSignedIn }: { readonly isSignedIn: boolean }) {
  return (
    <div className="grid items-end gap-5 lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)] lg:gap-12">
      <h1 className="text-[2.375rem] leading-[1.1] font-semibold tracking-hero md:text-[clamp(2.5rem,5vw,3.75rem)] md:leading-[1.03]">
        Ask your database.
        <br />
        Check the answer.
      </h1>
      <div>
        <p className="text-18 text-pretty text-text-2">
          Plain English in; a sentence, a chart, the table and the SQL out. The same question gives the same
          SQL, every time, with no language model.
        </p>
        <div className="mt-5 flex flex-wrap items-center gap-2">
          {isSignedIn ? (
            <Link to="/databases/new" className={buttonClasses("solid", "lg")}>
              Connect a database
            </Link>
          ) : (
            <Link
              to="/"
              search={{ panel: "sign-up", next: "/databases/new" }}
              className={buttonClasses("solid", "lg")}
            >
              Connect a database
            </Link>
          )}
          <a href="#run-it-yourself" className={buttonClasses("ghost", "lg")}>
            Run it yourself
            <ArrowUpRight />
          </a>
        </div>
      </div>
    </div>
  );
}
