import type { AskedChart, ChartDisplay, DesignMark, NumberStyle } from "@askery/model";
import { describe, expect, test } from "vitest";
import { ask, plan } from "./company.test-support.ts";

/** How a chart is drawn, in words: the last question says it, and asks for the same figures as the first one. */
const byChannel = "SELECT channel, COUNT(*) AS orders FROM orders GROUP BY channel ORDER BY orders DESC";

function look(display: ChartDisplay, ...marks: readonly DesignMark[]) {
  return { kind: null, stacking: null, look: { display, marks } };
}

function styled(numberStyle: NumberStyle): AskedChart {
  return { kind: null, stacking: null, look: { display: {}, marks: [], numberStyle } };
}

function titled(title: string): AskedChart {
  return { kind: null, stacking: null, look: { display: {}, marks: [], title } };
}

const log = { scale: "log" } as const;
const plain = { kind: null, stacking: null } as const;
const average = { kind: "average" } as const;
const band = (from: number, to: number, label: string) => ({ kind: "band", from, to, label }) as const;
const trend = { kind: "trend" } as const;

test.each<[words: string, asked: AskedChart]>([
  ["log scale", look(log)],
  ["back to a normal scale please", { ...plain, look: { display: {}, marks: [], without: ["scale"] } }],
  [
    "put a reference line at 500000 called break even",
    look({}, { kind: "reference", value: 500_000, label: "break even" }),
  ],
  ["flip it so the bars lie flat", { kind: "horizontalBar", stacking: null }],
  ["turn them so that the bars run sideways", { kind: "horizontalBar", stacking: null }],
  ["switch back to the legend", { ...plain, look: { display: {}, marks: [], without: ["legend"] } }],
  ["put the figures on top of each column", look({ labels: "shown" })],
  ["draw it in steps", { kind: "step", stacking: null }],
  ["get rid of the average line", { ...plain, look: { display: {}, marks: [], without: ["average"] } }],
  ["set a goal of 700k", look({}, { kind: "goal", value: 700_000, label: "Goal" })],
  ["on a logarithmic axis", look(log)],
  ["start at zero", look({ zero: "included" })],
  ["with labels", look({ labels: "shown" })],
  ["hide the value labels", look({ labels: "hidden" })],
  ["use patterns", look({ palette: "patterns" })],
  ["add the average", look({}, average)],
  ["with an average line", look({}, average)],
  ["add a trend line", look({}, trend)],
  ["add a goal of 2,000", look({}, { kind: "goal", value: 2000, label: "Goal" })],
  ["with a target line at 500", look({}, { kind: "goal", value: 500, label: "Goal" })],
  ["stacked", { kind: null, stacking: "stacked" }],
  ["stacked to 100%", { kind: null, stacking: "shares" }],
  ["only the top 5 and the rest", look({ top: { count: 5, hasOther: true } })],
  ["top 3 and others", look({ top: { count: 3, hasOther: true } })],
  ["add a trend line and labels", look({ labels: "shown" }, trend)],
  ["100% stacked", { kind: null, stacking: "shares" }],
  ["side by side", { kind: "bar", stacking: "none" }],
  ["show the average line", look({}, average)],
  ["draw a line at the average", look({}, average)],
  ["add a linear trend", look({}, trend)],
  ["show a goal of 100k", look({}, { kind: "goal", value: 100_000, label: "Goal" })],
  ["make the y axis logarithmic", look(log)],
  ["don't start at zero", look({ zero: "excluded" })],
  ["show labels", look({ labels: "shown" })],
  ["put the values above the bars", look({ labels: "shown" })],
  ["hide the legend", look({ legend: "hidden" })],
  ["get rid of the legend", look({ legend: "hidden" })],
  ["turn the grid off", look({ grid: "hidden" })],
  ["no grid lines", look({ grid: "hidden" })],
  ["smooth the line", look({ curve: "smooth" })],
  ["hide the events", look({ events: "hidden" })],
  ["show the events to everyone", look({ events: "shown" })],
  ["with markers", look({ points: "shown" })],
  ["in thousands", styled({ length: "thousands" })],
  ["show it in millions", styled({ length: "millions" })],
  ["with all digits", styled({ length: "full" })],
  ["without decimals", styled({ decimals: 0 })],
  ["with 2 decimals", styled({ decimals: 2 })],
  ["highlight the highest", look({ highlight: "highest" })],
  ["mark the lowest one", look({ highlight: "lowest" })],
  ["swap the axes", { kind: null, stacking: null, isFlipped: true }],
  ["turn the chart sideways", { kind: null, stacking: null, isFlipped: true }],
  ["flip it", { kind: null, stacking: null, isFlipped: true }],
  ["scatter them", { kind: "scatter", stacking: null }],
  ["lay the bars on their side", { kind: null, stacking: null, isFlipped: true }],
  ["highlight web", look({ highlight: ["web"] })],
  ["let web and mobile app stand out", look({ highlight: ["web", "mobile app"] })],
  ["mark the weakest month", look({ highlight: "lowest" })],
  ["stop highlighting anything", look({ highlight: "none" })],
  ["a smoother line, please", look({ curve: "smooth" })],
  ["can you make the curve less jagged", look({ curve: "smooth" })],
  ["take the grid lines away", look({ grid: "hidden" })],
  ["legend off", look({ legend: "hidden" })],
  ["I don't need a legend", look({ legend: "hidden" })],
  ["bring back the legend", { ...plain, look: { display: {}, marks: [], without: ["legend"] } }],
  ["make it horizontal", { kind: "horizontalBar", stacking: null }],
  ["turn it 90 degrees", { kind: null, stacking: null, isFlipped: true }],
  ["only color web", look({ highlight: ["web"] })],
  ["spotlight the top channel", look({ highlight: "highest" })],
  ["nothing highlighted", look({ highlight: "none" })],
  ["no rounding", styled({ length: "full" })],
  ["without cents", styled({ decimals: 0 })],
  ["add a threshold at 600", look({}, { kind: "reference", value: 600, label: "reference" })],
  ["title: Best channels", titled("Best channels")],
  ["put a dot on every month", look({ points: "shown" })],
  ["add a trend line to the chart", look({}, trend)],
  ["each bar in its own color", look({ palette: "varied" })],
  ["a different color for every channel", look({ palette: "varied" })],
  ["color the bars differently", look({ palette: "varied" })],
  ["color by channel", look({ palette: "varied" })],
  ["use patterns instead of colors", look({ palette: "patterns" })],
  ["shade the area between 400k and 600k", look({}, band(400_000, 600_000, "400k to 600k"))],
  ["add a band from 20 to 10", look({}, band(10, 20, "10 to 20"))],
  ["stack it up to 100 percent", { kind: null, stacking: "shares" }],
  ["just the three biggest, lump the others together", look({ top: { count: 3, hasOther: true } })],
  ["keep only the two largest channels and group what is left", look({ top: { count: 2, hasOther: true } })],
  ["group everything after the first four into other", look({ top: { count: 4, hasOther: true } })],
  ["can you use bars for that", { kind: "bar", stacking: null }],
  ["just give me the table", { kind: "table", stacking: null }],
  ["I only want a plain table", { kind: "table", stacking: null }],
  ["as a pivot table", { kind: "pivot", stacking: null }],
  ["without a chart", { kind: "table", stacking: null }],
  ["split it up, one chart each", { kind: "smallMultiples", stacking: null }],
  ["with the numbers on top", look({ labels: "shown" })],
  ["I'd rather have columns", { kind: "bar", stacking: null }],
  ["could this be a doughnut?", { kind: "donut", stacking: null }],
  ["make it a funnel", { kind: "funnel", stacking: null }],
  ["fill the area under the line", { kind: "area", stacking: null }],
  ["bars on top of each other", { kind: "bar", stacking: "stacked" }],
  ["as shares of 100%", { kind: null, stacking: "shares" }],
  ["fit a trend through it", look({}, trend)],
  ["could you add a line showing the average", look({}, average)],
  ["include the mean", look({}, average)],
  ["mark 500,000 as our target", look({}, { kind: "goal", value: 500_000, label: "Goal" })],
  ["everything but the top two in one group", look({ top: { count: 2, hasOther: true } })],
  ["get rid of the dots", look({ points: "hidden" })],
  ["draw a line at 500k", look({}, { kind: "reference", value: 500_000, label: "reference" })],
  ["round to thousands", styled({ length: "thousands" })],
  ["shorten the numbers", styled({ length: "short" })],
  ["show exact numbers", styled({ length: "full" })],
  ["round to whole numbers", styled({ decimals: 0 })],
  ["vertical bars", { kind: "bar", stacking: null, isVertical: true }],
  ["grouped columns", { kind: "bar", stacking: "none", isVertical: true }],
  ["split into small charts", { kind: "smallMultiples", stacking: null }],
  ['call it "Best channels"', titled("Best channels")],
  ["change the title to Best channels.", titled("Best channels")],
  ["as bars instead of a line", { kind: "bar", stacking: null }],
  ["draw it the other way around, bars lying", { kind: "horizontalBar", stacking: null }],
  ["with the bars lying down", { kind: "horizontalBar", stacking: null }],
  ["the other way round, standing", { kind: "bar", stacking: null, isVertical: true }],
  ["draw it the other way around", { kind: null, stacking: null, isFlipped: true }],
  ["as a table with bars in it", { kind: "table", stacking: null }],
  ["thanks, now as a treemap", { kind: "treemap", stacking: null }],
  ["change the chart to bars", { kind: "bar", stacking: null }],
  ["draw the average across it", look({}, average)],
  ["write the number on every bar", look({ labels: "shown" })],
  ["only the top 3, and lump the rest together", look({ top: { count: 3, hasOther: true } })],
  ["log scale and add the average", look(log, average)],
  ["as a bar chart on a log scale", { ...look(log), kind: "bar" }],
])("%s", (words, asked) => {
  const planned = plan("orders by channel", words);
  expect(planned.kind === "planned" && planned.askedChart).toEqual(asked);
  expect(ask("orders by channel", words)).toBe(byChannel);
});

