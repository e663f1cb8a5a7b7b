-- Harbor Outpatient Group: practice management database
PRAGMA foreign_keys = OFF;
BEGIN;

CREATE TABLE clinics (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  city TEXT NOT NULL,
  region TEXT NOT NULL,
  opened_on TEXT NOT NULL,
  exam_rooms INTEGER NOT NULL
);
CREATE TABLE specialties (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE
);
CREATE TABLE practitioners (
  id INTEGER PRIMARY KEY,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  credential TEXT NOT NULL,
  specialty_id INTEGER NOT NULL REFERENCES specialties(id),
  clinic_id INTEGER NOT NULL REFERENCES clinics(id),
  hired_on TEXT NOT NULL,
  left_on TEXT
);
CREATE TABLE insurers (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  payer_code TEXT NOT NULL UNIQUE,
  plan_kind TEXT NOT NULL,
  payment_days INTEGER NOT NULL
);
CREATE TABLE patients (
  id INTEGER PRIMARY KEY,
  mrn TEXT NOT NULL UNIQUE,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  sex TEXT NOT NULL,
  birth_date TEXT NOT NULL,
  city TEXT,
  phone TEXT,
  email TEXT,
  insurer_id INTEGER REFERENCES insurers(id),
  primary_practitioner_id INTEGER REFERENCES practitioners(id),
  registered_at TEXT NOT NULL
);
CREATE TABLE appointment_types (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  default_minutes INTEGER NOT NULL
);
CREATE TABLE appointments (
  id INTEGER PRIMARY KEY,
  patient_id INTEGER NOT NULL REFERENCES patients(id),
  practitioner_id INTEGER NOT NULL REFERENCES practitioners(id),
  clinic_id INTEGER NOT NULL REFERENCES clinics(id),
  appointment_type_id INTEGER NOT NULL REFERENCES appointment_types(id),
  booked_at TEXT NOT NULL,
  starts_at TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('booked','arrived','no_show','cancelled')),
  booking_channel TEXT NOT NULL,
  checked_in_at TEXT,
  cancelled_at TEXT,
  cancel_reason TEXT
);
CREATE TABLE encounters (
  id INTEGER PRIMARY KEY,
  appointment_id INTEGER NOT NULL UNIQUE REFERENCES appointments(id),
  patient_id INTEGER NOT NULL REFERENCES patients(id),
  practitioner_id INTEGER NOT NULL REFERENCES practitioners(id),
  started_at TEXT NOT NULL,
  ended_at TEXT NOT NULL,
  signed_at TEXT
);
CREATE TABLE diagnosis_codes (
  code TEXT PRIMARY KEY,
  description TEXT NOT NULL,
  chapter TEXT NOT NULL
);
CREATE TABLE encounter_diagnoses (
  encounter_id INTEGER NOT NULL REFERENCES encounters(id),
  diagnosis_code TEXT NOT NULL REFERENCES diagnosis_codes(code),
  is_primary INTEGER NOT NULL,
  PRIMARY KEY (encounter_id, diagnosis_code)
);
CREATE TABLE medications (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  strength TEXT NOT NULL,
  drug_class TEXT NOT NULL,
  is_controlled INTEGER NOT NULL
);
CREATE TABLE prescriptions (
  id INTEGER PRIMARY KEY,
  encounter_id INTEGER NOT NULL REFERENCES encounters(id),
  medication_id INTEGER NOT NULL REFERENCES medications(id),
  prescribed_at TEXT NOT NULL,
  days_supply INTEGER NOT NULL,
  refills INTEGER NOT NULL,
  status TEXT NOT NULL
);
CREATE TABLE invoices (
  id INTEGER PRIMARY KEY,
  invoice_number TEXT NOT NULL UNIQUE,
  encounter_id INTEGER NOT NULL REFERENCES encounters(id),
  insurer_id INTEGER NOT NULL REFERENCES insurers(id),
  issued_at TEXT,
  due_on TEXT,
  amount REAL NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('draft','sent','paid','denied')),
  denial_reason TEXT
);
CREATE TABLE payments (
  id INTEGER PRIMARY KEY,
  invoice_id INTEGER NOT NULL REFERENCES invoices(id),
  received_at TEXT NOT NULL,
  amount REAL NOT NULL,
  method TEXT NOT NULL
);

