import { dayOf, splitDay, type Period } from "../calendar.ts";
import { campaignSeeds, type CampaignSeed } from "../campaigns.data.ts";
import { createRandom, type Random } from "../random.ts";

export type CampaignRow = {
  readonly id: number;
  readonly name: string;
  readonly channel: string;
  readonly country: string | null;
  readonly starts_on: number;
  readonly ends_on: number;
  readonly budget: number;
  readonly spend: number;
  readonly impressions: number;
  readonly clicks: number;
};

/** Every campaign that started within the period, in the order of their starts. */
export function generateCampaigns(period: Period): readonly CampaignRow[] {
  const random = createRandom("campaigns");
  const rows: CampaignRow[] = [];
  for (let year = splitDay(period.firstDay).year; year <= splitDay(period.lastDay).year; year += 1) {
    for (const seed of campaignSeeds) {
      const startsOn = dayOf(year, ...seed.start);
      if (startsOn < period.firstDay || startsOn > period.lastDay) continue;
      rows.push(generateCampaign({ seed, startsOn, year, id: rows.length + 1 }, random, period));
    }
  }
  return rows;
}

interface CampaignRun {
  readonly seed: CampaignSeed;
  readonly startsOn: number;
  readonly year: number;
  readonly id: number;
}

function generateCampaign(
  { seed, startsOn, year, id }: CampaignRun,
  random: Random,
  period: Period,
): CampaignRow {
  const elapsed = Math.min(1, (period.lastDay - startsOn + 1) / seed.days);
  const yearsIn = year - splitDay(period.firstDay).year;
  const budget = Math.round(seed.budget * (1 + 0.15 * yearsIn));
  const spend = Math.round(budget * elapsed * (0.84 + 0.24 * random.next()));
  const impressions = Math.round(spend * (70 + 60 * random.next()));
  return {
    id,
    name: `${seed.name} ${year}`,
    channel: seed.channel,
    country: seed.country ?? null,
    starts_on: startsOn,
    ends_on: startsOn + seed.days - 1,
    budget: budget * 100,
    spend: spend * 100,
    impressions,
    clicks: Math.round(impressions * (0.008 + 0.012 * random.next())),
  };
}
