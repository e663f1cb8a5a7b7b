import { showRanking, type Planned } from "@askery/engine";

/** The readings of a question for people to read, who want to see what a ranking goes by. Statements alone need not. */
export function showRankings(planned: Planned): Planned {
  if (planned.kind === "refused") return planned;
  const readings = planned.readings.map((ranked) => ({
    ...ranked,
    reading: { ...ranked.reading, plan: showRanking(ranked.reading.plan) },
  }));
  return { ...planned, plan: showRanking(planned.plan), readings };
}
