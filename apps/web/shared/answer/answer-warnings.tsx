import type { Warning, WarningOffer, WarningRepair } from "@askery/model";
import type { ReactNode } from "react";
import { Button } from "../../ui/button.tsx";
import { InfoLine, WarningLine } from "../../ui/warning-line.tsx";

interface AnswerWarningsProps {
  readonly warnings: readonly Warning[];
  /** A sentence about words of the question that the answer ignores. Default: none. */
  readonly unknownWords?: string | null;
  /** Does what a warning offers; null for an offer that this person cannot accept. Default: no offer is shown. */
  readonly acceptOf?: ((offer: WarningOffer) => (() => void) | null) | undefined;
  /** Changes the answer as a warning proposes. Default: no repair is shown. */
  readonly onRepair?: ((repair: WarningRepair) => void) | undefined;
}

/** Facts that may mislead readers, the serious ones first. */
export function AnswerWarnings(props: AnswerWarningsProps) {
  const { warnings, unknownWords = null } = props;
  if (warnings.length === 0 && unknownWords === null) return null;
  const grave = warnings.filter(({ weight }) => weight === "caution");
  const actionOf = (warning: Warning) => findAction(warning, props);
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

/** The button that does what a warning proposes. */
function findAction({ offer, repair }: Warning, { acceptOf, onRepair }: AnswerWarningsProps): ReactNode {
  if (repair && onRepair) {
    return (
      <Button size="sm" onClick={() => onRepair(repair)}>
        {repair.words}
      </Button>
    );
  }
  const accept = offer && acceptOf?.(offer);
  return (
    offer &&
    accept && (
      <Button size="sm" onClick={accept}>
        {offerLabels[offer.kind]}
      </Button>
    )
  );
}

const offerLabels: Readonly<Record<WarningOffer["kind"], string>> = {
  "unite-spellings": "Take them as one",
  "remove-default": "Count all",
  "use-default": "Leave them out",
};
