import type { Answer } from "@askery/model";
import { ResultTable } from "../../lib/answer/result-table.tsx";
import { TabList, TabPanel, Tabs } from "../../ui/tabs.tsx";

const tabs = [
  { value: "table", label: "Table" },
  { value: "sql", label: "SQL" },
];

/** An answer: how it was understood, its sentence, its rows and its SQL. */
export function AnswerView({ answer }: { readonly answer: Answer }) {
  const { interpretation, sentence, table, statement, receipt } = answer;
  return (
    <>
      <div className="px-4 pt-4 pb-3">
        <p className="text-12 text-text-3">{interpretation.restatement}</p>
        <p className="mt-1 text-18 text-pretty">{sentence}</p>
      </div>
      <Tabs defaultValue="table">
        <TabList
          tabs={tabs}
          label="Parts of the answer"
          className="px-3"
          aside={
            <span className="text-12 whitespace-nowrap text-text-3 max-md:hidden">
              {table.rowCount.toLocaleString("en-US")} {table.rowCount === 1 ? "row" : "rows"} ×{" "}
              {table.columns.length} {table.columns.length === 1 ? "column" : "columns"}
            </span>
          }
        />
        <TabPanel value="table">
          <ResultTable table={table} label={`Result: ${interpretation.restatement}`} />
        </TabPanel>
        <TabPanel value="sql">
          <pre className="p-4 font-mono text-12 whitespace-pre-wrap text-text-2">{statement.text}</pre>
        </TabPanel>
      </Tabs>
      {answer.warnings.map((warning) => (
        <p key={warning.code} className="border-t border-line px-4 py-2">
          <span className="font-medium">{warning.fact}</span>{" "}
          <span className="text-text-2">{warning.consequence}</span>
        </p>
      ))}
      <p className="mono border-t border-dashed border-line-strong px-4 py-2.5 text-12 text-text-3">
        {receipt.engine} · {Math.round(receipt.planningMs + receipt.runningMs)} ms · {receipt.rowCount}{" "}
        {receipt.rowCount === 1 ? "row" : "rows"} · {receipt.timeZone} · schema {receipt.schemaFingerprint}
      </p>
    </>
  );
}
