import {
  favoritePerson,
  getPerson,
  listFavoriteAuthors,
  unfavoritePerson,
  type PersonDetail,
} from "@askery/api";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { UserMinus, UserPlus } from "lucide-react";
import { call } from "../../shared/server/call.ts";
import { countOf } from "../../shared/wording/count-of.ts";
import { FailurePanel } from "../../shared/page/failure-panel.tsx";
import { Page } from "../../shared/page/page.tsx";
import { personQuery } from "../../shared/server/queries.ts";
import { invalidateAll, queryKeyOf } from "../../shared/server/endpoint-query.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { Button } from "../../ui/button.tsx";
import { failures } from "../../shared/wording/failures.ts";
import { reportFailure } from "../../shared/server/report-failure.ts";
import { PublishedList } from "./published-list.tsx";

/** A person who shares a database with the user, and what they published. */
export function PersonPage({ id }: { readonly id: string }) {
  const person = useQuery(personQuery(id));
  if (person.data !== undefined) return <Person person={person.data} />;
  return (
    <Page title="Person">
      {person.error && <FailurePanel error={person.error} onRetry={() => void person.refetch()} />}
    </Page>
  );
}

function Person({ person }: { readonly person: PersonDetail }) {
  const favorite = useToggleFavorite();
  const { id, name, image, isMe, isFavorite, chartCount, dashboardCount } = person;
  return (
    <Page title={name}>
      <div className="page-column is-narrow">
        <div className="flex flex-wrap items-center gap-4">
          <Avatar name={name} image={image} tintKey={id} size="lg" />
          <div className="min-w-0 flex-1">
            <h2 className="page-title truncate">{name}</h2>
            <p className="text-text-2">
              {countOf(chartCount, "chart")} and {countOf(dashboardCount, "dashboard")} that you can open
            </p>
          </div>
          {!isMe && (
            <Button
              icon={isFavorite ? UserMinus : UserPlus}
              kind={isFavorite ? "line" : "solid"}
              aria-pressed={isFavorite}
              className="max-md:w-full"
              onClick={() => favorite.mutate(person)}
            >
              {isFavorite ? "Favorite user" : "Add as favorite"}
            </Button>
          )}
        </div>
        <PublishedList person={person} />
      </div>
    </Page>
  );
}

/** Adds a person to the favorites or removes them at once; reverts if the server refuses. */
function useToggleFavorite() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, isFavorite }: PersonDetail) =>
      call(isFavorite ? unfavoritePerson : favoritePerson, { params: { personId: id } }),
    onMutate: (person) => {
      client.setQueryData(queryKeyOf(getPerson, { personId: person.id }), {
        ...person,
        isFavorite: !person.isFavorite,
      });
    },
    onError: (error, person) => {
      client.setQueryData(queryKeyOf(getPerson, { personId: person.id }), person);
      reportFailure(failures.favoriteUsersNotChanged, error);
    },
    onSettled: async () => invalidateAll(client, [listFavoriteAuthors, getPerson]),
  });
}
