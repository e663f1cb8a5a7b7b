import { ChartLine, Code as CodeIcon, RefreshCw, Table2 } from "lucide-react";
import { Button } from "../button.tsx";
import { Chip } from "../chip.tsx";
import { Code, CodeBlock } from "../code.tsx";
import { FilterChip } from "../filter-chip.tsx";
import { Mark } from "../mark.tsx";
import { ReceiptLine } from "../receipt-line.tsx";
import { TabList, TabPanel, Tabs } from "../tabs.tsx";
import { InfoLine, WarningLine } from "../warning-line.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

const tabs = [
  { value: "chart", label: "Chart", icon: ChartLine },
  { value: "table", label: "Table", icon: Table2 },
  { value: "sql", label: "SQL", icon: CodeIcon },
];

export function AnswerSpecimens() {
  return (
    <Specimens title="Parts of an answer">
      <Specimen title="Chips, sentence, tabs, warnings, receipt" isBare isWide>
        <Reading />
        <Tabs defaultValue="chart">
          <TabList
            tabs={tabs}
            label="Views of the answer"
            className="px-3"
            aside={<span className="text-12 text-text-3 max-md:hidden">Line, because it runs over time</span>}
          />
          <TabPanel value="chart" className="p-4 text-text-2">
            The chart is here.
          </TabPanel>
          <TabPanel value="table" className="p-4 text-text-2">
            11 rows × 8 columns from <Code>order_lines</Code>.
          </TabPanel>
          <TabPanel value="sql" className="p-4">
            <CodeBlock label="SQL">
              {"select date_trunc('month', ordered_at), sum(amount)\nfrom order_lines\ngroup by 1"}
            </CodeBlock>
          </TabPanel>
        </Tabs>
        <WarningLine
          fact="November is not over."
          action={
            <Button kind="ghost" size="sm">
              Leave it out
            </Button>
          }
        >
          20 of 30 days are counted.
        </WarningLine>
        <InfoLine fact="214 order lines have no category.">€9,410 is not shown.</InfoLine>
        <ReceiptLine
          facts={[
            "Built-in engine 1.0",
            "42 ms",
            "55 rows",
            "Europe/Berlin",
            "schema 7f3a·c2",
            "fresh, 20 Nov 16:12",
          ]}
          action={
            <Button kind="ghost" size="sm" icon={RefreshCw}>
              Reproduce
            </Button>
          }
        />
      </Specimen>
      <Specimen title="A question with its marks">
        <p className="text-22 font-semibold">
          <Mark kind="understood">Monthly</Mark> <Mark kind="guessed">turnover</Mark> for{" "}
          <Mark kind="unknown">loyal</Mark> customers
        </p>
      </Specimen>
      <Specimen title="Filters: at rest, active">
        <FilterChip label="Period" setting="This year" isActive={false} />
        <FilterChip label="Country" setting="Germany, Poland" isActive onClear={() => document.title} />
      </Specimen>
    </Specimens>
  );
}

function Reading() {
  return (
    <>
      <div className="flex flex-wrap gap-1.5 px-4 pt-3.5">
        <Chip part="measure" values={[{ text: "Revenue", mark: "understood" }]} />
        <Chip
          part="by"
          values={[
            { text: "month", mark: "understood" },
            { text: "category", mark: "understood" },
          ]}
        />
        <Chip part="filter" values={[{ text: "not cancelled", mark: "guessed" }]} />
        <Chip part="sort" values={[{ text: "month" }]} />
        <Chip part="+ limit" values={[]} />
      </div>
      <p className="px-4 py-3 text-18 text-pretty text-text-2">
        Revenue is <b className="font-semibold text-text">€6.04M</b> so far this year.{" "}
        <b className="font-semibold text-text">Furniture</b> leads with{" "}
        <b className="font-semibold text-text">€2.02M</b>, 33% of it.
      </p>
    </>
  );
}
