import type { Warning, WarningOffer, WarningRepair } from "@askery/model";
import { Button } from "../../ui/button.tsx";
import { InfoLine, WarningLine } from "../../ui/warning-line.tsx";

interface AnswerWarningsProps {
  readonly warnings: readonly Warning[];
  /** A sentence about words of the question that the answer ignores. Default: none. */
  readonly unknownWords?: string | null;
  /** Makes the setting that a warning offers. Default: no offer is shown. */
  readonly onAccept?: ((offer: WarningOffer) => void) | undefined;
  /** Changes the answer as a warning proposes. Default: no repair is shown. */
  readonly onRepair?: ((repair: WarningRepair) => void) | undefined;
}

/** Facts that may mislead readers, the serious ones first. */
export function AnswerWarnings(props: AnswerWarningsProps) {
  const { warnings, unknownWords = null, onAccept, onRepair } = props;
  if (warnings.length === 0 && unknownWords === null) return null;
  const grave = warnings.filter(({ weight }) => weight === "caution");
  const actionOf = ({ offer, repair }: Warning) =>
    repair && onRepair ? (
      <Button size="sm" onClick={() => onRepair(repair)}>
        {repair.words}
      </Button>
    ) : (
      offer &&
      onAccept && (
        <Button size="sm" onClick={() => onAccept(offer)}>
          {offerLabels[offer.kind]}
        </Button>
      )
    );
  const mild = warnings.filter(({ weight }) => weight === "information");
  return (
    <ul aria-label="Know before you trust this" className="py-2">
      {unknownWords !== null && (
        <li>
          <WarningLine fact={unknownWords}>The answer leaves it out.</WarningLine>
        </li>
      )}
      {grave.map((warning) => (
        <li key={warning.fact}>
          <WarningLine fact={warning.fact} action={actionOf(warning)}>
            {warning.consequence}
          </WarningLine>
        </li>
      ))}
      {mild.map((warning) => (
        <li key={warning.fact}>
          <InfoLine fact={warning.fact} action={actionOf(warning)}>
            {warning.consequence}
          </InfoLine>
        </li>
      ))}
    </ul>
  );
}

const offerLabels: Readonly<Record<WarningOffer["kind"], string>> = {
  "unite-spellings": "Take them as one",
};
