import { listTables, type Conversation, type Turn } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { Search, Telescope, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { LinkButton } from "../../shared/page/link-button.tsx";
import { findReasonQuestion } from "../../shared/question/find-reason-question.ts";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";

interface ModeOfferProps {
  readonly conversation: Conversation;
  readonly turn: Turn;
}

/** Another mode that suits a question better: Quantum for reasons, and Explorer for the bare name of a table. */
export function ModeOffer({ conversation, turn }: ModeOfferProps) {
  const before = conversation.turns.find(({ id }) => id === turn.afterTurnId)?.question ?? null;
  const reasons = findReasonQuestion(turn.question, before);
  const isGenesis = conversation.mode === "genesis";
  const table = useNamedTable(conversation.databaseId, turn.question, isGenesis && reasons === null);
  if (!isGenesis) return null;
  if (reasons !== null) {
    return (
      <Offer
        icon={Search}
        text="A figure does not say why. Quantum compares periods and parts, and tests what it finds."
      >
        <LinkButton to="/ask/quantum" search={{ q: reasons }} size="sm">
          Investigate in Quantum
        </LinkButton>
      </Offer>
    );
  }
  if (table === null) return null;
  return (
    <Offer icon={Telescope} text={`Explorer shows what stands out in ${table.name}.`}>
      <LinkButton to="/ask/explorer" search={{ table: table.id }} size="sm">
        Open in Explorer
      </LinkButton>
    </Offer>
  );
}

interface OfferProps {
  readonly icon: LucideIcon;
  readonly text: string;
  readonly children: ReactNode;
}

function Offer({ icon: Icon, text, children }: OfferProps) {
  return (
    <aside
      aria-label="Another mode"
      className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-3 border border-line bg-accent-soft px-4 py-2.5"
    >
      <Icon className="size-4! flex-none text-accent-text" />
      <p className="min-w-0 flex-1 basis-60 text-13 text-pretty text-text-2">{text}</p>
      {children}
    </aside>
  );
}

const maxWords = 3;

/** The table whose name the question is, and nothing else. */
function useNamedTable(
  databaseId: string,
  question: string,
  isWanted: boolean,
): { readonly id: string; readonly name: string } | null {
  const name = question.trim().replace(/[?.!]+$/, "");
  const isShort = name !== "" && name.split(/\s+/).length <= maxWords;
  const tables = useQuery({
    ...endpointQuery(listTables, {
      params: { databaseId },
      query: { search: name.replaceAll(/\s+/g, "_"), limit: 20 },
    }),
    enabled: isWanted && isShort,
  });
  return tables.data?.items.find((table) => plain(table.name) === plain(name)) ?? null;
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[\s_]+/g, " ");
}
