import { splitDay } from "../calendar.ts";
import { isBlackWeek } from "../demand.ts";
import type { Random } from "../random.ts";
import { isWithin, type Stories } from "../stories.ts";
import type { CampaignRow } from "./campaigns.ts";

/** The discount on a whole order, in hundredths, and its coupon. */
export interface Deal {
  readonly discount: number | null;
  readonly coupon: string | null;
}

export interface DealRequest {
  readonly day: number;
  readonly isOnline: boolean;
  readonly isFirstOrder: boolean;
  readonly loyaltyTier: string | null;
  readonly campaign: CampaignRow | undefined;
}

const noDeal: Deal = { discount: null, coupon: null };

export function drawDeal(request: DealRequest, stories: Stories, random: Random): Deal {
  if (request.isOnline && isWithin(stories.couponLeak, request.day) && random.chance(0.6)) {
    return { discount: 50, coupon: stories.couponLeak.coupon };
  }
  if (isBlackWeek(splitDay(request.day)) && random.chance(0.65)) {
    return { discount: 20, coupon: request.isOnline ? "BLACK20" : null };
  }
  if (request.isOnline && request.isFirstOrder && random.chance(0.22)) {
    return { discount: 10, coupon: "WELCOME10" };
  }
  if (request.campaign && random.chance(0.35)) {
    return { discount: 15, coupon: "SAVE15" };
  }
  if (request.loyaltyTier === "Gold" && random.chance(0.5)) {
    return { discount: 5, coupon: null };
  }
  return noDeal;
}

/** The running campaign to which an order or a visit on this channel is attributed, if any. */
export function attribute(
  campaigns: readonly CampaignRow[],
  visit: { readonly channel: string; readonly country: string; readonly day: number },
  random: Random,
): CampaignRow | undefined {
  const running = campaigns.filter(
    (campaign) =>
      campaign.channel === visit.channel &&
      campaign.starts_on <= visit.day &&
      campaign.ends_on >= visit.day &&
      (campaign.country === null || campaign.country === visit.country),
  );
  return running.length > 0 && random.chance(0.55) ? random.pick(running) : undefined;
}
