import type { Mode } from "@askery/api";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { DropTarget } from "../../shared/files/drop-target.tsx";
import { handFiles } from "../../shared/files/handed-files.ts";
import { saveMode } from "../../shared/question/last-mode.ts";
import { Page } from "../../shared/page/page.tsx";
import { WithDatabase } from "../../shared/database/with-database.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { modeWords } from "./mode-words.data.ts";
import { QuestionBox } from "./question-box.tsx";
import { TablesToExplore } from "./tables-to-explore.tsx";
import { Starters } from "./starters.tsx";

interface AskPageProps {
  readonly mode: Mode;
  /** A question from the address, which is asked at once. */
  readonly question?: string | undefined;
}

/** A new ask in one of the three modes. */
export function AskPage({ mode, question }: AskPageProps) {
  const navigate = useNavigate();
  const words = modeWords[mode];
  const uploadFiles = (files: readonly File[]) => {
    handFiles(files);
    void navigate({ to: "/databases/new", search: { way: "upload" } });
  };
  useEffect(() => saveMode(mode), [mode]);
  return (
    <Page title={words.name} crumbs={[{ title: "Asks", to: "/ask" }]}>
      <DropTarget onFiles={uploadFiles}>
        <WithDatabase>
          {(database) => (
            <div className="mx-auto w-full max-w-[calc(var(--col-ask)+48px)] px-6 pt-[9vh] pb-12 max-md:px-4 max-md:pt-6">
              <h2 className="text-28 font-semibold max-md:text-22">{words.heading}</h2>
              <div className="mt-4 mb-3 flex flex-wrap items-center gap-x-3 gap-y-2">
                <Segmented
                  label="Mode"
                  value={mode}
                  segments={segments}
                  onValueChange={(next) => void navigate({ to: `/ask/${next}` })}
                />
                <p className="text-text-3">{words.promise}</p>
              </div>
              <QuestionBox
                // A new question in the address replaces the draft.
                key={`${database.id} ${question ?? ""}`}
                database={database}
                mode={mode}
                question={question}
              />
              {mode === "explorer" && <TablesToExplore databaseId={database.id} />}
              <Starters databaseId={database.id} mode={mode} />
            </div>
          )}
        </WithDatabase>
      </DropTarget>
    </Page>
  );
}

const segments = [
  { value: "genesis", label: modeWords.genesis.name },
  { value: "explorer", label: modeWords.explorer.name },
  { value: "quantum", label: modeWords.quantum.name },
] as const;
