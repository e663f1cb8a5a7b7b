import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { FileUp, PlugZap, Sprout, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useAddSample } from "./database-actions.ts";
import { DropTarget } from "../../shared/files/drop-target.tsx";
import { handFiles } from "../../shared/files/handed-files.ts";
import { Page } from "../../shared/page/page.tsx";
import { sessionQuery } from "../../shared/server/queries.ts";
import { buttonClasses } from "../../ui/button-classes.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { AddedStep } from "./added-step.tsx";
import { ConnectWay } from "./connection/connect-way.tsx";
import { isMySample } from "./settings/database-words.ts";
import type { NewSearch } from "./new-search.ts";
import { UploadWay } from "./upload/upload-way.tsx";

/** Adds a database: the choice of ways, the chosen one, and the steps after it. Files can be dropped anywhere. */
export function NewDatabasePage({ search }: { readonly search: NewSearch }) {
  const { way, kind, into, added } = search;
  const title = added === undefined ? titles[way ?? "choose"] : "Added";
  const navigate = useNavigate();
  const takeFiles = (files: readonly File[]) => {
    handFiles(files);
    if (way !== "upload") void navigate({ to: "/databases/new", search: { way: "upload" } });
  };
  return (
    <Page title={title} crumbs={crumbs}>
      <DropTarget onFiles={takeFiles}>
        {added !== undefined && <AddedStep key={added} databaseId={added} />}
        {added === undefined && way === "upload" && <UploadWay into={into} />}
        {added === undefined && way === "connect" && <ConnectWay kind={kind} />}
        {added === undefined && way === undefined && <ThreeWays />}
      </DropTarget>
    </Page>
  );
}

const crumbs = [{ title: "Databases", to: "/databases" }];
const titles = { choose: "Add new", upload: "Upload a file", connect: "Connect a database" } as const;

function ThreeWays() {
  const add = useAddSample();
  const navigate = useNavigate();
  const session = useQuery(sessionQuery);
  const hasSample = session.data?.databases.some(isMySample) ?? false;
  const openSample = () => add.mutate(undefined, { onSuccess: () => void navigate({ to: "/ask" }) });
  return (
    <div className="page-column">
      <h2 className="page-title">What do you want to ask?</h2>
      <p className="page-lead">
        Your first answer takes less than a minute. You can drop a file anywhere on this page.
      </p>
      <div className="mt-6 grid grid-cols-3 gap-3 max-lg:grid-cols-1">
        <Way
          icon={Sprout}
          title="Try sample data"
          action={
            <Button kind="solid" isBusy={add.isPending} onClick={openSample}>
              {hasSample ? "Open sample data" : "Try sample data"}
            </Button>
          }
        >
          A furniture shop with orders, customers, returns and visits. Only you see it. Delete it whenever you
          like.
        </Way>
        <Way
          icon={FileUp}
          title="Upload a file"
          action={
            <Link to="/databases/new" search={{ way: "upload" }} className={buttonClasses("line", "md")}>
              Upload a file
            </Link>
          }
        >
          CSV, TSV, JSON, Parquet, XLSX, SQLite or DuckDB. No preparation needed; each file becomes a table.
        </Way>
        <Way
          icon={PlugZap}
          title="Connect a database"
          action={
            <Link to="/databases/new" search={{ way: "connect" }} className={buttonClasses("line", "md")}>
              Connect a database
            </Link>
          }
        >
          PostgreSQL, MySQL, MariaDB, ClickHouse and compatible databases. Askery never writes to them.
        </Way>
      </div>
    </div>
  );
}

interface WayProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly action: ReactNode;
  readonly children: ReactNode;
}

function Way({ icon: Icon, title, action, children }: WayProps) {
  return (
    <Card className="flex flex-col p-5">
      <Icon className="size-5! text-accent-text" />
      <h3 className="mt-3 text-14 font-semibold">{title}</h3>
      <p className="mt-1 mb-4 flex-1 text-text-2">{children}</p>
      <div className="flex min-h-md items-center">{action}</div>
    </Card>
  );
}
