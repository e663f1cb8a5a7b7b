import type { Company } from "./company.ts";
import { readCompany } from "./read-company.ts";

/** A small company with every kind of column. */
export const coldStore = `# Cold storage
today 2026-05-20

client | clients, customers, depositors
  id key
  name name | client, company | Nordfrost, Baltic Fish
  country category | country | Poland, Germany, Denmark
  joined date | client since

pallet | pallets, skids
  id key
  client_id ref client | owner, whose
  weight number 80..900 kg | weight, heavy
  fee money 3..40 EUR | storage fee
  received date | arrival, came in
  released date? | left, gone; empty: still here
  hazardous flag | dangerous goods

? how many pallets does nordfrost have
= SELECT COUNT(*) FROM pallet p JOIN client c ON c.id = p.client_id WHERE c.name = 'Nordfrost'
?+ still here
= SELECT COUNT(*) FROM pallet p JOIN client c ON c.id = p.client_id WHERE c.name = 'Nordfrost' AND p.released IS NULL
! average humidity
`;

export function coldStoreCompany(): Company {
  return readCompany("cold-store", coldStore).company;
}
