import type { Warning } from "@askery/model";
import { InfoLine, WarningLine } from "../ui/warning-line.tsx";

/** What may mislead a reader, the grave first. */
export function AnswerWarnings({ warnings }: { readonly warnings: readonly Warning[] }) {
  if (warnings.length === 0) return null;
  const grave = warnings.filter(({ weight }) => weight === "caution");
  const mild = warnings.filter(({ weight }) => weight === "information");
  return (
    <ul aria-label="Know before you trust this" className="py-2">
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
