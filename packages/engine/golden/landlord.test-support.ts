import { prepareAsking, relate, tableOf, type Asking } from "./company.test-support.ts";
import { profiled } from "./profiled.test-support.ts";

/** A landlord: leases that last, invoices of rent that are paid later, requests that are open until they are closed. */
export const { ask: askLandlord, plan: planLandlord }: Asking = prepareAsking(
  {
    tables: [
      tableOf("properties", ["property_id integer", "property_name text", "city text", "built_on date"]),
      tableOf("units", [
        "unit_id integer",
        "property_id integer",
        "unit_no text",
        "rooms integer",
        "target_rent decimal",
      ]),
      profiled(tableOf("tenants", ["tenant_id integer", "full_name text", "birth_date date"]), {
        birth_date: { min: "1950-01-02", max: "2003-05-06" },
      }),
      profiled(
        tableOf("leases", [
          "lease_id integer",
          "unit_id integer",
          "tenant_id integer",
          "start_date date",
          "end_date date",
          "monthly_rent decimal",
          "status text",
        ]),
        {
          start_date: { min: "2018-01-01", max: "2026-11-01" },
          end_date: { nullCount: 40, min: "2019-01-31", max: "2027-03-31" },
        },
      ),
      profiled(
        tableOf("rent_invoices", [
          "invoice_id integer",
          "lease_id integer",
          "due_date date",
          "amount decimal",
          "paid_on date",
        ]),
        {
          due_date: { min: "2024-01-03", max: "2026-11-03" },
          paid_on: { nullCount: 14, min: "2024-01-05", max: "2026-11-19" },
        },
      ),
      tableOf("vendors", ["vendor_id integer", "vendor_name text", "trade text"]),
      profiled(
        tableOf("maintenance_requests", [
          "request_id integer",
          "unit_id integer",
          "vendor_id integer",
          "reported_at timestamp",
          "closed_at timestamp",
          "priority text",
          "cost decimal",
        ]),
        {
          reported_at: { min: "2024-01-03 08:00:00", max: "2026-11-19 09:00:00" },
          closed_at: { nullCount: 20, min: "2024-01-05 08:00:00", max: "2026-11-19 09:00:00" },
        },
      ),
    ],
    relationships: [
      relate("units.property_id", "properties.property_id"),
      relate("leases.unit_id", "units.unit_id"),
      relate("leases.tenant_id", "tenants.tenant_id"),
      relate("rent_invoices.lease_id", "leases.lease_id"),
      relate("maintenance_requests.unit_id", "units.unit_id"),
      relate("maintenance_requests.vendor_id", "vendors.vendor_id"),
    ],
  },
  [
    { table: "properties", column: "city", values: ["Berlin", "Hamburg"], isComplete: true },
    { table: "leases", column: "status", values: ["active", "ended", "terminated"], isComplete: true },
    {
      table: "maintenance_requests",
      column: "priority",
      values: ["low", "normal", "urgent"],
      isComplete: true,
    },
    { table: "vendors", column: "trade", values: ["plumber", "painter"], isComplete: true },
  ],
);
