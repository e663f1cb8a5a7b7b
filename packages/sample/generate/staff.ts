import type { Period } from "../calendar.ts";
import { createRandom, type Random } from "../random.ts";
import { createNameSource } from "./person-names.ts";
import type { StoreRow } from "./places.ts";

export type StaffRow = {
  readonly id: number;
  readonly name: string;
  readonly email: string;
  readonly job_title: string;
  readonly team: string;
  readonly store_id: number | null;
  readonly manager_id: number | null;
  readonly hired_on: number;
  readonly left_on: number | null;
  readonly salary: number;
};

const director = 1;

/** Teams outside the stores: the title of the head, the title of the members, their number and their yearly salary. */
const officeTeams = [
  { team: "Logistics", head: "Head of Logistics", title: "Warehouse worker", members: 24, salary: 33_000 },
  { team: "Support", head: "Head of Support", title: "Support agent", members: 13, salary: 36_000 },
  { team: "Marketing", head: "Head of Marketing", title: "Campaign manager", members: 8, salary: 49_000 },
  { team: "Buying", head: "Head of Buying", title: "Buyer", members: 6, salary: 54_000 },
  { team: "Technology", head: "Head of Technology", title: "Developer", members: 9, salary: 66_000 },
  { team: "Finance", head: "Head of Finance", title: "Accountant", members: 4, salary: 52_000 },
] as const;

/** The director first, then managers before the people they manage. Each store has one manager who never changes. */
export function generateStaff(period: Period, stores: readonly StoreRow[]): readonly StaffRow[] {
  const random = createRandom("staff");
  const nameOf = createNameSource("staff names");
  const staff: StaffRow[] = [];
  const hire = (post: Post): number => {
    const id = staff.length + 1;
    staff.push(generatePerson({ ...post, id, name: nameOf(post.country) }, random, period));
    return id;
  };
  hire({
    title: "Director",
    team: "Management",
    manager: null,
    store: null,
    country: "Germany",
    salary: 148_000,
    stays: true,
  });
  for (const { team, head, title, members, salary } of officeTeams) {
    const manager = hire({
      title: head,
      team,
      manager: director,
      store: null,
      country: "Germany",
      salary: 88_000,
      stays: true,
    });
    for (let member = 0; member < members; member += 1) {
      hire({ title, team, manager, store: null, country: "Germany", salary, stays: false });
    }
  }
  for (const store of stores) {
    const post = { team: "Stores", store, country: store.country };
    const manager = hire({ ...post, title: "Store manager", manager: director, salary: 51_000, stays: true });
    const sellers = 2 + Math.round(store.floor_area_m2 / 220);
    for (let seller = 0; seller < sellers; seller += 1) {
      hire({ ...post, title: "Sales assistant", manager, salary: 31_500, stays: false });
    }
  }
  return staff;
}

interface Post {
  readonly title: string;
  readonly team: string;
  readonly manager: number | null;
  readonly store: StoreRow | null;
  readonly country: string;
  readonly salary: number;
  readonly stays: boolean;
}

function generatePerson(
  post: Post & { readonly id: number; readonly name: string },
  random: Random,
  period: Period,
): StaffRow {
  const early = Math.min(post.store?.opened_on ?? period.firstDay, period.firstDay) - random.integer(10, 200);
  const hiredOn = post.stays
    ? early
    : Math.max(post.store?.opened_on ?? 0, period.lastDay - random.integer(30, 2600));
  const leftOn = !post.stays && random.chance(0.14) ? hiredOn + random.integer(120, 1400) : null;
  return {
    id: post.id,
    name: post.name,
    email: `staff${post.id}@marlowfinch.example`,
    job_title: post.title,
    team: post.team,
    store_id: post.store?.id ?? null,
    manager_id: post.manager,
    hired_on: hiredOn,
    left_on: leftOn !== null && leftOn < period.lastDay ? leftOn : null,
    salary: Math.round(post.salary * (0.9 + 0.25 * random.next())) * 100,
  };
}
