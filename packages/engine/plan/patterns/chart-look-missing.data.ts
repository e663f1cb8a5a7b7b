/** What people know of other charts, and no chart here has. */
export interface MissingLook {
  /** What names it: "radar chart", "3d", "thicker". */
  readonly names: readonly string[];
  /** The words of a drawing that one of the names must be beside: "line" of "thicker". Default: none. */
  readonly of?: readonly string[];
  /** Whether a figure other than zero is part of it: "300k". Default: none is. */
  readonly hasFigure?: true;
  /** A sentence about it, and what there is instead. */
  readonly fact: string;
}

const lines = ["line", "bar", "column", "slice", "dot", "marker", "point", "curve", "area"];
const labels = ["label", "tick", "name", "text", "axis"];

export const missingLooks: readonly MissingLook[] = [
  {
    names: [
      "start",
      "starts",
      "begin",
      "begins",
      "end",
      "ends",
      "stop",
      "cap",
      "limit",
      "minimum",
      "maximum",
    ],
    of: ["axis", "scale"],
    hasFigure: true,
    fact: "An axis starts at zero or at the figures, and ends with them. “Don’t start at zero” shows more of their differences.",
  },
  {
    names: ["3d", "3-d", "3 d", "three dimensions", "three dimensional", "3 dimensions", "perspective"],
    fact: "There are no 3-D charts, because depth makes figures look unequal. Charts are flat.",
  },
  {
    names: ["animate", "animated", "animation", "bar race", "racing bars"],
    fact: "Charts are not animated.",
  },
  {
    names: ["radar", "spider chart", "spider web chart", "star chart", "polar chart", "nightingale"],
    fact: "There is no radar chart. Bars compare the same figures.",
  },
  {
    names: ["word cloud", "tag cloud", "wordcloud"],
    fact: "There is no word cloud. A treemap shows names as large as their figures.",
  },
  {
    names: ["sunburst", "icicle", "circle packing", "packed circles"],
    fact: "There is no sunburst chart. A treemap shows parts of a whole within parts.",
  },
  {
    names: ["gantt", "candlestick", "candlesticks", "ohlc"],
    fact: "There are no Gantt and candlestick charts.",
  },
  {
    names: ["violin", "violin plot", "ridgeline", "joyplot"],
    fact: "There is no violin plot. A density plot or a box plot shows a distribution.",
  },
  {
    names: ["venn", "mosaic", "marimekko", "mekko", "chord diagram", "parallel coordinates", "dendrogram"],
    fact: "There is no such chart. Stacked columns, a heatmap or a sankey diagram come near.",
  },
  {
    names: ["pictogram", "pictograms", "icons", "emoji", "pictures", "images"],
    of: ["bar", "column", "use", "instead", "with", "as"],
    fact: "Charts are drawn without pictures.",
  },
  {
    names: ["error bar", "error bars", "confidence interval", "confidence band", "standard deviation band"],
    fact: "Error bars are not drawn. A box plot shows the spread of single rows.",
  },
  {
    names: ["explode", "exploded", "pull out", "pulled out", "detach"],
    of: ["slice", "pie", "donut", "piece", "segment"],
    fact: "Slices are not pulled out. “Highlight the highest” makes one stand out.",
  },
  {
    names: [
      "thick",
      "thicker",
      "thin",
      "thinner",
      "bold",
      "bolder",
      "wide",
      "wider",
      "narrow",
      "narrower",
      "fat",
      "fatter",
      "slim",
      "slimmer",
    ],
    of: lines,
    fact: "The widths of lines and bars are fixed, so that all charts look alike.",
  },
  {
    names: [
      "rotate",
      "rotated",
      "sideways",
      "slanted",
      "diagonal",
      "diagonally",
      "tilt",
      "tilted",
      "vertically",
      "45 degrees",
      "90 degrees",
    ],
    of: labels,
    fact: "Labels are never turned: where they have no room, some are left out. Lying bars have room for long names.",
  },
  {
    names: [
      "bottom",
      "top",
      "left",
      "right",
      "below",
      "above",
      "under",
      "beside",
      "inside",
      "outside",
      "move",
    ],
    of: ["legend", "key"],
    fact: "A legend has its own place: names are beside their lines, or above the chart.",
  },
  {
    names: ["bigger", "larger", "smaller", "big", "large", "small", "font", "fonts", "italic"],
    of: ["label", "font", "text", "letter", "writing"],
    fact: "The sizes of texts are fixed, so that they fit at every width.",
  },
];
