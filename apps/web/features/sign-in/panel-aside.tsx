import { Check, CircleDashed } from "lucide-react";
import { markClasses, type MarkKind } from "../../ui/mark.tsx";

interface Word {
  readonly text: string;
  readonly mark?: MarkKind;
}

const question: readonly Word[] = [
  { text: "Which" },
  { text: "customers", mark: "understood" },
  { text: "came back", mark: "guessed" },
  { text: "last quarter", mark: "understood" },
];

const readings = [
  { words: "customers", reading: "customers, counted once", isGuess: false },
  { words: "came back", reading: "two orders or more", isGuess: true },
  { words: "last quarter", reading: "1 Jul – 30 Sep 2026", isGuess: false },
] as const;

/** A decorative sample question next to the form on wide screens; hidden from screen readers. */
export function PanelAside() {
  return (
    <aside aria-hidden className="flex flex-col justify-center gap-8 bg-bg p-8 max-md:hidden">
      <p className="text-28 leading-[1.5] font-semibold text-text">
        {question.map(({ text, mark }) => (
          <span key={text}>
            <span className={mark && markClasses(mark)}>{text}</span>{" "}
          </span>
        ))}
      </p>
      <dl className="flex flex-col text-13">
        {readings.map(({ words, reading, isGuess }) => (
          <div key={words} className="flex items-center gap-2.5 border-t border-line py-2.5">
            {isGuess ? (
              <CircleDashed className="size-3.5 text-warning" />
            ) : (
              <Check className="size-3.5 text-accent-text" />
            )}
            <dt className="w-24 flex-none text-text-3">{words}</dt>
            <dd className="font-medium text-text">{reading}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
