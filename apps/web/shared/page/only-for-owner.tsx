import { Card } from "../../ui/card.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { LinkButton } from "./link-button.tsx";

/** Replaces a page of the owner of the server for other people. `sight` completes “can see …”. */
export function OnlyForOwner({ sight }: { readonly sight: string }) {
  return (
    <Card>
      <EmptyState
        title="Only for the owner of this server"
        action={<LinkButton to="/ask">Ask a question</LinkButton>}
      >
        Only the person who created the first account can see {sight}.
      </EmptyState>
    </Card>
  );
}
