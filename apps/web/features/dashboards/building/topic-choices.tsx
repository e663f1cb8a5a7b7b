import type { TopicChoice } from "@askery/model";
import { Link } from "@tanstack/react-router";
import { Database, Sigma, Table2, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { printTopic, type TopicSearch } from "./topic-address.ts";

/** What dashboards can be built from: the whole database, tables, figures. Each is a link that builds. */
export function TopicChoices({ choices }: { readonly choices: readonly TopicChoice[] }) {
  const isTable = ({ topic }: TopicChoice) => topic.measure === null;
  return (
    <ul aria-label="What it can be built from" className="flex flex-wrap gap-1.5">
      <Choice icon={Database} search={{ look: "all" }}>
        The whole database
      </Choice>
      {[...choices.filter(isTable), ...choices.filter((one) => !isTable(one))].map((choice) => (
        <Choice
          key={JSON.stringify(choice.topic)}
          icon={isTable(choice) ? Table2 : Sigma}
          search={printTopic(choice.topic)}
        >
          {choice.words}
        </Choice>
      ))}
    </ul>
  );
}

interface ChoiceProps {
  readonly icon: LucideIcon;
  readonly search: TopicSearch;
  readonly children: ReactNode;
}

function Choice({ icon: Icon, search, children }: ChoiceProps) {
  return (
    <li>
      <Link
        to="/dashboards/new"
        search={search}
        className="inline-flex h-sm items-center gap-1.5 rounded-2 bg-hover px-2.5 text-13 text-text-2 transition-colors hover:bg-press hover:text-text max-md:h-10"
      >
        <Icon className="size-3.5! text-text-3" />
        {children}
      </Link>
    </li>
  );
}
