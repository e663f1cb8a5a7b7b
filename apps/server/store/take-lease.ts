import type { StoreContext } from "./store-context.ts";

export interface LeaseRequest {
  readonly name: string;
  /** Who asks: one name a server. */
  readonly holder: string;
  readonly forMs: number;
}

/** Whether a piece of background work is this server's for a while: of several that share a store, one gets it. */
export async function takeLease(
  { store, now }: StoreContext,
  { name, holder, forMs }: LeaseRequest,
): Promise<boolean> {
  const atMs = now();
  const untilMs = atMs + forMs;
  await store
    .insertInto("lease")
    .values({ name, holder, untilMs })
    .onConflict((conflict) =>
      conflict
        .column("name")
        .doUpdateSet({ holder, untilMs })
        .where((of) => of.or([of("lease.untilMs", "<=", atMs), of("lease.holder", "=", holder)])),
    )
    .execute();
  const { holder: winner } = await store
    .selectFrom("lease")
    .select("holder")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return winner === holder;
}
