import type { Warning } from "@askery/model";
import { InfoLine, WarningLine } from "../../ui/warning-line.tsx";

interface AnswerWarningsProps {
  readonly warnings: readonly Warning[];
  /** A sentence about words of the question that the answer ignores. Default: none. */
  readonly unknownWords?: string | null;
}

/** Facts that may mislead readers, the serious ones first. */
export function AnswerWarnings({ warnings, unknownWords = null }: AnswerWarningsProps) {
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
      {grave.map(({ fact, consequence }) => (
        <li key={fact}>
          <WarningLine fact={fact}>{consequence}</WarningLine>
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
