import { progressOf, splitDay, type CalendarDay, type Period } from "./calendar.ts";
import { itemAt } from "./random.ts";

const byMonth = [0.97, 0.89, 0.96, 1.03, 0.94, 1.0, 0.97, 0.92, 0.98, 1.02, 1.22, 1.32];
const onlineByWeekday = [1.16, 1.12, 1.0, 0.98, 0.96, 0.88, 0.9];
const storeByWeekday = [0, 0.75, 0.8, 0.85, 0.95, 1.25, 2.2];
const onlineByHour = [
  1, 0.5, 0.3, 0.2, 0.2, 0.5, 1.2, 2.2, 3.2, 4, 4.4, 4.6, 4.8, 4.4, 4.2, 4.2, 4.5, 5.2, 6, 7.2, 8.4, 8, 5.5,
  2.6,
];
const storeByHour = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 5, 6, 6, 6, 7, 8, 9, 7, 4, 0, 0, 0, 0];

const categoryByMonth: Readonly<Record<string, readonly number[]>> = {
  Furniture: [1.15, 1.05, 1, 1, 0.95, 0.92, 0.92, 1, 1.1, 1.08, 1, 0.85],
  Kitchen: [0.9, 0.9, 0.92, 0.92, 0.92, 0.9, 0.9, 0.95, 1.05, 1.05, 1.15, 1.35],
  Lighting: [1.15, 1.05, 0.9, 0.8, 0.75, 0.7, 0.72, 0.85, 1.1, 1.3, 1.35, 1.3],
  Textiles: [1.2, 1.1, 0.95, 0.9, 0.85, 0.8, 0.8, 0.85, 1, 1.2, 1.25, 1.2],
  Garden: [0.22, 0.35, 1, 1.8, 2.3, 2.4, 1.9, 1.2, 0.6, 0.3, 0.2, 0.22],
};

const onlineOrdersPerDay = 36.5;
const storeOrdersPerDay = 8;
const yearlyGrowth = 1.19;

/** The expected number of online orders on a day of the full-sized shop, before any special events. */
export function expectOnlineOrders(period: Period, day: number): number {
  const date = splitDay(day);
  return onlineOrdersPerDay * levelOf(period, day, date) * itemAt(onlineByWeekday, date.weekday);
}

/** The expected number of orders in all stores together. Stores are closed on Sundays. */
export function expectStoreOrders(period: Period, day: number): number {
  const date = splitDay(day);
  return storeOrdersPerDay * levelOf(period, day, date) * itemAt(storeByWeekday, date.weekday);
}

/** How well a category sells in a month (1 to 12), where 1 is its average. */
export function seasonOf(category: string, month: number): number {
  return categoryByMonth[category]?.[month - 1] ?? 1;
}

export function weighOnlineHour(hour: number): number {
  return itemAt(onlineByHour, hour);
}

export function weighStoreHour(hour: number): number {
  return itemAt(storeByHour, hour);
}

/** Black week runs from 20 to 30 November. */
export function isBlackWeek({ month, date }: CalendarDay): boolean {
  return month === 11 && date >= 20;
}

function levelOf(period: Period, day: number, date: CalendarDay): number {
  const growth = yearlyGrowth ** (progressOf(period, day) * 3);
  return growth * itemAt(byMonth, date.month - 1) * eventOf(date);
}

function eventOf(date: CalendarDay): number {
  if (isBlackWeek(date)) return 1.5;
  if (date.month === 12 && date.date >= 24) return 0.45;
  if (date.month === 12 && date.date >= 5 && date.date <= 19) return 1.25;
  return 1;
}
