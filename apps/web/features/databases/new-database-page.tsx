import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { FileUp, PlugZap, Sprout, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useAddSample } from "../../lib/database-actions.ts";
import { Page } from "../../lib/page/page.tsx";
import { sessionQuery } from "../../lib/queries.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { isMySample } from "./database-words.ts";

/** The three ways to a database. */
export function NewDatabasePage() {
  const add = useAddSample();
  const navigate = useNavigate();
  const session = useQuery(sessionQuery);
  const hasSample = session.data?.databases.some(isMySample) ?? false;
  const openSample = () => add.mutate(undefined, { onSuccess: () => void navigate({ to: "/ask" }) });
  return (
    <Page title="Add new" crumbs={[{ title: "Databases", to: "/databases" }]}>
      <div className="page-column">
        <h2 className="page-title">What do you want to ask?</h2>
        <p className="page-lead">A first answer takes less than a minute with sample data.</p>
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
            A furniture shop with orders, customers, returns and visits. Yours alone; delete it when you like.
          </Way>
          <Way icon={FileUp} title="Upload a file" action={<Badge>Comes next</Badge>}>
            CSV, TSV, JSON, Parquet or XLSX, asked as it is.
          </Way>
          <Way icon={PlugZap} title="Connect a database" action={<Badge>Comes next</Badge>}>
            PostgreSQL, MySQL, SQLite, DuckDB, ClickHouse and more, read-only.
          </Way>
        </div>
      </div>
    </Page>
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
