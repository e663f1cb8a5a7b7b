import { ExampleChart } from "./example-chart.tsx";
import { ExampleQuestion } from "./example-question.tsx";

/** The example, until it is live. */
export function Demo() {
  return (
    <div className="mt-9 overflow-hidden rounded-4 bg-surface shadow-4">
      <ExampleQuestion />
      <ExampleChart />
    </div>
  );
}
