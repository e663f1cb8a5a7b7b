import { getServerState } from "@askery/api";
import { useQuery } from "@tanstack/react-query";
import { FailurePanel } from "../../shared/page/failure-panel.tsx";
import { OnlyForOwner } from "../../shared/page/only-for-owner.tsx";
import { Page } from "../../shared/page/page.tsx";
import { endpointQuery } from "../../shared/server/endpoint-query.ts";
import { sessionQuery } from "../../shared/server/queries.ts";
import { WaitingLine } from "../../ui/waiting-line.tsx";
import { DatabaseSection } from "./database-section.tsx";
import { JobSection } from "./job-section.tsx";
import { PeopleSection } from "./people-section.tsx";
import { SignUpSection } from "./sign-up-section.tsx";
import { StateSection } from "./state-section.tsx";

/** The server for its owner: who may sign up, people, databases, jobs, storage and settings. */
export function ServerPage() {
  const { data: session } = useQuery(sessionQuery);
  return (
    <Page title="Server">
      <div className="page-column is-narrow flex flex-col gap-8">
        {session?.isServerOwner === false ? <OnlyForOwner sight="the server" /> : <Sections />}
      </div>
    </Page>
  );
}

function Sections() {
  const { data: state, error, refetch } = useQuery(endpointQuery(getServerState, {}, 0));
  if (state === undefined) {
    return error === null ? (
      <WaitingLine>Loading the state of the server</WaitingLine>
    ) : (
      <FailurePanel error={error} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      <SignUpSection rule={state.signUp} />
      <PeopleSection count={state.peopleCount} />
      <DatabaseSection count={state.databaseCount} />
      <JobSection jobs={state.jobs} />
      <StateSection state={state} />
    </>
  );
}
