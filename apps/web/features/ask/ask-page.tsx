import type { Mode } from "@askery/api";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { DropTarget } from "../../shared/files/drop-target.tsx";
import { handFiles } from "../../shared/files/handed-files.ts";
import { saveMode } from "../../shared/question/last-mode.ts";
import { Page } from "../../shared/page/page.tsx";
import { WithDatabase } from "../../shared/database/with-database.tsx";
import { Segmented } from "../../ui/segmented.tsx";
import { AskColumn } from "./ask-column.tsx";
import { Investigations } from "./investigations.tsx";
import { modeWords } from "./mode-words.data.ts";
import { TablesToExplore } from "./tables-to-explore.tsx";

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
            <AskColumn
              heading={words.heading}
              promise={
                <>
                  <Segmented
                    label="Mode"
                    value={mode}
                    segments={segments}
                    onValueChange={(next) => void navigate({ to: `/ask/${next}` })}
                  />
                  <p className="text-text-3">{words.promise}</p>
                </>
              }
              {...{ database, mode, question }}
            >
              {mode === "explorer" ? (
                <TablesToExplore databaseId={database.id} />
              ) : mode === "quantum" ? (
                <Investigations databaseId={database.id} />
              ) : undefined}
            </AskColumn>
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
