import { exportMyData } from "@askery/api";
import { Download } from "lucide-react";
import { useState } from "react";
import { saveFile } from "../../shared/files/save-file.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Section } from "../../ui/section.tsx";
import { DeleteAccountDialog } from "./delete-account-dialog.tsx";

interface OwnDataSectionProps {
  readonly email: string;
  readonly isServerOwner: boolean;
}

/** A copy of the user's data, and the end of the account. */
export function OwnDataSection({ email, isServerOwner }: OwnDataSectionProps) {
  const [isDeleting, setIsDeleting] = useState(false);
  return (
    <Section title="Your data" description="Take a copy with you, or delete the account.">
      <Card className="divide-y divide-line">
        <div className="flex flex-wrap items-center gap-3 p-4">
          <p className="min-w-0 flex-1 basis-60 text-13 text-pretty text-text-2">
            A JSON file with your account, questions, charts, dashboards, favorites and acts.
          </p>
          <Button icon={Download} onClick={() => saveFile(exportMyData.path, "askery-my-data.json")}>
            Export my data
          </Button>
        </div>
        <div className="flex flex-wrap items-center gap-3 p-4">
          <p className="min-w-0 flex-1 basis-60 text-13 text-pretty text-text-2">
            {isServerOwner
              ? "You own this server, so your account cannot be deleted."
              : "You choose first what becomes of the databases that you own."}
          </p>
          {!isServerOwner && (
            <Button kind="danger" onClick={() => setIsDeleting(true)}>
              Delete account
            </Button>
          )}
        </div>
      </Card>
      {isDeleting && <DeleteAccountDialog email={email} onClose={() => setIsDeleting(false)} />}
    </Section>
  );
}
