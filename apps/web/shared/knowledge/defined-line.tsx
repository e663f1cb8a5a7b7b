import { listKnowledge, type Knowledge } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { endpointQuery } from "../server/endpoint-query.ts";
import { describeWhen } from "../wording/describe-when.ts";
import { useNow } from "../wording/use-now.ts";
import { failures } from "../wording/failures.ts";
import { useForget } from "./knowledge-actions.ts";
import { readStopWordRule } from "./stop-word-rule.ts";

interface DefinedLineProps {
  readonly databaseId: string;
  readonly phrase: string;
  /** Called after the definition was forgotten. */
  readonly onForgotten: () => void;
}

/** Who defined a word and when, with a way to forget it. Shows nothing for a word that nobody defined. */
export function DefinedLine({ databaseId, phrase, onForgotten }: DefinedLineProps) {
  const now = useNow();
  const list = useQuery(endpointQuery(listKnowledge, { params: { databaseId } }));
  const forget = useForget(databaseId, onForgotten, failures.notUndone);
  const found = list.data?.find(({ entry }) => phraseOf(entry) === phrase.trim().toLowerCase());
  if (found === undefined) return null;
  return (
    <p className="mt-0.5 text-12 text-text-3">
      Defined by {found.author.name}, {describeWhen(found.updatedAtMs, now)}
      {" · "}
      <button
        type="button"
        className="tap rounded-1 text-text-2 transition-colors hover:text-text"
        disabled={forget.isPending}
        onClick={() => forget.mutate(found)}
      >
        Forget
      </button>
    </p>
  );
}

/** The word that an entry defines, in lower case; null for other kinds of entries. */
function phraseOf(entry: Knowledge): string | null {
  if (entry.kind === "synonym") return entry.phrase.toLowerCase();
  if (entry.kind === "metric") return entry.name.toLowerCase();
  return entry.kind === "rule" ? (readStopWordRule(entry.text)?.toLowerCase() ?? null) : null;
}
