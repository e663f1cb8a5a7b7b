import { Client } from "pg";

/** A small shop in a PostgreSQL database, and a read-only user. */
export interface FilledPostgres {
  readonly host: string;
  readonly port: string;
  readonly database: string;
  readonly user: string;
  readonly password: string;
  /** The URL of the read-only user. */
  readonly url: string;
  /** The URL of the owner, who can write. */
  readonly ownerUrl: string;
}

const password = "only-reading";

/** Creates tables with a few rows. Order lines refer to products, although no foreign key declares it. */
export async function fillPostgres(connectionString: string): Promise<FilledPostgres> {
  const owner = new URL(connectionString);
  const database = owner.pathname.slice(1);
  const user = `reader_${database}`;
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(`
      create table products (id integer primary key, name text not null, category text not null);
      create table orders (id integer primary key, ordered_on date not null, country text not null);
      create table order_lines (
        id integer primary key,
        order_id integer not null references orders (id),
        product_id integer not null,
        quantity integer not null,
        gift_note text
      );
      comment on column order_lines.quantity is 'Pieces sold';
      insert into products
        select i, 'Product ' || i, (array['Chairs', 'Tables', 'Lamps'])[1 + i % 3] from generate_series(1, 30) i;
      insert into orders
        select i, date '2026-01-01' + i, (array['Germany', 'France', 'Poland'])[1 + i % 3]
        from generate_series(1, 120) i;
      insert into order_lines
        select i, 1 + i % 120, 1 + i % 30, 1 + i % 4, case when i % 5 = 0 then 'For ' || i end
        from generate_series(1, 400) i;
      create role ${user} login password '${password}';
      grant select on all tables in schema public to ${user};
      analyze;
    `);
  } finally {
    await client.end();
  }
  const { hostname: host, port } = owner;
  return {
    host,
    port,
    database,
    user,
    password,
    url: `postgres://${user}:${password}@${host}:${port}/${database}`,
    ownerUrl: connectionString,
  };
}