describe("what was asked of the chart before", () => {
  test.each<[rule: string, conversation: readonly string[], asked: AskedChart | null]>([
    ["a look keeps the kind", ["as a pie", "with labels"], { ...look({ labels: "shown" }), kind: "pie" }],
    ["looks add up", ["log scale", "add the average"], look(log, average)],
    [
      "a second goal takes the place of the first",
      ["add a goal of 100", "add a goal of 200"],
      look({}, { kind: "goal", value: 200, label: "Goal" }),
    ],
    ["a word takes the scale back", ["log scale and add the average", "linear scale"], look({}, average)],
    ["a word takes a line back", ["add a trend line and labels", "no trend line"], look({ labels: "shown" })],
    ["a word takes a goal back", ["add a goal of 100", "without the goal"], look({})],
    ["axes that are swapped twice are as before", ["swap the axes", "swap the axes"], plain],
    ["a word takes the legend back", ["hide the legend", "show the legend"], look({})],
    [
      "a word takes the choice of events back",
      ["show the events to everyone", "show the dated events"],
      look({}),
    ],
    ["a word takes a highlight back", ["highlight the highest", "no highlight"], look({ highlight: "none" })],
    [
      "a highlight takes the place of another",
      ["highlight web", "highlight the highest"],
      look({ highlight: "highest" }),
    ],
    [
      "a title stays",
      ["call it Best channels", "hide the grid"],
      {
        ...titled("Best channels"),
        look: { display: { grid: "hidden" }, marks: [], title: "Best channels" },
      },
    ],
    [
      "number styles add up",
      ["in thousands", "with 2 decimals"],
      styled({ length: "thousands", decimals: 2 }),
    ],
    ["a word takes patterns back", ["use patterns", "without patterns"], look({})],
    ["a word takes stacking back", ["stacked", "unstacked"], { kind: null, stacking: "none" }],
    ["another kind starts anew", ["log scale", "as a pie"], { kind: "pie", stacking: null }],
  ])("%s", (_, conversation, asked) => {
    const planned = plan("orders by channel", ...conversation);
    expect(planned.kind === "planned" && planned.askedChart).toEqual(asked);
  });
});

