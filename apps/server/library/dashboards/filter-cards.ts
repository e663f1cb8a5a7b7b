import type { CardField, FilterChoice, FilterReach } from "@askery/api";
import {
  AppError,
  planRows,
  type DashboardFilter,
  type FieldValues,
  type FilterColumn,
  type FilterKind,
} from "@askery/model";
import type { AskingContext } from "../../databases/sources/asking-context.ts";
import { findSource } from "../../databases/sources/find-source.ts";
import { libraryMessages } from "../../messages/library-messages.ts";
import { readPlan } from "../../results/find-result.ts";
import { findChart } from "../charts/find-chart.ts";
import { checkFilters } from "./change-dashboard.ts";
import { findDashboard, listCards as listChartCards, readParts } from "./dashboard-contents.ts";
import { filteredCard, findCard, type CardRequest } from "./find-card.ts";
import { planFiltersOf } from "./plan-filters.ts";

interface FilterRequest {
  readonly dashboardId: string;
  readonly signal: AbortSignal;
}

/**
 * Which cards each filter reaches, whatever its value.
 *
 * @param given filters from outside. Default: those of the dashboard
 * @throws AppError `invalid-input` for filters that are none
 */
export async function getFilterReach(
  context: AskingContext,
  request: FilterRequest,
  given?: readonly unknown[],
): Promise<readonly FilterReach[]> {
  const filters =
    given === undefined
      ? readParts(await findDashboard(context, request.dashboardId)).filters
      : checkFilters(given);
  if (filters.length === 0) return [];
  const cards = await listCards(context, request);
  return context.asking.run("filterReach", { ...cards, filters }, request);
}

/** Columns that the cards of a dashboard can be filtered by. */
export async function listFilterChoices(
  context: AskingContext,
  { search = "", ...request }: FilterRequest & { readonly search?: string | undefined },
): Promise<readonly FilterChoice[]> {
  const cards = await listCards(context, request);
  return context.asking.run("filterChoices", { ...cards, search }, request);
}

interface FieldsRequest extends CardRequest {
  readonly kind: FilterKind;
  readonly search?: string | undefined;
}

/** The fields of one card that a filter can test. */
export async function listCardFields(
  context: AskingContext,
  { kind, search = "", ...request }: FieldsRequest,
): Promise<readonly CardField[]> {
  const { cardId: id, databaseId, found } = await findCard(context, request);
  const database = await findSource(context, { databaseId });
  const { timeZone } = database.settings;
  const card = await filteredCard(context, { id, found, timeZone });
  return context.asking.run("cardFields", { ...database, card, kind, search }, request);
}

interface ValuesRequest extends FilterRequest {
  readonly search: string;
}

/**
 * The values of a filter's column, among the rows that the filters before it let through: cities of the chosen country.
 *
 * @throws AppError `not-found` for another filter, `invalid-input` for a filter without values
 */
export async function listFilterValues(
  context: AskingContext,
  {
    filterId,
    filters: state,
    ...request
  }: ValuesRequest & { readonly filterId: string; readonly filters: unknown },
): Promise<FieldValues> {
  const dashboard = await findDashboard(context, request.dashboardId);
  const filters = readParts(dashboard).filters;
  const index = filters.findIndex(({ id }) => id === filterId);
  const filter = filters[index];
  if (filter === undefined) throw new AppError("not-found", libraryMessages.noSuchFilter(filterId));
  if (filter.kind !== "values") throw new AppError("invalid-input", libraryMessages.filterWithoutValues);
  if (filter.column === null) return listOptions(context, { ...request, of: firstVariable(filter) });
  const before = planFiltersOf(filters.slice(0, index), state, null);
  return listValues(
    context,
    { ...request, databaseId: dashboard.workspaceId, column: filter.column },
    before,
  );
}

interface VariableOfCard {
  readonly cardId: string;
  readonly variable: string;
}

/** The values of any column, or of a variable that is one of some values, for editors. */
export async function listColumnValues(
  context: AskingContext,
  { of, ...request }: ValuesRequest & { readonly of: FilterColumn | VariableOfCard },
): Promise<FieldValues> {
  if ("cardId" in of) return listOptions(context, { ...request, of });
  const { workspaceId: databaseId } = await findDashboard(context, request.dashboardId);
  return listValues(context, { ...request, databaseId, column: of }, []);
}

/** The first variable that a filter sets. */
function firstVariable({ targets }: DashboardFilter): VariableOfCard {
  for (const [cardId, target] of Object.entries(targets)) {
    if (target?.kind === "variable") return { cardId, variable: target.name };
  }
  throw new AppError("invalid-input", libraryMessages.filterWithoutValues);
}

/** The options of a variable of a card's SQL. Nothing is counted. */
async function listOptions(
  context: AskingContext,
  { dashboardId, search, of, signal }: ValuesRequest & { readonly of: VariableOfCard },
): Promise<FieldValues> {
  const { found } = await findCard(context, { dashboardId, cardId: of.cardId, signal });
  const plan = readPlan(found.result);
  const variables = plan.kind === "sql" ? (plan.variables ?? []) : [];
  const variable = variables.find(({ name }) => name === of.variable);
  if (variable?.kind !== "choice") throw new AppError("invalid-input", libraryMessages.filterWithoutValues);
  const sought = search.trim().toLowerCase();
  const { type, options } = variable;
  return {
    values: options
      .filter((option) => option.toLowerCase().includes(sought))
      .map((value) => ({ value: { type, value }, label: value, count: null })),
    isComplete: true,
  };
}

async function listValues(
  context: AskingContext,
  {
    databaseId,
    column: { table, column },
    search,
    signal,
  }: ValuesRequest & {
    readonly databaseId: string;
    readonly column: FilterColumn;
  },
  filters: ReturnType<typeof planFiltersOf>,
): Promise<FieldValues> {
  const database = await findSource(context, { databaseId });
  const rows = { plan: planRows(table), question: "", askedOn: database.today, columns: [] };
  // A period of the dashboard takes the date of each card; the values of a column have none.
  const narrowing = filters.filter(({ kind }) => kind === "test");
  return context.asking.run(
    "fieldValues",
    { ...database, ...rows, table, column, search, filters: narrowing },
    { signal },
  );
}

/** The cards of a dashboard as filters see them, with their database. */
async function listCards(context: AskingContext, { dashboardId, signal }: FilterRequest) {
  const rows = await listChartCards(context.store, dashboardId);
  const { workspaceId: databaseId } = await findDashboard(context, dashboardId);
  const database = await findSource(context, { databaseId });
  const { timeZone } = database.settings;
  const cards = rows.map(async ({ id, chartId }) => {
    const found = await findReadable(context, { chartId, signal });
    return found === null ? [] : [await filteredCard(context, { id, found, timeZone })];
  });
  return { ...database, cards: (await Promise.all(cards)).flat() };
}

/** Null for a chart that reads what the present reader may not read, which no filter reaches. */
async function findReadable(
  context: AskingContext,
  chart: { readonly chartId: string; readonly signal: AbortSignal },
) {
  try {
    return await findChart(context, chart);
  } catch (error) {
    if (error instanceof AppError && error.code === "forbidden") return null;
    throw error;
  }
}