INSERT INTO clinics VALUES
 (1,'Harbor Downtown','Portland','Coast','2012-04-02',14),
 (2,'Harbor Eastside','Portland','Coast','2015-09-14',9),
 (3,'Lakeview Clinic','Salem','Valley','2017-01-09',8),
 (4,'Riverbend Clinic','Eugene','Valley','2018-06-18',7),
 (5,'Summit Medical','Bend','Mountain','2020-03-02',6),
 (6,'Cedar Park','Medford','Mountain','2023-11-06',4);
INSERT INTO specialties VALUES (1,'Family Medicine'),(2,'Internal Medicine'),(3,'Pediatrics'),(4,'Dermatology'),(5,'Cardiology'),(6,'Orthopedics'),(7,'Behavioral Health');
INSERT INTO practitioners VALUES
 (1,'Helen','Okafor','MD',1,1,'2012-04-02',NULL),
 (2,'Daniel','Reyes','MD',2,1,'2013-08-19',NULL),
 (3,'Priya','Raman','MD',5,1,'2016-02-01',NULL),
 (4,'Tom','Lindqvist','PA-C',1,1,'2021-05-10',NULL),
 (5,'Grace','Whitfield','MD',4,2,'2015-09-14',NULL),
 (6,'Marcus','Bell','MD',1,2,'2017-03-27',NULL),
 (7,'Sofia','Delgado','NP',3,2,'2019-10-07',NULL),
 (8,'Owen','Fitzgerald','MD',6,3,'2017-01-09',NULL),
 (9,'Ruth','Adeyemi','MD',1,3,'2018-11-12',NULL),
 (10,'Ian','Castellano','MD',3,3,'2019-02-25','2025-03-31'),
 (11,'Mei','Tanaka','MD',1,4,'2018-06-18',NULL),
 (12,'Carla','Bruno','NP',2,4,'2020-08-03',NULL),
 (13,'Victor','Hale','PsyD',7,4,'2022-01-17',NULL),
 (14,'Nina','Sorensen','MD',1,5,'2020-03-02',NULL),
 (15,'Paul','Achterberg','MD',6,5,'2021-09-06','2024-12-20'),
 (16,'Amira','Haddad','MD',4,5,'2022-04-11',NULL),
 (17,'Leo','Marchetti','PA-C',1,6,'2023-11-06',NULL),
 (18,'Judith','Kwan','MD',2,6,'2025-06-02',NULL);
INSERT INTO insurers VALUES
 (1,'Cascade Health Plan','CHP01','commercial',30),
 (2,'BlueRiver Insurance','BRI22','commercial',45),
 (3,'Medicare','MCR00','public',30),
 (4,'Oregon Medicaid','OMD10','public',60),
 (5,'Pinnacle Mutual','PIN07','commercial',30),
 (6,'UnionCare HMO','UCH33','hmo',45),
 (7,'Evergreen Workers Comp','EWC90','workers_comp',60),
 (8,'Northstar Student Health','NSH55','student',30);
INSERT INTO appointment_types VALUES (1,'new patient visit',40),(2,'follow-up',20),(3,'annual physical',45),(4,'telehealth',15),(5,'procedure',60),(6,'vaccination',10),(7,'travel consult',30);
INSERT INTO diagnosis_codes VALUES
 ('I10','Essential hypertension','circulatory'),('E11.9','Type 2 diabetes without complications','endocrine'),
 ('E78.5','Hyperlipidemia, unspecified','endocrine'),('J06.9','Acute upper respiratory infection','respiratory'),
 ('J45.909','Unspecified asthma','respiratory'),('M54.50','Low back pain','musculoskeletal'),
 ('F41.1','Generalized anxiety disorder','mental'),('F32.A','Depression, unspecified','mental'),
 ('L20.9','Atopic dermatitis','skin'),('L70.0','Acne vulgaris','skin'),
 ('K21.9','Gastro-esophageal reflux disease','digestive'),('N39.0','Urinary tract infection','genitourinary'),
 ('M25.561','Pain in right knee','musculoskeletal'),('G43.909','Migraine, unspecified','nervous'),
 ('I48.91','Atrial fibrillation','circulatory'),('Z00.00','General adult medical exam','factors'),
 ('E66.9','Obesity, unspecified','endocrine'),('H66.90','Otitis media','ear'),('Z71.84','Encounter for travel health counseling','factors'),('A69.20','Lyme disease','infectious');
