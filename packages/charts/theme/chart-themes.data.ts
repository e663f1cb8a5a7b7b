import type { ChartTheme, ThemeName } from "./chart-theme.ts";

/** Single quotes: the string stands in attributes of drawn SVG. */
const fontFamily = "'Geist Variable', Geist, system-ui, sans-serif";

/**
 * The colors of the design tokens as plain sRGB, for drawing where there is no browser to resolve them. A test converts
 * the tokens again and compares.
 */
export const chartThemes: Readonly<Record<ThemeName, ChartTheme>> = {
  dark: {
    fontFamily,
    text: "rgb(241, 244, 244)",
    textSecondary: "rgb(183, 192, 193)",
    textMuted: "rgb(149, 160, 163)",
    surface: "rgb(20, 26, 28)",
    raised: "rgb(26, 33, 36)",
    line: "rgba(231, 241, 241, 0.16)",
    hover: "rgba(231, 241, 241, 0.055)",
    rest: "rgb(102, 113, 116)",
    grid: "rgba(231, 241, 241, 0.07)",
    zero: "rgba(231, 241, 241, 0.26)",
    up: "rgb(75, 211, 192)",
    down: "rgb(249, 127, 126)",
    series: [
      "rgb(75, 211, 192)",
      "rgb(255, 158, 58)",
      "rgb(155, 159, 255)",
      "rgb(216, 70, 84)",
      "rgb(48, 120, 185)",
      "rgb(207, 231, 151)",
      "rgb(250, 180, 255)",
      "rgb(172, 151, 139)",
    ],
    sequential: [
      "rgb(19, 43, 44)",
      "rgb(20, 65, 65)",
      "rgb(23, 91, 88)",
      "rgb(30, 122, 114)",
      "rgb(41, 155, 142)",
      "rgb(61, 193, 173)",
      "rgb(114, 236, 208)",
    ],
    diverging: [
      "rgb(244, 153, 60)",
      "rgb(182, 112, 48)",
      "rgb(110, 73, 44)",
      "rgb(41, 47, 48)",
      "rgb(36, 93, 89)",
      "rgb(50, 149, 137)",
      "rgb(77, 212, 191)",
    ],
  },
  light: {
    fontFamily,
    text: "rgb(14, 25, 29)",
    textSecondary: "rgb(67, 79, 84)",
    textMuted: "rgb(92, 103, 107)",
    surface: "rgb(255, 255, 255)",
    raised: "rgb(255, 255, 255)",
    line: "rgba(23, 36, 40, 0.18)",
    hover: "rgba(23, 36, 40, 0.045)",
    rest: "rgb(132, 142, 145)",
    grid: "rgba(23, 36, 40, 0.075)",
    zero: "rgba(23, 36, 40, 0.3)",
    up: "rgb(17, 134, 125)",
    down: "rgb(192, 36, 43)",
    series: [
      "rgb(17, 134, 125)",
      "rgb(216, 113, 3)",
      "rgb(89, 89, 208)",
      "rgb(209, 32, 61)",
      "rgb(0, 72, 114)",
      "rgb(122, 152, 84)",
      "rgb(164, 96, 179)",
      "rgb(87, 63, 43)",
    ],
    sequential: [
      "rgb(229, 244, 241)",
      "rgb(195, 229, 223)",
      "rgb(152, 209, 201)",
      "rgb(100, 183, 174)",
      "rgb(40, 153, 144)",
      "rgb(7, 114, 109)",
      "rgb(3, 74, 73)",
    ],
    diverging: [
      "rgb(161, 79, 9)",
      "rgb(212, 130, 53)",
      "rgb(236, 198, 156)",
      "rgb(237, 241, 241)",
      "rgb(166, 216, 209)",
      "rgb(60, 165, 156)",
      "rgb(6, 102, 97)",
    ],
  },
};
