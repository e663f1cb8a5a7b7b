/** The steps that a report had to do without. */
export interface MissingSteps {
  /** Why steps failed, for each that did. */
  readonly failures: readonly string[];
  readonly leftOutCount: number;
}

export function hasMissingSteps({ failures, leftOutCount }: MissingSteps): boolean {
  return failures.length + leftOutCount > 0;
}

/** Sentences about the steps that a report had to do without, and why. */
export function listMissingSteps({ failures, leftOutCount }: MissingSteps): readonly string[] {
  const failed = failures.length === 1 ? "One step" : `${failures.length} steps`;
  const leftOut = leftOutCount === 1 ? "One step was" : `${leftOutCount} steps were`;
  const reasons = [...new Set(failures)].join(" ");
  return [
    ...(failures.length > 0 ? [`${failed} failed and could not be considered. ${reasons}`] : []),
    ...(leftOutCount > 0 ? [`${leftOut} left out.`] : []),
  ];
}