INSERT INTO medications VALUES
 (1,'Lisinopril','10 mg','ACE inhibitor',0),(2,'Metformin','500 mg','antidiabetic',0),(3,'Atorvastatin','20 mg','statin',0),
 (4,'Amoxicillin','500 mg','antibiotic',0),(5,'Albuterol','90 mcg','bronchodilator',0),(6,'Sertraline','50 mg','SSRI',0),
 (7,'Ibuprofen','600 mg','NSAID',0),(8,'Omeprazole','20 mg','PPI',0),(9,'Hydrocodone/APAP','5-325 mg','opioid',1),
 (10,'Lorazepam','1 mg','benzodiazepine',1),(11,'Azithromycin','250 mg','antibiotic',0),(12,'Hydrocortisone','2.5 %','topical steroid',0),
 (13,'Apixaban','5 mg','anticoagulant',0),(14,'Sumatriptan','50 mg','triptan',0),(15,'Semaglutide','0.5 mg','antidiabetic',0),(16,'Doxycycline','100 mg','antibiotic',0);

CREATE TEMP TABLE rnd AS
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<3000)
SELECT i, ((i*7919+13)*(i*31+7))%10007 AS a, ((i*104729+71)*(i*17+5)+i)%10009 AS b,
  ((i*6101+29)*(i*43+11))%10037 AS c, ((i*3571+3)*(i*59+19))%10039 AS d, ((i*2749+5)*(i*67+23))%10061 AS e FROM n;
CREATE TEMP TABLE fn(k INTEGER PRIMARY KEY, nm TEXT, sx TEXT);
INSERT INTO fn(nm,sx) VALUES ('Emma','female'),('Liam','male'),('Olivia','female'),('Noah','male'),('Ava','female'),('James','male'),('Sophia','female'),('Henry','male'),('Mia','female'),('Lucas','male'),('Isabel','female'),('Ethan','male'),('Hannah','female'),('Samuel','male'),('Chloe','female'),('Walter','male'),('Rosa','female'),('Gordon','male'),('Linda','female'),('Diego','male'),('Martha','female'),('Kenji','male'),('Fatima','female'),('Peter','male'),('Joan','female');
CREATE TEMP TABLE ln(k INTEGER PRIMARY KEY, nm TEXT);
INSERT INTO ln(nm) VALUES ('Anderson'),('Baker'),('Chavez'),('Dunn'),('Ellis'),('Foster'),('Garcia'),('Hughes'),('Ibrahim'),('Jensen'),('Kowalski'),('Lopez'),('Murphy'),('Nguyen'),('Ortiz'),('Park'),('Quinn'),('Rossi'),('Schmidt'),('Tran'),('Underwood'),('Vargas'),('Walsh'),('Xiong'),('Young'),('Zimmer'),('Brooks'),('Carter'),('Patel');

INSERT INTO patients
SELECT r.i, printf('MRN-%06d',100000+r.i*37), f.nm, l.nm, f.sx,
  date('2020-12-01','-'||((a%97)*365*(60+b%41)/100 + c%365 + 30)||' days'),
  CASE WHEN d%23=0 THEN NULL ELSE (SELECT city FROM clinics WHERE id=CASE WHEN e%100<34 THEN 1 WHEN e%100<50 THEN 2 WHEN e%100<68 THEN 3 WHEN e%100<83 THEN 4 WHEN e%100<94 THEN 5 ELSE 6 END) END,
  CASE WHEN c%17=0 THEN NULL ELSE printf('503-555-%04d',d%10000) END,
  CASE WHEN b%4=0 THEN NULL ELSE lower(f.nm)||'.'||lower(l.nm)||r.i||'@example.com' END,
  CASE WHEN d%100<28 THEN 1 WHEN d%100<45 THEN 2 WHEN d%100<62 THEN 3 WHEN d%100<74 THEN 4 WHEN d%100<81 THEN 5 WHEN d%100<87 THEN 6 WHEN d%100<89 THEN 7 ELSE NULL END,
  CASE WHEN a%6=0 THEN NULL ELSE CASE WHEN e%100<34 THEN 1+(c%4) WHEN e%100<50 THEN 5+(c%3) WHEN e%100<68 THEN 8+(c%3) WHEN e%100<83 THEN 11+(c%3) WHEN e%100<94 THEN 14+(c%3) ELSE 17 END END,
  strftime('%Y-%m-%dT%H:%M:%S','2021-01-04 08:00:00','+'||(r.i*1708/560)||' days','+'||(c%560)||' minutes')
