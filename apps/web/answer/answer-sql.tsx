import { Check, Copy } from "lucide-react";
import { useState } from "react";
import { Button } from "../ui/button.tsx";
import { reachable } from "../ui/reachable.ts";
import { highlightSql } from "./highlight-sql.ts";

/** How long "Copied" stands. */
const thanksMs = 2000;

/** The SQL of an answer with its values in place, to read and to copy. */
export function AnswerSql({ sql }: { readonly sql: string }) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(sql);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), thanksMs);
  };
  return (
    <div className="relative">
      <section {...reachable} aria-label="SQL" className="max-h-[420px] overflow-auto p-4 pe-24">
        <pre className="font-mono text-[12.5px] leading-5 text-text-2">
          {highlightSql(sql).map(({ text, kind }, place) =>
            kind === "plain" ? (
              text
            ) : (
              <span key={place} className={colors[kind]}>
                {text}
              </span>
            ),
          )}
        </pre>
      </section>
      <Button
        kind="ghost"
        size="sm"
        icon={isCopied ? Check : Copy}
        className="absolute end-2 top-2"
        onClick={() => void copy()}
      >
        {isCopied ? "Copied" : "Copy"}
      </Button>
    </div>
  );
}

const colors = {
  keyword: "text-accent-text",
  text: "text-warning",
  comment: "text-text-3",
} as const;