test.each([
  ["sort alphabetically", "ORDER BY channel"],
  ["sort the bars by name", "ORDER BY channel"],
  ["rank the bars, smallest at the left", "ORDER BY orders"],
  ["rank the bars, largest at the left", "ORDER BY orders DESC"],
  ["put the biggest one on top", "ORDER BY orders DESC"],
  ["put the biggest one to the right", "ORDER BY orders"],
  ["put the total quantity on a second axis", "SUM("],
  ["color the bars by status", "GROUP BY channel, status"],
  ["one chart per status", "GROUP BY channel, status"],
])("words that change the figures, too: %s", (words, sql) => {
  expect(ask("orders by channel", words)).toContain(sql);
});

test("a color is a second breakdown, beside the first", () => {
  expect(ask("orders by channel", "color by status")).toContain("GROUP BY channel, status");
});

describe("a figure that colors the chart", () => {
  const colorBy = (column: string, label = column) => look({ colorBy: { column, label, format: null } });

  test.each<[words: string, asked: AskedChart]>([
    ["color by quantity", colorBy("quantity")],
    ["colored by the average quantity", colorBy("average_quantity", "average quantity")],
    ["shade the bars by quantity", colorBy("quantity")],
    ["as a treemap, color by quantity", { ...colorBy("quantity"), kind: "treemap" }],
  ])("%s fetches it beside the figures before", (words, asked) => {
    const planned = plan("orders by channel", words);
    expect(planned.kind === "planned" && planned.askedChart).toEqual(asked);
    expect(ask("orders by channel", words)).toMatch(/COUNT\(.* AS orders, .*quantity\) AS .*quantity/);
  });

  test("a figure that the answer has is not fetched again", () => {
    const before = "number of orders and total quantity by channel";
    const planned = plan(before, "color by quantity");
    expect(planned.kind === "planned" && planned.askedChart?.look?.display.colorBy?.column).toBe("quantity");
    expect(ask(before, "color by quantity")).toBe(ask(before));
  });

  test("a question may name it at once", () => {
    const planned = plan("number of orders by channel, color by quantity");
    expect(planned.kind === "planned" && planned.askedChart).toEqual(colorBy("quantity"));
  });

  test("it stays while the conversation changes the chart, and a word takes it back", () => {
    const conversation = ["orders by channel", "color by quantity", "as a treemap", "with labels"];
    const planned = plan(...conversation);
    expect(planned.kind === "planned" && planned.askedChart).toEqual({
      ...look({ labels: "shown", ...colorBy("quantity").look.display }),
      kind: "treemap",
    });
    const without = plan(...conversation, "without colors");
    expect(without.kind === "planned" && without.askedChart?.look?.display.colorBy).toBeUndefined();
  });

  test("another figure starts anew", () => {
    const planned = plan("orders by channel", "color by quantity", "shipments by channel");
    expect(planned.kind === "planned" && planned.askedChart?.look?.display.colorBy).toBeUndefined();
  });
});

