import { planTerms, type Database, type PlanName, type PlanTerms } from "@askery/api";
import { Link } from "@tanstack/react-router";
import { Check } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { buttonClasses } from "../../ui/button-classes.ts";
import type { Billing } from "./plan-choices.ts";

interface PlanChoiceProps {
  readonly terms: PlanTerms;
  readonly billing: Billing;
  readonly database: Database | undefined;
  readonly wanted: PlanName | undefined;
  readonly onChoose: (plan: PlanName) => void;
  readonly isBusy: boolean;
}

/** The head of a plan's column: name, price and action. */
export function PlanChoice({ terms, billing, database, wanted, onChoose, isBusy }: PlanChoiceProps) {
  const { name, pitch } = terms;
  const isCurrent = name === database?.plan;
  const price = billing === "monthly" ? terms.monthlyPrice : terms.yearlyPrice;
  return (
    <>
      <span className="flex items-center gap-2 text-14 font-medium">
        {name}
        {isCurrent && <Badge tone="accent">Current</Badge>}
        {isUpgrade(terms.name, database, wanted) && <Badge tone="accent">Upgrade</Badge>}
      </span>
      <span className="mt-1.5 block text-28 font-semibold tracking-title figures">
        {price === null ? "Talk to us" : `€${price}`}
      </span>
      <span className="text-12 text-text-3">{describePer(price)}</span>
      <p className="mt-3 mb-4 min-h-10 text-text-2">{pitch}</p>
      <ChoiceAction {...{ terms, database, wanted, onChoose, isBusy }} />
    </>
  );
}

function describePer(price: number | null): string {
  if (price === null) return "billed yearly";
  return price === 0 ? "for one person" : "per person and month";
}

/** Only one button is solid: the requested plan's, or else the next higher plan's; Pro's if signed out. */
function ChoiceAction({ terms, database, wanted, onChoose, isBusy }: Omit<PlanChoiceProps, "billing">) {
  const { name } = terms;
  const wide = "w-full";
  if (database === undefined) {
    return (
      <Link
        to="/"
        search={{ panel: "sign-up", next: "/plans" }}
        className={`${buttonClasses(name === "Pro" ? "solid" : "line", "md")} ${wide}`}
      >
        Start with {name}
      </Link>
    );
  }
  if (name === database.plan) {
    return (
      <span className="flex h-md items-center gap-2 font-medium text-accent-text">
        <Check aria-hidden />
        Your plan
      </span>
    );
  }
  const isNext =
    wanted !== undefined && rankOf(wanted) > rankOf(database.plan)
      ? name === wanted
      : rankOf(name) === rankOf(database.plan) + 1;
  const isOwner = database.role === "owner";
  return (
    <Button
      kind={isNext ? "solid" : "line"}
      className={wide}
      isBusy={isBusy}
      disabled={!isOwner}
      title={isOwner ? undefined : "Only the owner of the database can change its plan."}
      onClick={() => onChoose(name)}
    >
      {rankOf(name) > rankOf(database.plan) ? `Choose ${name}` : `Change to ${name}`}
    </Button>
  );
}

function isUpgrade(name: PlanName, database: Database | undefined, wanted: PlanName | undefined): boolean {
  return name === wanted && database !== undefined && rankOf(name) > rankOf(database.plan);
}

function rankOf(plan: PlanName): number {
  return planTerms.findIndex(({ name }) => name === plan);
}
