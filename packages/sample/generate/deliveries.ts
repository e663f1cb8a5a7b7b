import { dayOfMoment, secondsPerDay, splitDay, type Period } from "../calendar.ts";
import type { Market } from "../markets.data.ts";
import { carrierSeeds, warehouseSeeds } from "../places.data.ts";
import { createPicker, itemAt, type Random } from "../random.ts";
import type { Stories } from "../stories.ts";
import type { Line } from "./baskets.ts";

export type ShipmentRow = {
  readonly id: number;
  readonly order_id: number;
  readonly carrier_id: number;
  readonly warehouse_id: number;
  readonly shipped_at: number;
  readonly promised_on: number;
  readonly delivered_at: number | null;
  readonly delivery_days: number | null;
  readonly weight_kg: number | null;
  readonly shipping_cost: number;
};

/** An order that leaves the warehouse at `shippedAt`, which must not be in the future. */
export interface DeliveryRequest {
  readonly orderId: number;
  readonly shippedAt: number;
  readonly market: Market;
  readonly lines: readonly Line[];
}

export type Deliverer = (request: DeliveryRequest) => readonly ShipmentRow[];

type Carrier = (typeof carrierSeeds)[number];

const heavyKg = 25;
const daysOverseas = 4;
const pickFreight = createPicker(carrierSeeds.filter(isFreight), (carrier) => carrier.weight);
const pickParcel = createPicker(
  carrierSeeds.filter((carrier) => !isFreight(carrier)),
  (carrier) => carrier.weight,
);

/** Heavy goods go by freight, the rest as a parcel; an order with both sometimes travels in two shipments. */
export function createDeliverer({
  period,
  stories,
  random,
}: {
  readonly period: Period;
  readonly stories: Stories;
  readonly random: Random;
}): Deliverer {
  let lastId = 0;
  return (request) =>
    splitLoad(request.lines, random).map((lines) => {
      lastId += 1;
      const carrier = lines.some(isHeavy) ? pickFreight(random) : pickParcel(random);
      const weight = weigh(lines);
      const shippedDay = dayOfMoment(request.shippedAt);
      const isOverseas = request.market.region === "Overseas";
      const usualDays = carrier.days + (isOverseas ? daysOverseas : 0);
      const days = travelDays(usualDays + delayOf(carrier, shippedDay, stories), shippedDay, random);
      const arrivesAt = (shippedDay + days) * secondsPerDay + random.integer(9 * 3600, 19 * 3600);
      const isLost = random.chance(0.003);
      const hasArrived = !isLost && arrivesAt <= period.now;
      return {
        id: lastId,
        order_id: request.orderId,
        carrier_id: carrierSeeds.indexOf(carrier) + 1,
        warehouse_id: warehouseOf(request.market.region),
        shipped_at: request.shippedAt,
        promised_on: shippedDay + Math.ceil(usualDays) + 1,
        delivered_at: hasArrived ? arrivesAt : null,
        delivery_days: hasArrived ? days : null,
        weight_kg: weight,
        shipping_cost: Math.round(
          ((isFreight(carrier) ? 2600 : 360) + (weight ?? 400) * 0.35) * (isOverseas ? 2.5 : 1),
        ),
      };
    });
}

/** Whether the pieces of a line are too heavy for a parcel. */
export function isHeavy(line: Line): boolean {
  return (line.product.row.weight_kg ?? 0) >= heavyKg * 100;
}

function isFreight(carrier: Carrier): boolean {
  return carrier.serviceLevel === "Freight";
}

function splitLoad(lines: readonly Line[], random: Random): readonly (readonly Line[])[] {
  const heavy = lines.filter(isHeavy);
  const light = lines.filter((line) => !isHeavy(line));
  if (heavy.length > 0 && light.length > 0 && random.chance(0.6)) return [heavy, light];
  return [lines];
}

function weigh(lines: readonly Line[]): number | null {
  let total = 0;
  for (const { row, product } of lines) {
    if (product.row.weight_kg === null) return null;
    total += product.row.weight_kg * row.quantity;
  }
  return Math.min(total, 999_999);
}

function delayOf(carrier: Carrier, day: number, { slowCarrier }: Stories): number {
  if (carrier.name !== slowCarrier.carrier || day < slowCarrier.firstDay) return 0;
  return 0.6 + Math.min(1, (day - slowCarrier.firstDay) / 110) * 3.6;
}

function travelDays(meanDays: number, shippedDay: number, random: Random): number {
  const { month, date } = splitDay(shippedDay);
  const rush = month === 12 && date <= 23 ? 0.7 : 0;
  const days = Math.max(1, Math.round(meanDays + rush + 0.9 * random.normal()));
  const isSunday = splitDay(shippedDay + days).weekday === 0;
  return isSunday ? days + 1 : days;
}

function warehouseOf(region: string): number {
  const index = warehouseSeeds.findIndex((seed) => (seed.regions as readonly string[]).includes(region));
  itemAt(warehouseSeeds, index);
  return index + 1;
}