FROM rnd r JOIN fn f ON f.k=1+(r.a/7+r.i)%25 JOIN ln l ON l.k=1+(r.b/11+r.i)%29 WHERE r.i<=560;

UPDATE patients SET insurer_id = CASE WHEN birth_date<'1960-01-01' THEN 3 WHEN insurer_id=3 THEN 2 ELSE insurer_id END WHERE insurer_id IS NOT NULL;

-- appointments: skewed patients, weekdays only, quieter summer
INSERT INTO appointments
WITH x AS (
  SELECT i,a,b,c,d,e, date('2023-01-03','+'||(i*1010/3000)||' days') AS d0,
    1+((a*b/10050*559/10050)*37+5)%560 AS pid FROM rnd),
 y AS (SELECT *, CASE strftime('%w',d0) WHEN '0' THEN date(d0,'+'||(1+d%4)||' days') WHEN '6' THEN date(d0,'-'||(1+d%3)||' days') ELSE d0 END AS dy FROM x
       WHERE NOT (strftime('%m',d0) IN ('07','08') AND c%100<27) AND NOT (strftime('%Y',d0)='2023' AND e%100<30)),
 z AS (SELECT y.*, p.registered_at AS reg, CASE WHEN d%100<12 THEN 1 WHEN d%100<50 THEN 2 WHEN d%100<64 THEN 3 WHEN d%100<80 THEN 4 WHEN d%100<90 THEN 5 ELSE 6 END AS ty,
   CASE WHEN e%10<6 AND p.primary_practitioner_id IS NOT NULL THEN p.primary_practitioner_id
        ELSE CASE WHEN b%100<14 THEN 1 WHEN b%100<24 THEN 2 WHEN b%100<30 THEN 3 WHEN b%100<39 THEN 4 WHEN b%100<46 THEN 5 WHEN b%100<53 THEN 6 WHEN b%100<58 THEN 7 WHEN b%100<64 THEN 8 WHEN b%100<72 THEN 9 WHEN b%100<75 THEN 10 WHEN b%100<82 THEN 11 WHEN b%100<87 THEN 12 WHEN b%100<91 THEN 13 WHEN b%100<95 THEN 14 WHEN b%100<97 THEN 16 ELSE 17 END END AS pr0
   FROM y JOIN patients p ON p.id=y.pid WHERE date(p.registered_at)<=dy),
 w AS (SELECT z.*, CASE WHEN pr0=10 AND dy>'2025-03-31' THEN 9 WHEN pr0=15 AND dy>'2024-12-20' THEN 14 WHEN pr0=17 AND dy<'2023-11-06' THEN 14 WHEN pr0=17 AND dy>='2025-06-02' AND c%2=0 THEN 18 ELSE pr0 END AS pr FROM z),
 v AS (SELECT w.*, (SELECT clinic_id FROM practitioners WHERE id=pr) AS cl,
   dy||'T'||printf('%02d:%02d:00',8+(c%9),(e%4)*15) AS st,
   CASE WHEN dy>='2025-09-10' THEN CASE WHEN a%100<9 THEN 'cancelled' ELSE 'booked' END
        WHEN b%1000<(60+ty*9+(pr%5)*14) THEN 'no_show' WHEN a%100<13 THEN 'cancelled' ELSE 'arrived' END AS sts FROM w)
