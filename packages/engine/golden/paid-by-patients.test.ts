import { expect, test } from "vitest";
import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** Treatments are parts of nothing, but patients come to the appointments that they refer to. Today is 20 November 2026. */
const { ask } = prepareAsking(
  {
    tables: [
      tableOf("patients", ["patient_id integer", "name text", "insurer text"]),
      tableOf("dentists", ["dentist_id integer", "name text", "hourly_cost decimal"]),
      tableOf("rooms", ["room_id integer", "name text"]),
      tableOf("appointments", [
        "appointment_id integer",
        "patient_id integer",
        "dentist_id integer",
        "room_id integer",
        "starts_on date",
      ]),
      tableOf("treatments", [
        "treatment_id integer",
        "appointment_id integer",
        "procedure text",
        "status text",
        "payment_method text",
        "charge decimal",
      ]),
    ],
    relationships: [
      relate("appointments.patient_id", "patients.patient_id"),
      relate("appointments.dentist_id", "dentists.dentist_id"),
      relate("appointments.room_id", "rooms.room_id"),
      relate("treatments.appointment_id", "appointments.appointment_id"),
    ],
  },
  [
    { table: "treatments", column: "status", values: ["billed", "paid", "written off"], isComplete: true },
    { table: "treatments", column: "payment_method", values: ["Card", "Cash", "Transfer"], isComplete: true },
  ],
);

test.each([
  [
    "what people pay at their appointments is revenue",
    "revenue by insurer",
    `SELECT p.insurer, SUM(t.charge) AS charge FROM treatments t JOIN appointments a ON a.appointment_id = t.appointment_id JOIN patients p ON p.patient_id = a.patient_id GROUP BY p.insurer ORDER BY charge DESC`,
  ],
  [
    "a year is no number of rows",
    "which room earned the most in 2025",
    `SELECT r.name AS room FROM treatments t JOIN appointments a ON a.appointment_id = t.appointment_id JOIN rooms r ON r.room_id = a.room_id WHERE a.starts_on >= DATE '2025-01-01' AND a.starts_on < DATE '2026-01-01' GROUP BY r.name, r.room_id ORDER BY SUM(t.charge) DESC LIMIT 1`,
  ],
  [
    "what people earn is no number of appointments",
    "which dentist earned the most in 2025",
    `SELECT d.name AS dentist FROM treatments t JOIN appointments a ON a.appointment_id = t.appointment_id JOIN dentists d ON d.dentist_id = a.dentist_id WHERE a.starts_on >= DATE '2025-01-01' AND a.starts_on < DATE '2026-01-01' GROUP BY d.name, d.dentist_id ORDER BY SUM(t.charge) DESC LIMIT 1`,
  ],
  [
    "paid by a method is no status",
    "how many treatments were paid by card",
    `SELECT COUNT(*) AS treatments FROM treatments WHERE payment_method = $1 | Card`,
  ],
])("%s", (_, question, sql) => {
  expect(ask(question)).toBe(sql);
});
