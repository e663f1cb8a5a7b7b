import { Ellipsis } from "lucide-react";
import { useState } from "react";
import { Badge } from "../badge.tsx";
import { Card } from "../card.tsx";
import { DatabaseLogo } from "../database-logo.tsx";
import { IconButton } from "../icon-button.tsx";
import { ListRow, rowLinkClasses } from "../list-row.tsx";
import { LoadMore } from "../load-more.tsx";
import { Section } from "../section.tsx";
import { SuggestionRow } from "../suggestion-row.tsx";
import { Table, type Column } from "../table.tsx";
import { Specimen, Specimens } from "./specimen.tsx";

interface Campaign {
  readonly name: string;
  readonly channel: string;
  readonly visits: string;
  readonly revenue: string;
}

const campaigns: readonly Campaign[] = [
  { name: "Spring sale", channel: "Newsletter", visits: "41,208", revenue: "212.4" },
  { name: "Garden week", channel: "Short video", visits: "88,930", revenue: "187.9" },
  { name: "Light & shade", channel: "Search", visits: "29,774", revenue: "121.0" },
];

const columns: readonly Column<Campaign>[] = [
  { key: "name", header: "Campaign", cell: (row) => <b className="font-medium">{row.name}</b> },
  { key: "channel", header: "Channel", cell: (row) => row.channel },
  { key: "visits", header: "Visits", cell: (row) => row.visits, isFigure: true },
  { key: "revenue", header: "Revenue, €k", cell: (row) => row.revenue, isFigure: true },
];

export function ListSpecimens() {
  return (
    <Specimens title="Pages and lists">
      <Specimen title="Rows" isBare>
        <ul>
          {["Revenue by category, 2026", "Why returns rose in September", "Top 20 customers by margin"].map(
            (title) => (
              <ListRow
                key={title}
                lead={<DatabaseLogo name="Marlow & Finch" size="sm" />}
                title={
                  <a href="/ui" className={rowLinkClasses}>
                    {title}
                  </a>
                }
                detail="Genesis, 3 answers"
                aside="20 Nov"
                actions={<IconButton label={`More on ${title}`} icon={Ellipsis} />}
              />
            ),
          )}
        </ul>
        <MoreSpecimen />
      </Specimen>
      <Specimen title="Questions that work" isBare>
        <ul className="px-4 py-2">
          {["Return rate by product this quarter", "New customers per week since June"].map((question) => (
            <li key={question} className="border-b border-line last:border-0">
              <SuggestionRow>{question}</SuggestionRow>
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Table, with a total" isBare isWide>
        <Table
          label="Campaigns"
          columns={columns}
          rows={campaigns}
          rowKey={(row) => row.name}
          total={["Total", "", "159,912", "521.3"]}
          density="roomy"
        />
      </Specimen>
      <Specimen title="Table without rows" isBare>
        <Table label="No campaigns" columns={columns} rows={[]} rowKey={(row) => row.name} />
      </Specimen>
      <Section title="Relationships" description="Found in the data, or declared." actions={<Badge>2</Badge>}>
        <Card className="p-4 text-text-2">A card in a section.</Card>
      </Section>
    </Specimens>
  );
}

function MoreSpecimen() {
  const [shown, setShown] = useState(3);
  return <LoadMore shown={shown} total={48} hasMore={shown < 48} onMore={() => setShown(shown + 3)} />;
}
