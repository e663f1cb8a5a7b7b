/** A campaign that runs every year from `start` (month, date) for `days`, on a yearly budget in euros. */
export interface CampaignSeed {
  readonly name: string;
  readonly channel: "Newsletter" | "Search" | "Short video" | "Affiliates";
  readonly start: readonly [number, number];
  readonly days: number;
  readonly budget: number;
  readonly country?: string;
}

export const campaignSeeds: readonly CampaignSeed[] = [
  { name: "New year, new rooms", channel: "Newsletter", start: [1, 2], days: 26, budget: 6_500 },
  { name: "Winter sale", channel: "Search", start: [1, 8], days: 24, budget: 19_000 },
  { name: "Hygge days", channel: "Short video", start: [1, 20], days: 20, budget: 8_000 },
  { name: "Desk month", channel: "Affiliates", start: [2, 1], days: 28, budget: 7_200 },
  { name: "Fresh linen", channel: "Newsletter", start: [2, 10], days: 21, budget: 4_800 },
  { name: "Spring sale", channel: "Newsletter", start: [3, 15], days: 31, budget: 12_000 },
  { name: "Wiosna w domu", channel: "Search", start: [3, 20], days: 30, budget: 9_000, country: "Poland" },
  { name: "Garden opening", channel: "Search", start: [4, 1], days: 35, budget: 24_000 },
  { name: "Garden week", channel: "Short video", start: [5, 2], days: 28, budget: 16_000 },
  { name: "Rattan days", channel: "Affiliates", start: [5, 20], days: 30, budget: 11_000 },
  { name: "Long evenings", channel: "Newsletter", start: [6, 8], days: 28, budget: 7_500 },
  { name: "Summer sale", channel: "Search", start: [6, 25], days: 32, budget: 22_000 },
  { name: "Small rooms", channel: "Short video", start: [7, 10], days: 35, budget: 15_000 },
  { name: "Été à table", channel: "Affiliates", start: [7, 14], days: 30, budget: 6_000, country: "France" },
  { name: "Back to the table", channel: "Short video", start: [8, 25], days: 35, budget: 18_000 },
  { name: "Student kitchens", channel: "Search", start: [9, 1], days: 34, budget: 17_000 },
  { name: "Light & shade", channel: "Search", start: [10, 5], days: 33, budget: 21_000 },
  { name: "Warm floors", channel: "Newsletter", start: [10, 10], days: 28, budget: 6_200 },
  { name: "Black week", channel: "Search", start: [11, 16], days: 15, budget: 38_000 },
  { name: "Black week live", channel: "Short video", start: [11, 16], days: 15, budget: 26_000 },
  { name: "Gifts under 50", channel: "Affiliates", start: [11, 25], days: 29, budget: 13_000 },
  { name: "Set the table", channel: "Newsletter", start: [12, 1], days: 23, budget: 9_500 },
];