describe("figures that add up", () => {
  const running = /SUM\(orders\) OVER \(\s*ORDER BY month/;

  test.each([
    "add it up month by month",
    "sum them up as the year goes on",
    "let it add up over the year",
    "accumulate it",
  ])("%s", (words) => {
    expect(ask("orders per month in 2025", words)).toMatch(running);
  });

  test("units that were not shown are sums", () => {
    expect(ask("orders per month in 2025", "add it up by quarter")).toBe(ask("orders per quarter in 2025"));
  });

  test("without units they are one figure", () => {
    expect(ask("orders by channel", "add them up")).toBe(ask("number of orders"));
  });
});

describe("two figures in one chart", () => {
  const asked = (...conversation: readonly string[]) => {
    const planned = plan(...conversation);
    return (
      planned.kind === "planned" && [
        planned.askedChart?.kind,
        planned.plan.kind === "query" && planned.plan.measures.map(({ id }) => id),
      ]
    );
  };

  test.each([
    ["orders by channel", "total quantity as a line over the bars", "combo"],
    ["number of orders and total quantity by channel", "total quantity as a line over the bars", "combo"],
    ["number of orders and total quantity by channel", "plot one against the other", "scatter"],
  ])("%s, %s", (first, words, kind) => {
    expect(asked(first, words)).toEqual([kind, ["orders", "quantity"]]);
  });
});

test.each([
  ["as bars floating", "floating"],
  ["as bars with rainbows", "rainbows"],
  ["make everything green", "green"],
  ["label the y axis Orders", "label"],
  ["name the vertical axis Channel", "name"],
  ["keep adding each month to the ones before", "before"],
  ["make it taller", "taller"],
  ["bigger please", "bigger"],
  ["that is too colorful", "colorful"],
])("what a change leaves out is asked back: %s", (words, lost) => {
  const planned = plan("orders per month in 2025", words);
  expect(planned.kind === "refused" && planned.problem.facts["words"]).toContain(lost);
});

test.each(["income instead of number", "turnover instead of the number"])(
  "a guessed figure replaces another one, and is no drawing: %s",
  (words) => {
    expect(plan("orders per month in 2025", words).kind).toBe("planned");
  },
);

describe("what is along which axis", () => {
  const asked = (words: string) => {
    const planned = plan("orders by month and channel in 2025", words);
    return planned.kind === "planned" && planned.askedChart;
  };

  test.each<[words: string, asked: AskedChart]>([
    ["put the channel on the x axis", { ...plain, placed: { axis: "x", of: "channel" } }],
    ["channels across the top", { ...plain, placed: { axis: "x", of: "channel" } }],
    ["the y axis shows the month", { ...plain, placed: { axis: "y", of: "month" } }],
    [
      "as a heatmap, months down the side",
      { kind: "heatmap", stacking: null, placed: { axis: "y", of: "month" } },
    ],
  ])("%s", (words, chart) => {
    expect(asked(words)).toEqual(chart);
    expect(ask("orders by month and channel in 2025", words)).toBe(
      ask("orders by month and channel in 2025"),
    );
  });
});

test("an average that is a figure is none of the chart's", () => {
  expect(ask("orders by channel", "add the average quantity")).toContain("AVG(");
});

test.each([
  "top 3 countries by quantity and the rest",
  "top 3 countries by quantity, others together",
  "top 3 countries by quantity vs everyone else",
])("%s keeps all groups, and the chart puts the others together", (question) => {
  const planned = plan(question);
  expect(planned.kind === "planned" && planned.askedChart).toEqual(
    look({ top: { count: 3, hasOther: true } }),
  );
  expect(ask(question)).toBe(ask("quantity by country"));
});

test.each<[words: string, kind: AskedChart["kind"], missing: RegExp]>([
  ["as a pie in 3D", "pie", /no 3-D charts/],
  ["in 3D as a pie", "pie", /no 3-D charts/],
  ["as bars with error bars", "bar", /Error bars are not drawn/],
  ["rotate the labels", null, /Labels are never turned/],
  ["turn the month labels by 45 degrees", null, /Labels are never turned/],
  ["thicker line", null, /widths of lines/],
  ["make the bars a bit wider", null, /widths of lines/],
  ["as a radar chart", null, /no radar chart/],
  ["put the legend at the bottom", null, /legend has its own place/],
  ["start the y axis at 300k", null, /An axis starts at zero or at the figures/],
])("what no chart has is named, and the rest is drawn: %s", (words, kind, missing) => {
  const planned = plan("orders per month in 2025", words);
  const asked = planned.kind === "planned" ? planned.askedChart : null;
  expect([asked?.kind, asked?.look?.missing]).toEqual([kind, [expect.stringMatching(missing)]]);
});