SELECT row_number() OVER (ORDER BY dy, i), pid, pr, cl, ty,
  strftime('%Y-%m-%dT%H:%M:%S', CASE WHEN dy>'2025-09-02' THEN '2025-09-02' ELSE dy END,'-'||(1+(a*c/10050)%42)||' days','+'||(480+d%540)||' minutes'), st, sts,
  CASE WHEN e%100<46 THEN 'phone' WHEN e%100<81 THEN 'online' WHEN e%100<93 THEN 'front_desk' ELSE 'referral' END,
  CASE WHEN sts='arrived' THEN strftime('%Y-%m-%dT%H:%M:%S',st,(-(a%15))||' minutes','+'||(b%6)||' minutes') END,
  CASE WHEN sts='cancelled' THEN strftime('%Y-%m-%dT%H:%M:%S',CASE WHEN dy>'2025-09-09' THEN '2025-09-09T15:00:00' ELSE st END,'-'||(2+c%90)||' hours') END,
  CASE WHEN sts='cancelled' THEN CASE c%8 WHEN 0 THEN 'provider unavailable' WHEN 1 THEN 'weather' WHEN 2 THEN 'feeling better' WHEN 3 THEN 'work conflict' WHEN 4 THEN 'work conflict' WHEN 5 THEN 'transport' WHEN 6 THEN 'provider unavailable' ELSE NULL END END
FROM v;

INSERT INTO encounters
SELECT row_number() OVER (ORDER BY ap.id), ap.id, ap.patient_id, ap.practitioner_id,
  strftime('%Y-%m-%dT%H:%M:%S',ap.starts_at,'+'||(r.d%(12+ap.clinic_id*4)+(ap.practitioner_id%4)*2)||' minutes'),
  strftime('%Y-%m-%dT%H:%M:%S',ap.starts_at,'+'||(r.d%(12+ap.clinic_id*4)+(ap.practitioner_id%4)*2 + t.default_minutes*(70+r.e%60)/100)||' minutes'),
  CASE WHEN ap.starts_at>='2025-07-15' AND r.b%9=0 THEN NULL WHEN r.b%211=0 THEN NULL
       ELSE CASE WHEN date(ap.starts_at,'+'||(r.c%4)||' days')>='2025-09-09' THEN date(ap.starts_at)||'T18:10:00' ELSE strftime('%Y-%m-%dT%H:%M:%S',ap.starts_at,'+'||(r.c%4)||' days','+'||(90+r.a%120)||' minutes') END END
FROM appointments ap JOIN rnd r ON r.i=1+(ap.id*7)%2999 JOIN appointment_types t ON t.id=ap.appointment_type_id WHERE ap.status='arrived';

CREATE TEMP TABLE dx AS SELECT code, row_number() OVER (ORDER BY rowid) AS k FROM diagnosis_codes WHERE code<>'A69.20';
INSERT OR IGNORE INTO encounter_diagnoses
SELECT en.id, dx.code, 1 FROM encounters en JOIN rnd r ON r.i=1+(en.id*11)%2999
 JOIN dx ON dx.k=1+CASE WHEN r.a%100<30 THEN (en.patient_id*7)%6 ELSE (r.a*r.b/10050*18/10050) END WHERE r.e%29<>0;
INSERT OR IGNORE INTO encounter_diagnoses
SELECT en.id, dx.code, 0 FROM encounters en JOIN rnd r ON r.i=1+(en.id*13)%2999 JOIN dx ON dx.k=1+(r.c*r.d/10050*18/10050)
 WHERE r.e%100<38 AND en.id IN (SELECT encounter_id FROM encounter_diagnoses WHERE is_primary=1);

INSERT INTO prescriptions
WITH s AS (SELECT en.id AS eid, en.ended_at AS t, r.*, 1+CASE ed.diagnosis_code WHEN 'I10' THEN 0 WHEN 'E11.9' THEN CASE WHEN r.a%5=0 THEN 14 ELSE 1 END WHEN 'E78.5' THEN 2 WHEN 'J06.9' THEN CASE WHEN r.a%3=0 THEN 10 ELSE 3 END WHEN 'J45.909' THEN 4 WHEN 'F41.1' THEN CASE WHEN r.a%3=0 THEN 9 ELSE 5 END WHEN 'F32.A' THEN 5 WHEN 'M54.50' THEN CASE WHEN r.a%4=0 THEN 8 ELSE 6 END WHEN 'L20.9' THEN 11 WHEN 'K21.9' THEN 7 WHEN 'I48.91' THEN 12 WHEN 'G43.909' THEN 13 WHEN 'E66.9' THEN 14 ELSE r.b%8 END AS med
  FROM encounters en JOIN encounter_diagnoses ed ON ed.encounter_id=en.id JOIN rnd r ON r.i=1+(en.id*17+ed.is_primary)%2999
  WHERE r.c%100<62 AND ed.diagnosis_code NOT IN ('Z00.00','Z71.84'))
