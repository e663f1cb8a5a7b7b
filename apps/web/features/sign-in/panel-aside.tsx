import { Check } from "lucide-react";
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
  { words: "customers", reading: "customers, by id" },
  { words: "came back", reading: "two orders or more" },
  { words: "last quarter", reading: "1 Jul – 30 Sep 2026" },
] as const;

/** Beside the form on wide screens: a question as Askery reads it. Decoration, and silent. */
export function PanelAside() {
  return (
    <aside aria-hidden className="flex flex-col justify-between gap-8 bg-bg p-8 max-md:hidden">
      <p className="text-28 leading-[1.5] font-semibold text-text">
        {question.map(({ text, mark }) => (
          <span key={text}>
            <span className={mark && markClasses(mark)}>{text}</span>{" "}
          </span>
        ))}
      </p>
      <dl className="flex flex-col border-t border-line text-13">
        {readings.map(({ words, reading }) => (
          <div key={words} className="flex items-center gap-2 border-b border-line py-2 last:border-0">
            <Check className="size-3.5 text-accent-text" />
            <dt className="w-24 flex-none text-text-3">{words}</dt>
            <dd className="font-medium text-text-2">{reading}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
