/** A database on which plans are edited: its tables with a few rows, in SQL for SQLite and DuckDB, and questions. */
export interface EditorDatabase {
  readonly name: string;
  readonly sql: string;
  readonly questions: readonly string[];
}

/** Questions about the sample shop. */
export const shopQuestions: readonly string[] = [
  "how many customers do we have?",
  "average order total by ship country and channel",
  "revenue by month this year",
  "monthly revenue this year by category",
  "customers with their country",
  "orders that are not cancelled",
  "products with a list price over 3",
  "customers who signed up in 2025",
  "top 5 products by revenue",
  "top 2 products by revenue in each category",
  "customers with more than 1 order",
  "customers who placed a cancelled order in 2025",
  "products with a list price above average",
  "customers who never ordered",
  "orders without a coupon code",
  "share of revenue by category",
  "month over month revenue growth",
  "running total of revenue by month this year",
  "revenue this year vs last year",
  "average number of orders per customer",
  "average daily revenue",
  "what percentage of orders were cancelled?",
  "customers with their number of orders",
  "the latest order",
];

/** Abbreviated names, codes with a list, flags as letters, and a composite key. */
const clinic: EditorDatabase = {
  name: "clinic",
  sql: `
    CREATE TABLE ins (cd TEXT PRIMARY KEY, descr TEXT NOT NULL);
    INSERT INTO ins VALUES ('A', 'State'), ('B', 'Private'), ('C', 'None');
    CREATE TABLE pat (pat_no INTEGER PRIMARY KEY, f_nm TEXT NOT NULL, l_nm TEXT NOT NULL, dob DATE, sx TEXT, cty TEXT,
      ins_cd TEXT REFERENCES ins (cd), pwd_hash TEXT);
    INSERT INTO pat VALUES (1, 'Ada', 'Berg', '1980-02-29', 'F', 'Oslo', 'A', 'x'), (2, 'Bo', 'Lind', '1975-01-31', 'M', 'Oslo', 'B', 'y'),
      (3, 'Cy', 'Holm', NULL, 'M', 'Bergen', 'A', 'z'), (4, 'Di', 'Vik', '2001-12-31', NULL, NULL, NULL, 'w');
    CREATE TABLE dr (dr_no INTEGER PRIMARY KEY, nm TEXT NOT NULL, spec TEXT NOT NULL);
    INSERT INTO dr VALUES (1, 'Dahl', 'heart'), (2, 'Moe', 'skin'), (3, 'Ek', 'heart');
    CREATE TABLE appt (appt_no INTEGER PRIMARY KEY, pat_no INTEGER NOT NULL REFERENCES pat (pat_no),
      dr_no INTEGER REFERENCES dr (dr_no), appt_dt TIMESTAMP NOT NULL, dur_min INTEGER, appt_st TEXT NOT NULL,
      fee_amt DECIMAL(10,2), pd_yn TEXT NOT NULL);
    INSERT INTO appt VALUES (1, 1, 1, '2026-11-01 09:00:00', 20, 'done', 80, 'Y'), (2, 1, 2, '2026-11-02 10:30:00', 15, 'done', 60.5, 'N'),
      (3, 2, 1, '2026-10-02 11:00:00', NULL, 'missed', NULL, 'N'), (4, 3, NULL, '2025-10-02 15:45:00', 30, 'done', 120, 'Y'),
      (5, 4, 3, '2026-12-02 08:00:00', 20, 'open', 80, 'N'), (6, 4, 3, '2026-11-19 08:00:00', 45, 'done', 95, 'Y');
    CREATE TABLE rx (appt_no INTEGER NOT NULL REFERENCES appt (appt_no), ln INTEGER NOT NULL, drug TEXT NOT NULL, qty INTEGER NOT NULL,
      unit_prc DECIMAL(8,2), PRIMARY KEY (appt_no, ln));
    INSERT INTO rx VALUES (1, 1, 'zink', 2, 3.5), (1, 2, 'salve', 1, 12), (2, 1, 'zink', 10, 3.5), (4, 1, 'syrup', 1, NULL);`,
  questions: [
    "how many appointments are there",
    "number of appointments by month",
    "average fee by status",
    "top 3 drugs by quantity",
    "patients in Oslo",
    "appointments this year",
    "number of appointments by doctor",
    "patients without appointments",
    "appointments with a fee over 70",
  ],
};

