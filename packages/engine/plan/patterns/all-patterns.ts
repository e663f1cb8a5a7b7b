import { placePatterns } from "./place-patterns.ts";
import { activePeoplePatterns } from "./active-people.ts";
import type { Pattern } from "./pattern.ts";
import { chartPatterns } from "./chart-patterns.ts";
import { colorPatterns } from "./color-patterns.ts";
import { measurePatterns } from "./measure-patterns.ts";
import { namedAmountPatterns } from "./named-amounts.ts";
import { listPatterns } from "./list-patterns.ts";
import { groupPatterns } from "./group-patterns.ts";
import { comparedValuePatterns } from "./compared-values.ts";
import { filterPatterns } from "./filter-patterns.ts";
import { periodPatterns } from "./period-patterns.ts";
import { havingPatterns } from "./having-patterns.ts";
import { referencePatterns } from "./reference-patterns.ts";
import { relatedPatterns } from "./related-patterns.ts";
import { orderPatterns } from "./order-patterns.ts";
import { againstBeforePatterns } from "./against-before.ts";
import { beforeAndAfterPatterns } from "./before-and-after.ts";
import { binPatterns } from "./bins.ts";
import { cohortPatterns } from "./cohorts.ts";
import { regularPatterns } from "./regular-patterns.ts";
import { relationPatterns } from "./relation-patterns.ts";
import { presentationPatterns } from "./presentation-patterns.ts";
import { performancePatterns } from "./performance-patterns.ts";
import { stockPatterns } from "./stock-patterns.ts";
import { statusPatterns } from "./status-patterns.ts";
import { mostPatterns } from "./most-patterns.ts";
import { alphabetPatterns } from "./alphabet-patterns.ts";
import { topPatterns } from "./top-patterns.ts";
import { topPerPatterns } from "./top-per-patterns.ts";
import { happeningPatterns } from "./happening-patterns.ts";
import { modifiedPatterns } from "./modified-patterns.ts";
import { pacePatterns } from "./pace-patterns.ts";
import { lateByPatterns } from "./late-by.ts";
import { latenessPatterns } from "./lateness.ts";
import { lastingPatterns } from "./lasting-patterns.ts";
import { standingPatterns } from "./standing-patterns.ts";
import { untilPatterns } from "./until-patterns.ts";
import { agePatterns } from "./age-patterns.ts";
import { elapsedPatterns } from "./elapsed-patterns.ts";
import { endsOfEachPatterns } from "./ends-of-each.ts";
import { endsPatterns } from "./ends-patterns.ts";
import { limitPatterns } from "./limit-patterns.ts";
import { besidePatterns } from "./beside-patterns.ts";
import { absencePatterns } from "./absence-patterns.ts";
import { busyPatterns } from "./busy-patterns.ts";
import { thresholdPatterns } from "./threshold-patterns.ts";

/** All patterns. A new pattern goes into the file of its concept, or into a new file. */
export const allPatterns: readonly Pattern[] = [
  ...measurePatterns,
  ...namedAmountPatterns,
  ...listPatterns,
  ...groupPatterns,
  ...binPatterns,
  ...filterPatterns,
  ...comparedValuePatterns,
  ...periodPatterns,
  ...havingPatterns,
  ...relatedPatterns,
  ...referencePatterns,
  ...orderPatterns,
  ...relationPatterns,
  ...regularPatterns,
  ...cohortPatterns,
  ...againstBeforePatterns,
  ...beforeAndAfterPatterns,
  ...presentationPatterns,
  ...chartPatterns,
  ...colorPatterns,
  ...statusPatterns,
  ...topPatterns,
  ...alphabetPatterns,
  ...mostPatterns,
  ...topPerPatterns,
  ...busyPatterns,
  ...happeningPatterns,
  ...modifiedPatterns,
  ...pacePatterns,
  ...besidePatterns,
  ...elapsedPatterns,
  ...agePatterns,
  ...lastingPatterns,
  ...standingPatterns,
  ...untilPatterns,
  ...latenessPatterns,
  ...lateByPatterns,
  ...endsPatterns,
  ...endsOfEachPatterns,
  ...limitPatterns,
  ...activePeoplePatterns,
  ...placePatterns,
  ...stockPatterns,
  ...performancePatterns,
  ...absencePatterns,
  ...thresholdPatterns,
];
