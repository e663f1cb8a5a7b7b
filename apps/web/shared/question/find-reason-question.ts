/** Questions that ask for reasons, which an answer with a figure leaves open. */
const asksForReasons =
  /^(?:(?:and|but|so|ok|please),? )?(?:why\b|how come\b|explain (?:why|the)\b|investigate\b|what (?:drives|caused|causes|explains|influences|affects|happened to|is behind|was behind|is driving)\b|(?:what(?:'s| is)|is there|anything|something) .*\b(?:unusual|strange|odd)\b)/i;
const bareWhy = /^(?:(?:and|but|so),? )?(?:why|how come)(?: is that| so)?[\s?!.]*$/i;

/** "Why?", which is about what was before. */
export function isBareWhy(text: string): boolean {
  return bareWhy.test(text.trim());
}

/**
 * The question that Quantum investigates, if one asks for reasons; null for any other. "Why?" is about the question before.
 */
export function findReasonQuestion(question: string, before: string | null): string | null {
  const text = question.trim();
  if (bareWhy.test(text)) return before === null ? null : aboutFigure(before.trim());
  return asksForReasons.test(text) ? text : null;
}

function aboutFigure(question: string): string {
  if (asksForReasons.test(question)) return question;
  const figure = question
    .replace(/[\s?!.]+$/, "")
    .replace(/^(?:show (?:me )?|what (?:is|was|are|were) (?:the |our )?|how (?:much|many) )/i, "");
  return `Investigate ${figure.charAt(0).toLowerCase()}${figure.slice(1)}`;
}
