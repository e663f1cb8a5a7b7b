import { Mark, type MarkKind } from "../../ui/mark.tsx";

interface ReadWord {
  readonly text: string;
  readonly kind: MarkKind;
  readonly means: string;
}

const words: readonly ReadWord[] = [
  { text: "Which", kind: "understood", means: "ranking, 1 row" },
  { text: "supplier", kind: "understood", means: "suppliers.name" },
  { text: "caused", kind: "guessed", means: "guess: order by" },
  { text: "the most returns", kind: "understood", means: "count(returns)" },
  { text: "last quarter", kind: "understood", means: "1 Jul – 30 Sep 2026" },
];

/** A question analyzed word by word. */
export function ReadWords() {
  return (
    <section aria-labelledby="read-words" className="pt-20 md:pt-28">
      <h2 id="read-words" className="text-28 font-semibold tracking-title md:text-40">
        See which words it understood.
      </h2>
      <ul className="mt-10 flex flex-wrap gap-x-4 gap-y-5 text-[1.625rem]/[2.125rem] font-medium tracking-title md:text-[2.875rem]/[3.5rem]">
        {words.map(({ text, kind, means }) => (
          <li key={text}>
            <Mark kind={kind}>{text}</Mark>
            <span
              className={`mt-2.5 block font-mono text-[13px]/4 font-normal tracking-tight ${
                kind === "guessed" ? "text-warning" : "text-accent-text"
              }`}
            >
              {means}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
