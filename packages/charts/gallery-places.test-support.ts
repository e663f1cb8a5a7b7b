import { galleryChart, randomOf, type GalleryChart } from "./gallery-chart.test-support.ts";
import { categoryAxis, euros, figureOf } from "./samples.test-support.ts";

const random = randomOf(5);
const cities: readonly (readonly [name: string, latitude: number, longitude: number])[] = [
  ["Berlin", 52.52, 13.4],
  ["Hamburg", 53.55, 9.99],
  ["Munich", 48.14, 11.58],
  ["Cologne", 50.94, 6.96],
  ["Vienna", 48.21, 16.37],
  ["Zürich", 47.38, 8.54],
  ["Paris", 48.86, 2.35],
  ["Lyon", 45.76, 4.84],
  ["Amsterdam", 52.37, 4.9],
  ["Copenhagen", 55.68, 12.57],
  ["Milan", 45.46, 9.19],
  ["Madrid", 40.42, -3.7],
];
const faraway: typeof cities = [
  ["New York", 40.71, -74.01],
  ["San Francisco", 37.77, -122.42],
  ["São Paulo", -23.55, -46.63],
  ["Lagos", 6.52, 3.38],
  ["Nairobi", -1.29, 36.82],
  ["Delhi", 28.61, 77.21],
  ["Tokyo", 35.68, 139.69],
  ["Sydney", -33.87, 151.21],
];
const visits = Array.from({ length: 4000 }, (_, index) => {
  const [, latitude, longitude] = [...cities, ...faraway][index % 20] ?? ["", 0, 0];
  return [latitude + (random() - 0.5) * 9, longitude + (random() - 0.5) * 12] as const;
});

/** Maps of regions and of points. */
export const placeCharts: readonly GalleryChart[] = [
  galleryChart({
    kind: "map",
    note: "states of the USA",
    x: categoryAxis("state"),
    y: [figureOf("revenue", euros)],
    columns: {
      state: ["CA", "TX", "NY", "Florida", "WA", "Illinois", "Colorado", "Georgia", "Atlantis"],
      revenue: [910_000, 640_000, 580_000, 410_000, 300_000, 240_000, 190_000, 120_000, 4000],
    },
  }),
  galleryChart({
    kind: "map",
    note: "the world",
    x: categoryAxis("country"),
    y: [figureOf("revenue", euros)],
    columns: {
      country: ["US", "BR", "DE", "IN", "CN", "ZA", "AU", "CA", "FR", "JP", "NG"],
      revenue: [910, 640, 580, 410, 300, 240, 190, 120, 100, 90, 60].map((value) => value * 1000),
    },
  }),
  galleryChart({
    kind: "pointMap",
    y: [figureOf("revenue", euros)],
    coordinates: { latitude: "latitude", longitude: "longitude", name: "shop" },
    columns: {
      shop: cities.map(([name]) => name),
      latitude: cities.map(([, latitude]) => latitude),
      longitude: cities.map(([, , longitude]) => longitude),
      revenue: cities.map(() => Math.round(40_000 + random() ** 2 * 900_000)),
    },
  }),
  galleryChart({
    kind: "pointMap",
    note: "places of the world",
    y: [],
    coordinates: { latitude: "latitude", longitude: "longitude", name: null },
    columns: {
      latitude: visits.map(([latitude]) => latitude),
      longitude: visits.map(([, longitude]) => longitude),
    },
  }),
];
