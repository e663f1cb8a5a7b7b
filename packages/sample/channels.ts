import type { Stories } from "./stories.ts";

/** A way visitors come to the website. */
export type OnlineChannel = "Search" | "Newsletter" | "Short video" | "Affiliates" | "Direct";

export const onlineChannels: readonly OnlineChannel[] = [
  "Search",
  "Newsletter",
  "Short video",
  "Affiliates",
  "Direct",
];

/** The share of a channel's visits that end in an order. */
export const conversionOf: Readonly<Record<OnlineChannel, number>> = {
  Search: 0.088,
  Newsletter: 0.122,
  "Short video": 0.052,
  Affiliates: 0.061,
  Direct: 0.114,
};

/** The share of a day's online orders that a channel brings. Short video gradually replaces the newsletter. */
export function shareOf(channel: OnlineChannel, day: number, stories: Stories): number {
  const shift = 1 / (1 + Math.exp(-(day - stories.channelShiftDay) / 110));
  switch (channel) {
    case "Search":
      return 0.36;
    case "Direct":
      return 0.19;
    case "Affiliates":
      return 0.1;
    case "Newsletter":
      return 0.28 - 0.21 * shift;
    case "Short video":
      return 0.07 + 0.21 * shift;
  }
}