/** No keys, no declared relationships; names with spaces, capitals and reserved words; notes in prose. */
const fleet: EditorDatabase = {
  name: "fleet",
  sql: `
    CREATE TABLE "Vehicles" ("Reg No" TEXT, "Make" TEXT, "Model Year" INTEGER, "Fuel Type" TEXT, "Active" BOOLEAN);
    INSERT INTO "Vehicles" VALUES ('AB 1', 'Volvo', 2020, 'diesel', TRUE), ('AB 2', 'Volvo', 2022, 'electric', TRUE), ('AB 3', 'Fiat', 2018, 'petrol', FALSE);
    CREATE TABLE "Trip Log" ("Trip ID" INTEGER, "Reg No" TEXT, "Driver Name" TEXT, "Start Date" DATE, "Km" DECIMAL(10,1), "Fuel L" DECIMAL(8,2),
      "Cost" DECIMAL(10,2), "Purpose" TEXT, "Notes" TEXT);
    INSERT INTO "Trip Log" VALUES (1, 'AB 1', 'Ada', '2026-11-01', 120.5, 9.1, 20, 'sales', 'Rain on the way, late by ten minutes.'),
      (2, 'AB 1', 'Bo', '2026-11-02', 80, 6.3, 14.2, 'service', NULL), (3, 'AB 2', 'Ada', '2026-10-11', 300, NULL, 31, 'sales', 'All fine today; no traffic at all.'),
      (4, 'AB 3', 'Cy', '2025-10-11', 15, 2, NULL, NULL, 'Stopped twice for fuel and coffee.'), (5, 'AB 2', 'Bo', '2026-09-30', 44.4, NULL, 9.9, 'private', NULL);
    CREATE TABLE "order" ("group" TEXT, "select" INTEGER, "date" DATE);
    INSERT INTO "order" VALUES ('tires', 4, '2026-01-31'), ('oil', 2, '2026-02-28'), ('tires', 8, '2025-12-31');`,
  questions: [
    "how many trips are there",
    "total cost by purpose",
    "km by month this year",
    "trips with a cost over 15",
    "average km by driver name",
    "vehicles by make",
    "trips by Ada",
  ],
};

/** References to itself, two references to one table, and a bridge with a composite key. */
const school: EditorDatabase = {
  name: "school",
  sql: `
    CREATE TABLE teachers (id INTEGER PRIMARY KEY, first_name TEXT NOT NULL, last_name TEXT NOT NULL, email TEXT, mentor_id INTEGER REFERENCES teachers (id),
      hired_on DATE NOT NULL, salary DECIMAL(10,2));
    INSERT INTO teachers VALUES (1, 'Eva', 'Ask', 'e@a.no', NULL, '2010-08-01', 60000);
    INSERT INTO teachers VALUES (2, 'Per', 'Bø', NULL, 1, '2019-01-15', 52000.5), (3, 'Siv', 'Dal', 's@d.no', 1, '2022-08-01', NULL);
    CREATE TABLE courses (id INTEGER PRIMARY KEY, title TEXT NOT NULL, subject TEXT NOT NULL, credits INTEGER NOT NULL, teacher_id INTEGER REFERENCES teachers (id));
    INSERT INTO courses VALUES (1, 'Algebra', 'math', 10, 1), (2, 'Geometry', 'math', 5, 2), (3, 'Poems', 'language', 5, NULL);
    CREATE TABLE students (id INTEGER PRIMARY KEY, first_name TEXT NOT NULL, last_name TEXT NOT NULL, birth_date DATE, city TEXT, tutor_id INTEGER REFERENCES teachers (id));
    INSERT INTO students VALUES (1, 'Ina', 'Eng', '2008-03-01', 'Moss', 1), (2, 'Jon', 'Fos', NULL, 'Moss', 2), (3, 'Kai', 'Gran', '2007-10-31', NULL, NULL);
    CREATE TABLE enrollments (student_id INTEGER NOT NULL REFERENCES students (id), course_id INTEGER NOT NULL REFERENCES courses (id), school_year INTEGER NOT NULL,
      grade DECIMAL(3,1), passed BOOLEAN, PRIMARY KEY (student_id, course_id, school_year));
    INSERT INTO enrollments VALUES (1, 1, 2025, 4.5, TRUE), (1, 2, 2025, NULL, NULL), (2, 1, 2025, 2, FALSE), (2, 1, 2026, 5, TRUE), (3, 3, 2026, 6, TRUE);
    CREATE TABLE lessons (id INTEGER PRIMARY KEY, course_id INTEGER NOT NULL REFERENCES courses (id), teacher_id INTEGER NOT NULL REFERENCES teachers (id),
      substitute_id INTEGER REFERENCES teachers (id), held_on DATE NOT NULL, room TEXT, minutes INTEGER NOT NULL);
    INSERT INTO lessons VALUES (1, 1, 1, NULL, '2026-11-02', 'R1', 45), (2, 1, 1, 2, '2026-11-09', 'R1', 90), (3, 2, 2, NULL, '2026-10-30', NULL, 45), (4, 3, 3, 1, '2025-09-01', 'R2', 60);`,
  questions: [
    "how many students are there",
    "average grade by course",
    "lessons per month",
    "students with more than 1 enrollment",
    "teachers without courses",
    "minutes by teacher this year",
    "students and their city",
    "top 2 courses by number of students",
    "share of enrollments by subject",
    "students who never enrolled",
  ],
};

export const foreignDatabases: readonly EditorDatabase[] = [clinic, fleet, school];
