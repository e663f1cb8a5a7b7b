import { emphasize, type Narrated } from "./emphasize.ts";

interface AnswerSentenceProps {
  readonly answer: Narrated;
  /** Writes numbers and days as the reader reads them. Default: as they are written. */
  readonly write?: (text: string) => string;
}

/** The answer in a sentence, with numbers and names in semibold. */
export function AnswerSentence({ answer, write = (text) => text }: AnswerSentenceProps) {
  return (
    <p className="text-18 text-pretty text-text-2">
      {emphasize(answer).map(({ text, isStrong, isName }, index) =>
        isStrong ? (
          // The parts of a sentence never change their order.
          <b key={index} className="figures font-semibold text-text">
            {isName ? text : write(text)}
          </b>
        ) : (
          write(text)
        ),
      )}
    </p>
  );
}
