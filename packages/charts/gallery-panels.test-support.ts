import { cross, galleryChart, randomOf, type GalleryChart } from "./gallery-chart.test-support.ts";
import { categoryAxis, euros, figureOf, monthAxis, monthsOf2026 } from "./samples.test-support.ts";

const random = randomOf(11);
const months = monthsOf2026(11);
const categories = ["Furniture", "Lighting", "Kitchen", "Bedding", "Garden"];
const countries = ["Germany", "France", "Spain", "Italy", "Poland", "Sweden"];
const revenue = figureOf("revenue", euros);
const monthly = cross(months, categories);
const monthlyColumns = {
  month: monthly.map(([month]) => month),
  category: monthly.map(([, category]) => category),
  revenue: monthly.map(([month, category]) =>
    Math.round(
      40_000 - categories.indexOf(category) * 6000 + months.indexOf(month) * 1800 + random() * 16_000,
    ),
  ),
};
const byCountry = cross(countries, categories);
const byCountryColumns = {
  country: byCountry.map(([country]) => country),
  category: byCountry.map(([, category]) => category),
  revenue: byCountry.map(([country, category]) =>
    Math.round(
      (1_800_000 / (countries.indexOf(country) + 1)) *
        (0.3 - categories.indexOf(category) * 0.05 + random() * 0.1),
    ),
  ),
};
const products = Array.from({ length: 120 }, (_, index) => `Product ${index + 1}`);
const prices = products.map(() => Math.round(20 + random() * 280));

/** Small multiples of every kind. */
export const panelCharts: readonly GalleryChart[] = [
  ...(["area", "bar", "horizontalBar", "pie"] as const).map((panel) =>
    galleryChart({
      kind: "smallMultiples",
      note: panel,
      x: panel === "area" || panel === "bar" ? monthAxis : categoryAxis("country"),
      y: [revenue],
      series: "category",
      columns: panel === "area" || panel === "bar" ? monthlyColumns : byCountryColumns,
      display: { panel },
    }),
  ),
  ...(["scatter", "histogram"] as const).map((panel) =>
    galleryChart({
      kind: "smallMultiples",
      note: panel,
      x: categoryAxis("product"),
      y: panel === "scatter" ? [figureOf("price", euros), revenue] : [figureOf("price", euros)],
      series: "category",
      columns: {
        product: products,
        category: products.map((_, index) => categories[index % 5] ?? ""),
        price: prices,
        revenue: prices.map((price) => Math.round(price * (20 + random() * 60))),
      },
      display: { panel },
    }),
  ),
];
