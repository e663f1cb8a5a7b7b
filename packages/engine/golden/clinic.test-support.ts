import { prepareAsking, relate, tableOf } from "./company.test-support.ts";

/** A clinic: doctors see patients at visits, with a fee, and prescribe drugs there. */
export const { ask } = prepareAsking(
  {
    tables: [
      tableOf("doctors", ["doctor_id integer", "full_name text", "specialty text"]),
      tableOf("patients", ["patient_id integer", "full_name text", "city text"]),
      tableOf("visits", [
        "visit_id integer",
        "patient_id integer",
        "doctor_id integer",
        "visited_on date",
        "status text",
        "fee decimal",
      ]),
      tableOf("drugs", ["drug_id integer", "name text", "maker text"]),
      tableOf("prescriptions", [
        "prescription_id integer",
        "visit_id integer",
        "drug_id integer",
        "quantity integer",
      ]),
    ],
    relationships: [
      relate("visits.patient_id", "patients.patient_id"),
      relate("visits.doctor_id", "doctors.doctor_id"),
      relate("prescriptions.visit_id", "visits.visit_id"),
      relate("prescriptions.drug_id", "drugs.drug_id"),
    ],
  },
  [
    { table: "patients", column: "city", values: ["Lyon", "Nice"], isComplete: true },
    { table: "doctors", column: "specialty", values: ["Cardiology", "Neurology"], isComplete: true },
    { table: "visits", column: "status", values: ["completed", "cancelled", "no_show"], isComplete: true },
  ],
);
