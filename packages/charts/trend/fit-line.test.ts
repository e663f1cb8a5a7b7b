import { expect, test } from "vitest";
import { fitLine } from "./fit-line.ts";

test("a line has the certified values of NIST's Norris, to at least 12 digits", () => {
  const line = fitLine(
    norris.map(([x]) => x),
    norris.map(([, y]) => y),
  );
  if (line === null) throw new Error("the points differ");
  expect(line.slope).toBeCloseTo(1.00211681802045, 12);
  expect(line.middleY - line.slope * line.middleX).toBeCloseTo(-0.262323073774029, 11);
});

test("a line has the exact values of points on it, and points above one another have none", () => {
  expect(fitLine([0, 2, 4], [1, 5, 9])).toEqual({ slope: 2, middleX: 2, middleY: 5 });
  expect(fitLine([3, 3, 3], [1, 2, 3])).toBeNull();
});

/** A monitor of ozone, x measured by NIST and y by a customer: NIST's Statistical Reference Datasets. */
const norris: readonly (readonly [number, number])[] = [
  [0.2, 0.1],
  [337.4, 338.8],
  [118.2, 118.1],
  [884.6, 888],
  [10.1, 9.2],
  [226.5, 228.1],
  [666.3, 668.5],
  [996.3, 998.5],
  [448.6, 449.1],
  [777, 778.9],
  [558.2, 559.2],
  [0.4, 0.3],
  [0.6, 0.1],
  [775.5, 778.1],
  [666.9, 668.8],
  [338, 339.3],
  [447.5, 448.9],
  [11.6, 10.8],
  [556, 557.7],
  [228.1, 228.3],
  [995.8, 998],
  [887.6, 888.8],
  [120.2, 119.6],
  [0.3, 0.3],
  [0.3, 0.6],
  [556.8, 557.6],
  [339.1, 339.3],
  [887.2, 888],
  [999, 998.5],
  [779, 778.9],
  [11.1, 10.2],
  [118.3, 117.6],
  [229.2, 228.9],
  [669.1, 668.4],
  [448.9, 449.2],
  [0.5, 0.2],
];