SELECT row_number() OVER (ORDER BY eid,i), eid, med, t, CASE WHEN med IN (4,11) THEN 7+(d%2)*3 WHEN med IN (9,10) THEN 5+(d%3)*5 ELSE 30*(1+d%3) END,
  CASE WHEN med IN (4,9,11) THEN 0 ELSE d%4 END,
  CASE WHEN e%100<6 THEN 'cancelled' WHEN date(t,'+'||(CASE WHEN med IN (4,9,10,11) THEN 20 ELSE 200 END)||' days')<'2025-09-10' THEN 'expired' ELSE 'active' END
FROM s;

INSERT INTO invoices
WITH s AS (SELECT en.id AS eid, p.insurer_id AS ins, date(en.ended_at,'+'||(1+r.a%6)||' days') AS iss, r.*, i2.payment_days AS pd,
   round((CASE ap.appointment_type_id WHEN 1 THEN 210 WHEN 2 THEN 118 WHEN 3 THEN 245 WHEN 4 THEN 79 WHEN 5 THEN 540 ELSE 42 END)*(78+r.d%61)/100.0*(CASE WHEN ap.practitioner_id IN (3,8,15) THEN 1.6 ELSE 1.0 END),2) AS amt
  FROM encounters en JOIN appointments ap ON ap.id=en.appointment_id JOIN patients p ON p.id=en.patient_id JOIN insurers i2 ON i2.id=p.insurer_id JOIN rnd r ON r.i=1+(en.id*19)%2999),
 t AS (SELECT *, CASE WHEN iss>'2025-09-05' OR (iss>'2025-08-20' AND b%6=0) THEN 'draft' WHEN b%100<3+ins THEN 'denied'
   WHEN iss>'2025-07-20' THEN CASE WHEN c%100<25 THEN 'paid' ELSE 'sent' END WHEN iss>'2025-02-01' AND c%100<6+ins*2 THEN 'sent' WHEN c%100<2 THEN 'sent' ELSE 'paid' END AS sts FROM s)
SELECT row_number() OVER (ORDER BY eid), printf('INV-%s-%05d',substr(iss,1,4),row_number() OVER (ORDER BY eid)), eid, ins,
  CASE WHEN sts<>'draft' THEN iss||'T07:30:00' END, CASE WHEN sts<>'draft' THEN date(iss,'+'||pd||' days') END, amt, sts,
  CASE WHEN sts='denied' THEN CASE d%5 WHEN 0 THEN 'missing authorization' WHEN 1 THEN 'not covered' WHEN 2 THEN 'coding error' WHEN 3 THEN 'coding error' ELSE 'duplicate claim' END END
FROM t;

INSERT INTO payments
SELECT row_number() OVER (ORDER BY iv.id), iv.id,
  strftime('%Y-%m-%dT%H:%M:%S', min(date(iv.issued_at,'+'||(9+(r.a%(20+iv.insurer_id*6)))||' days'),'2025-09-09'),'+10 hours','+'||(r.c%300)||' minutes'),
  CASE WHEN iv.status='sent' THEN round(iv.amount*0.4,2) WHEN r.b%6=0 THEN round(iv.amount*(80+r.d%15)/100.0,2) ELSE iv.amount END,
  CASE WHEN r.e%10<7 THEN 'eft' WHEN r.e%10<9 THEN 'check' ELSE 'card' END
FROM invoices iv JOIN rnd r ON r.i=1+(iv.id*23)%2999 WHERE iv.status='paid' OR (iv.status='sent' AND r.d%9=0 AND iv.issued_at<'2025-08-25');

DROP TABLE rnd; DROP TABLE fn; DROP TABLE ln; DROP TABLE dx;
CREATE INDEX ix_appointments_starts ON appointments(starts_at);
CREATE INDEX ix_appointments_patient ON appointments(patient_id);
COMMIT;
