import { Button } from "../button.tsx";
import { Code } from "../code.tsx";
import { EmptyState } from "../empty-state.tsx";
import { FailedState } from "../failed-state.tsx";
import { Mark } from "../mark.tsx";
import { Notice } from "../notice.tsx";
import { ProgressBar } from "../progress-bar.tsx";
import { ProgressRing } from "../progress-ring.tsx";
import { RefusedState } from "../refused-state.tsx";
import { Steps, type Step } from "../steps.tsx";
import { showToast } from "../toast-store.ts";
import { WaitingLine } from "../waiting-line.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

const steps: readonly Step[] = [
  { label: "Read 5 words", state: "done", detail: "1 ms" },
  { label: "Chose shipments and carriers", state: "done", detail: "2 ms" },
  { label: "Wrote the SQL", state: "done", detail: "1 ms" },
  { label: "Checked it", state: "done", detail: "3 ms" },
  { label: "Running", state: "running", detail: "4.2 s, 31,000 rows" },
  { label: "Draw", state: "waiting" },
];

const drawings = ["bars", "grid", "rows", "talk", "database", "people", "search"] as const;

export function StateSpecimens() {
  return (
    <Specimens title="States">
      <Specimen title="Waiting: named steps, seconds, Stop" isBare>
        <Steps
          title="Average delivery days by carrier"
          steps={steps}
          onStop={() => showToast("Query stopped")}
        />
      </Specimen>
      <Specimen title="Refused: which words, and what can be answered" isBare>
        <RefusedState
          question={
            <>
              How <Mark kind="unknown">happy</Mark> were <Mark kind="understood">customers</Mark>{" "}
              <Mark kind="understood">last quarter</Mark>?
            </>
          }
          reason="Nothing in this database is called “happy”, and no column looks like a rating. You can define the word, or ask one of these."
          suggestions={[
            "Return rate last quarter",
            "Orders per customer last quarter",
            "Customers who came back last quarter",
          ]}
          onAsk={showToast}
          teach={{ word: "happy", onDefine: () => showToast("Defined “happy”") }}
        />
      </Specimen>
      <Specimen title="Failed: the cause, then the fix; the question is kept" isBare>
        <FailedState
          title="The database did not answer in 30 seconds"
          requestId="7f3ac2d1"
          actions={
            <>
              <Button kind="solid" size="sm">
                Ask for the last 90 days
              </Button>
              <Button kind="ghost" size="sm">
                Run again
              </Button>
            </>
          }
        >
          The query reads all 1.2M rows of <Code>web_sessions</Code>. It was stopped in the database. Ask
          about a shorter period, or raise the limit in Connection.
        </FailedState>
      </Specimen>
      <Specimen title="Empty: one sentence, one action that works" isBare>
        <EmptyState title="No starred charts yet" action={<Button size="sm">Look through 48 charts</Button>}>
          Star a chart and it appears here.
        </EmptyState>
      </Specimen>
      <Specimen title="Empty: the other drawings" isBare isWide>
        <div className="grid md:grid-cols-2">
          {drawings.map((drawing) => (
            <EmptyState key={drawing} title="Nothing here yet" drawing={drawing}>
              One sentence on how it gets here.
            </EmptyState>
          ))}
        </div>
      </Specimen>
    </Specimens>
  );
}

/** Progress, and notices about a whole page. */
export function NoticeSpecimens() {
  return (
    <Specimens title="Notices and progress">
      <Specimen title="Waiting for a page, after 300 ms" isBare>
        <WaitingLine>Reading the tables of Marlow & Finch</WaitingLine>
      </Specimen>
      <Specimen title="Shares of a whole">
        <ProgressRing label="Ready" share={0.82} />
        <span>
          <b className="font-medium">82 of 100 ready</b>
        </span>
        <div className="grid w-full gap-3">
          <ProgressBar label="Filled" share={0.62} />
          <ProgressBar label="Filled too little" share={0.14} tone="warning" />
          <ProgressBar label="Over the limit" share={1} tone="danger" />
        </div>
      </Specimen>
      <Specimen title="Notices" isWide>
        <div className="grid w-full gap-2 md:grid-cols-2">
          <Notice>A change of plan takes effect at once and costs nothing here.</Notice>
          <Notice tone="success" title="Your address is verified">
            Sign in to continue.
          </Notice>
          <Notice
            tone="warning"
            title="This connection can write"
            action={
              <Button kind="ghost" size="sm">
                Show how
              </Button>
            }
          >
            Askery never does. A role that reads only is safer.
          </Notice>
          <Notice tone="danger" title="The password does not fit this address">
            Check both, or set a new password.
          </Notice>
        </div>
      </Specimen>
    </Specimens>
  );
}
