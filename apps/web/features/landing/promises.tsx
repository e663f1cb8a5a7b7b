import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ShieldCheck } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "../../ui/badge.tsx";
import { CodeBlock } from "../../ui/code.tsx";
import { Mark } from "../../ui/mark.tsx";
import { setupQuery } from "../../shared/server/setup-query.ts";
import { receiptFacts } from "../../shared/answer/receipt-facts.ts";
import { exampleAnswer } from "./example-answer.data.ts";

/** The facts for duration, row count and schema. */
const proof = receiptFacts(exampleAnswer.receipt).filter(
  (_, index) => index === 1 || index === 2 || index === 4,
);

interface PromiseProps {
  readonly sign: ReactNode;
  readonly title: string;
  readonly children: ReactNode;
}

/** What sets Askery apart, and how to get it. */
export function Promises() {
  const { data: setup } = useQuery(setupQuery);
  return (
    <>
      <div className="mt-16 grid gap-10 border-t border-line pt-7 md:mt-18 md:grid-cols-3">
        <OnePromise
          title="Solid, dotted, wavy"
          sign={
            <span className="flex gap-3 text-[15px] font-medium">
              <Mark kind="understood">match</Mark>
              <Mark kind="guessed">guess</Mark>
              <Mark kind="unknown">unknown</Mark>
            </span>
          }
        >
          A solid line is a match in your schema. A dotted line is a guess you can confirm. A wavy line is a
          word it will not pretend to know.
        </OnePromise>
        <OnePromise
          title="SQL you can read"
          sign={<span className="mono text-text-3">{proof.join(" · ")}</span>}
        >
          Every answer carries its SQL, the rows it read, the time it took and the version that wrote it. Run
          it again and compare.
        </OnePromise>
        <OnePromise
          title="Your data stays where it is"
          sign={
            <Badge tone="success" icon={ShieldCheck}>
              Read-only, on your machine
            </Badge>
          }
        >
          Questions run in your database, as one read-only statement. No language model sees your schema or
          your rows, unless you switch one on.
        </OnePromise>
      </div>
      <section
        id="run-it-yourself"
        aria-labelledby="run-it"
        className="mt-20 grid items-center gap-6 border-t border-line pt-10 lg:grid-cols-2 lg:gap-12"
      >
        <div>
          <h2 id="run-it" className="text-28 font-semibold tracking-title">
            Run it yourself.
          </h2>
          <p className="mt-2 max-w-text text-14 text-text-2">
            One command, one process, one folder of data. It comes with a sample shop, so the first answer is
            a minute away.{" "}
            <Link to="/docs/$" params={{ _splat: "guides/run-a-server" }} className="underline">
              Running a server
            </Link>{" "}
            describes the rest.
          </p>
        </div>
        <CodeBlock label="How to run Askery">{`${printClone(setup?.sourceUrl ?? null)}npm ci && npm start`}</CodeBlock>
      </section>
    </>
  );
}

/** The lines that fetch the source, if the operator has set its address. */
function printClone(sourceUrl: string | null): string {
  return sourceUrl === null ? "" : `git clone ${sourceUrl} askery\ncd askery\n`;
}

function OnePromise({ sign, title, children }: PromiseProps) {
  return (
    <div>
      <div className="mb-3 flex h-7 items-center text-12">{sign}</div>
      <h3 className="mb-1 text-16 font-medium">{title}</h3>
      <p className="text-14 text-text-2">{children}</p>
    </div>
  );
}
