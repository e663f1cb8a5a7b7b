/** Sentences about the steps that a report had to do without. */
export function listMissingSteps({
  failedCount,
  leftOutCount,
}: {
  readonly failedCount: number;
  readonly leftOutCount: number;
}): readonly string[] {
  const failed = failedCount === 1 ? "One step" : `${failedCount} steps`;
  const leftOut = leftOutCount === 1 ? "One step was" : `${leftOutCount} steps were`;
  return [
    ...(failedCount > 0 ? [`${failed} failed and could not be considered.`] : []),
    ...(leftOutCount > 0 ? [`${leftOut} left out.`] : []),
  ];
}
