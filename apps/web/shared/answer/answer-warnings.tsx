import type { Warning, WarningOffer } from "@askery/model";
import { Button } from "../../ui/button.tsx";
import { InfoLine, WarningLine } from "../../ui/warning-line.tsx";

interface AnswerWarningsProps {
  readonly warnings: readonly Warning[];
  /** A sentence about words of the question that the answer ignores. Default: none. */
  readonly unknownWords?: string | null;
  /** Makes the setting that a warning offers. Default: no offer is shown. */
  readonly onAccept?: ((offer: WarningOffer) => void) | undefined;
}

/** Facts that may mislead readers, the serious ones first. */
export function AnswerWarnings({ warnings, unknownWords = null, onAccept }: AnswerWarningsProps) {
  if (warnings.length === 0 && unknownWords === null) return null;
  const grave = warnings.filter(({ weight }) => weight === "caution");
  const mild = warnings.filter(({ weight }) => weight === "information");
  return (
    <ul aria-label="Know before you trust this" className="py-2">
      {unknownWords !== null && (
        <li>
          <WarningLine fact={unknownWords}>The answer leaves it out.</WarningLine>
        </li>
      )}
      {grave.map(({ fact, consequence, offer }) => (
        <li key={fact}>
          <WarningLine
            fact={fact}
            action={
              offer &&
              onAccept && (
                <Button size="sm" onClick={() => onAccept(offer)}>
                  {offerLabels[offer.kind]}
                </Button>
              )
            }
          >
            {consequence}
          </WarningLine>
        </li>
      ))}
      {mild.map(({ fact, consequence }) => (
        <li key={fact}>
          <InfoLine fact={fact}>{consequence}</InfoLine>
        </li>
      ))}
    </ul>
  );
}

const offerLabels: Readonly<Record<WarningOffer["kind"], string>> = {
  "unite-spellings": "Take them as one",
};
