import { emphasize, type Narrated } from "./emphasize.ts";

/** The answer in a sentence, with numbers and names in semibold. */
export function AnswerSentence({ answer }: { readonly answer: Narrated }) {
  return (
    <p className="text-18 text-pretty text-text-2">
      {emphasize(answer).map(({ text, isStrong }, index) =>
        isStrong ? (
          // The parts of a sentence never change their order.
          <b key={index} className="figures font-semibold text-text">
            {text}
          </b>
        ) : (
          text
        ),
      )}
    </p>
  );
}
