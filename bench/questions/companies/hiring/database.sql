-- applicant tracking, dump of the primary db
PRAGMA foreign_keys = OFF;
CREATE TABLE departments (id INTEGER PRIMARY KEY, name TEXT NOT NULL, cost_center TEXT, parent_id INTEGER REFERENCES departments(id), created_at TEXT NOT NULL, updated_at TEXT NOT NULL);
INSERT INTO departments VALUES
(1,'Engineering','CC100',NULL,'2022-09-01 08:00:00','2022-09-01 08:00:00'),(2,'Platform & Infrastructure','CC110',1,'2022-09-01 08:00:00','2022-09-01 08:00:00'),(3,'Data','CC120',1,'2022-09-01 08:00:00','2023-01-10 08:00:00'),
(4,'Sales','CC200',NULL,'2022-09-01 08:00:00','2022-09-01 08:00:00'),(5,'Customer Support','CC210',NULL,'2022-09-01 08:00:00','2022-09-01 08:00:00'),(6,'Finance','CC300',NULL,'2022-09-01 08:00:00','2022-09-01 08:00:00'),
(7,'People','CC310',NULL,'2022-09-01 08:00:00','2022-09-01 08:00:00'),(8,'Marketing','CC220',NULL,'2022-09-01 08:00:00','2022-09-01 08:00:00'),(9,'Operations','CC400',NULL,'2022-09-01 08:00:00','2024-02-05 08:00:00'),(10,'Legal','CC320',NULL,'2024-02-05 08:00:00','2024-02-05 08:00:00');
CREATE TABLE locations (id INTEGER PRIMARY KEY, name TEXT, city TEXT, country TEXT, remote INTEGER DEFAULT 0, created_at TEXT, updated_at TEXT);
INSERT INTO locations VALUES
(1,'Dublin HQ','Dublin','Ireland',0,'2022-09-01 08:00:00','2022-09-01 08:00:00'),(2,'Cork','Cork','Ireland',0,'2022-09-01 08:00:00','2022-09-01 08:00:00'),(3,'Amsterdam','Amsterdam','Netherlands',0,'2022-09-01 08:00:00','2022-09-01 08:00:00'),
(4,'Krakow Hub','Krakow','Poland',0,'2023-03-01 08:00:00','2023-03-01 08:00:00'),(5,'Remote EU',NULL,NULL,1,'2022-09-01 08:00:00','2022-09-01 08:00:00'),(6,'London','London','United Kingdom',0,'2022-09-01 08:00:00','2022-09-01 08:00:00');
CREATE TABLE jobs (id INTEGER PRIMARY KEY, title TEXT NOT NULL, department_id INTEGER NOT NULL REFERENCES departments(id), seniority TEXT, employment_type TEXT DEFAULT 'full_time', created_at TEXT, updated_at TEXT);
INSERT INTO jobs (id,title,department_id,seniority,employment_type) VALUES
(1,'Software Engineer',1,'mid','full_time'),(2,'Senior Software Engineer',1,'senior','full_time'),(3,'Frontend Engineer',1,'mid','full_time'),(4,'QA Engineer',1,'mid','full_time'),(5,'Engineering Manager',1,'lead','full_time'),
(6,'Site Reliability Engineer',2,'senior','full_time'),(7,'Data Engineer',3,'mid','full_time'),(8,'Data Analyst',3,'junior','full_time'),(9,'Account Executive',4,'mid','full_time'),(10,'Sales Development Representative',4,'junior','full_time'),
(11,'Customer Support Specialist',5,'junior','full_time'),(12,'Support Team Lead',5,'lead','full_time'),(13,'Financial Controller',6,'senior','full_time'),(14,'Payroll Specialist',6,'mid','part_time'),(15,'Talent Partner',7,'mid','full_time'),
(16,'Content Marketer',8,'mid','full_time'),(17,'Marketing Intern',8,'junior','internship'),(18,'Office Manager',9,'mid','full_time'),(19,'Legal Counsel',10,'senior','full_time'),(20,'Supply Chain Planner',9,'mid','full_time'),(21,'HR Business Partner',7,'senior','full_time');
UPDATE jobs SET created_at=date('2022-09-10','+'||(id*11)||' days')||' 09:00:00', updated_at=date('2022-09-10','+'||(id*11)||' days')||' 09:00:00';
CREATE TABLE sources (id INTEGER PRIMARY KEY, name TEXT, paid INTEGER, monthly_cost_cents INTEGER, created_at TEXT, updated_at TEXT);
INSERT INTO sources (id,name,paid,monthly_cost_cents) VALUES (1,'LinkedIn',1,189000),(2,'Indeed',1,64000),(3,'Careers page',0,0),(4,'Employee referral',0,0),(5,'Recruitment agency',1,NULL),(6,'University fair',1,25000),(7,'StepStone',1,52000),(8,'Sourced by recruiter',0,0);
UPDATE sources SET created_at='2022-09-02 10:00:00', updated_at='2024-01-02 10:00:00';
CREATE TABLE rejection_reasons (id INTEGER PRIMARY KEY, name TEXT, initiated_by TEXT, created_at TEXT, updated_at TEXT);
INSERT INTO rejection_reasons (id,name,initiated_by) VALUES (1,'Not enough experience','company'),(2,'Missing skills','company'),(3,'Salary expectation too high','company'),(4,'Position filled','company'),(5,'Culture / team fit','company'),(6,'No work permit','company'),(7,'Accepted another offer','candidate'),(8,'No longer interested','candidate'),(9,'Relocation not possible','candidate'),(10,'Salary too low','candidate');
UPDATE rejection_reasons SET created_at='2022-09-02 10:00:00', updated_at='2022-09-02 10:00:00';
CREATE TABLE application_statuses (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
INSERT INTO application_statuses VALUES (0,'active'),(1,'hired'),(2,'rejected'),(3,'withdrawn');
CREATE TABLE stages (id INTEGER PRIMARY KEY, name TEXT, position INTEGER, created_at TEXT, updated_at TEXT);
INSERT INTO stages (id,name,position) VALUES (1,'New',10),(2,'Phone screen',20),(3,'Hiring manager interview',30),(4,'Skills assessment',40),(5,'Final round',50),(6,'Offer',60),(7,'Hired',70);
UPDATE stages SET created_at='2022-09-02 10:00:00', updated_at='2022-09-02 10:00:00';
CREATE TABLE interviewers (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, email TEXT, department_id INTEGER REFERENCES departments(id), active INTEGER DEFAULT 1, created_at TEXT, updated_at TEXT);
INSERT INTO interviewers (id,first_name,last_name,department_id,active) VALUES
(1,'Aoife','Brennan',1,1),(2,'Tomasz','Zielinski',1,1),(3,'Sanne','de Vries',2,1),(4,'Cormac','Daly',1,1),(5,'Priyanka','Rao',3,1),(6,'Harriet','Cole',4,1),(7,'Declan','Moore',4,1),(8,'Magda','Kowalska',5,1),
(9,'Niamh','Walsh',7,1),(10,'Oscar','Lindqvist',7,1),(11,'Ruth','Adeyemi',6,1),(12,'Bram','Jansen',8,1),(13,'Fergal','O''Neill',9,1),(14,'Lucia','Moretti',7,0),(15,'Gareth','Pugh',10,1),(16,'Ewa','Nowak',1,1),(17,'Ivo','Smit',3,0);
UPDATE interviewers SET email=lower(substr(first_name,1,1)||'.'||replace(replace(last_name,' ',''),'''',''))||'@kestrel.example', created_at='2023-01-09 09:00:00', updated_at='2024-06-01 09:00:00';
CREATE TABLE requisitions (
  id INTEGER PRIMARY KEY, req_number TEXT UNIQUE NOT NULL, job_id INTEGER NOT NULL REFERENCES jobs(id), location_id INTEGER REFERENCES locations(id),
  hiring_manager_id INTEGER REFERENCES interviewers(id), recruiter_id INTEGER REFERENCES interviewers(id),
  headcount INTEGER DEFAULT 1, salary_min INTEGER, salary_max INTEGER,
  status INTEGER NOT NULL DEFAULT 0, -- 0 open, 1 on_hold, 2 filled, 3 cancelled
  opened_on TEXT, target_start_on TEXT, closed_at TEXT, created_at TEXT, updated_at TEXT
);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<72),
a AS (SELECT i,(i*i*37+i*211+17)%1009 AS h, date('2023-10-02','+'||(i*765/100+(i*5)%4)||' days') AS o FROM n),
b AS (SELECT *, CASE WHEN h%9=0 THEN 2 WHEN h%9=1 THEN 1 WHEN h%9=2 THEN 11 WHEN h%9=3 THEN 10 WHEN h%9=4 THEN 9 ELSE 1+(h/9)%21 END AS j FROM a)
INSERT INTO requisitions
SELECT i,'REQ-'||printf('%04d',410+i),j,CASE WHEN h%10<4 THEN 1 WHEN h%10=4 THEN 2 WHEN h%10<7 THEN 4 WHEN h%10=7 THEN 3 WHEN h%10=8 THEN 5 ELSE 6 END,
 (SELECT MIN(v.id) FROM interviewers v WHERE v.department_id=d.department_id AND v.active=1),
 CASE WHEN h%5<2 THEN 9 WHEN h%5<4 THEN 10 WHEN o<'2024-09-01' THEN 14 ELSE 9 END, CASE WHEN j IN (10,11) THEN 2+h%2 ELSE 1 END,
 CASE d.seniority WHEN 'junior' THEN 30000 WHEN 'mid' THEN 44000 WHEN 'senior' THEN 63000 ELSE 72000 END+(h%7)*1000,
 CASE d.seniority WHEN 'junior' THEN 38000 WHEN 'mid' THEN 58000 WHEN 'senior' THEN 82000 ELSE 95000 END+(h%7)*1000,
 0,o,CASE WHEN h%8<6 THEN date(o,'start of month','+'||(3+h%3)||' months') END,NULL,o||' 09:12:00',o||' 09:12:00' FROM b JOIN jobs d ON d.id=j;
CREATE TABLE candidates (id INTEGER PRIMARY KEY, first_name TEXT, last_name TEXT, email TEXT UNIQUE, phone TEXT, city TEXT, country TEXT, years_experience INTEGER, expected_salary INTEGER, do_not_contact INTEGER DEFAULT 0, anonymized_at TEXT, created_at TEXT NOT NULL, updated_at TEXT NOT NULL);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<1400),
f(k,x) AS (VALUES (0,'Liam'),(1,'Saoirse'),(2,'Piotr'),(3,'Agnieszka'),(4,'Daan'),(5,'Femke'),(6,'Oliver'),(7,'Amelia'),(8,'Ravi'),(9,'Ananya'),(10,'Mateusz'),(11,'Zofia'),(12,'Conor'),(13,'Ciara'),(14,'Joao'),(15,'Ines'),(16,'Yusuf'),(17,'Leila'),(18,'Henrik'),(19,'Clara'),(20,'Dmitri'),(21,'Grace'),(22,'Wei')),
l(k,x) AS (VALUES (0,'Byrne'),(1,'Murphy'),(2,'Wisniewski'),(3,'Lewandowska'),(4,'Bakker'),(5,'Visser'),(6,'Taylor'),(7,'Hughes'),(8,'Sharma'),(9,'Iyer'),(10,'Wojcik'),(11,'Kaminska'),(12,'Kelly'),(13,'Doyle'),(14,'Silva'),(15,'Costa'),(16,'Demir'),(17,'Haddad'),(18,'Berg'),(19,'Weber'),(20,'Petrov'),(21,'Okafor'),(22,'Chen'),(23,'Flynn'),(24,'Mazur'),(25,'Peters'),(26,'Reid'),(27,'Quinn'),(28,'Duarte'))
INSERT INTO candidates
SELECT i,f.x,l.x,lower(replace(f.x,' ',''))||'.'||lower(l.x)||i||'@mail.example', CASE WHEN i%6<>1 THEN '+353 8'||(i%9)||' '||printf('%07d',(i*91193)%9999991) END,
 CASE i*7%13 WHEN 0 THEN 'Dublin' WHEN 1 THEN 'Dublin' WHEN 2 THEN 'Cork' WHEN 3 THEN 'Krakow' WHEN 4 THEN 'Krakow' WHEN 5 THEN 'Amsterdam' WHEN 6 THEN 'London' WHEN 7 THEN 'Galway' WHEN 8 THEN 'Dublin' WHEN 9 THEN 'Warsaw' WHEN 10 THEN 'Lisbon' WHEN 11 THEN 'Utrecht' ELSE NULL END,
 CASE i*7%13 WHEN 0 THEN 'Ireland' WHEN 1 THEN 'Ireland' WHEN 2 THEN 'Ireland' WHEN 3 THEN 'Poland' WHEN 4 THEN 'Poland' WHEN 5 THEN 'Netherlands' WHEN 6 THEN 'United Kingdom' WHEN 7 THEN 'Ireland' WHEN 8 THEN 'Ireland' WHEN 9 THEN 'Poland' WHEN 10 THEN 'Portugal' WHEN 11 THEN 'Netherlands' ELSE NULL END,
 CASE WHEN i%19=4 THEN NULL ELSE (i*i*3+i)%17*(i%5+1)/5 END, CASE WHEN i%4<>2 THEN 28000+((i*i*11+i*7)%61)*1000 END, CASE WHEN i%53=7 THEN 1 ELSE 0 END,NULL,'2024-11-20 12:00:00','2024-11-20 12:00:00'
FROM n JOIN f ON f.k=(i*7+i*i/5)%23 JOIN l ON l.k=(i*5+i/3+i*i/11)%29;
CREATE TEMP TABLE ap AS
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<1750),
a AS (SELECT i,(i*i*389+i*7919+31)%100003 AS h FROM n),
b AS (SELECT i,h,1+(i*43+h%11*(h%7))%72 AS r FROM a),
c AS (SELECT b.*, (h/7)%1000 AS z, CASE WHEN h%9=0 THEN 1+h%310 ELSE 1+(i*617)%1340 END AS cand, CASE WHEN h%20<7 THEN 1 WHEN h%20<11 THEN 3 WHEN h%20<14 THEN 2 WHEN h%20<16 THEN 4 WHEN h%20=16 THEN 5 WHEN h%20=17 THEN 7 WHEN h%20=18 THEN 8 ELSE 6 END AS src, date(q.opened_on,'+'||((h%70)*(h%70)/80)||' days') AS d, q.job_id AS j FROM b JOIN requisitions q ON q.id=r
 WHERE (q.job_id NOT IN (13,19,21,5) OR h%3=0) AND r NOT IN (71))
SELECT *, datetime(d,'+'||(7+h%14)||' hours','+'||(h%60)||' minutes') AS at,
 CASE WHEN z<CASE src WHEN 4 THEN 110 WHEN 8 THEN 70 WHEN 2 THEN 22 ELSE 42 END THEN 7 WHEN z<CASE src WHEN 4 THEN 140 ELSE 62 END THEN 6 WHEN z<112 THEN 5 WHEN z<225 THEN 4 WHEN z<330 THEN 3 WHEN z<560 THEN 2 ELSE 1 END AS mx FROM c WHERE d<='2025-04-14';
DELETE FROM ap WHERE i IN (SELECT b.i FROM ap a JOIN ap b ON a.cand=b.cand AND a.r=b.r AND a.i<b.i);
UPDATE ap SET mx=5 WHERE mx=7 AND i IN (SELECT i FROM (SELECT i, ROW_NUMBER() OVER (PARTITION BY r ORDER BY d) AS rn FROM ap WHERE mx=7) WHERE rn>3);
CREATE TABLE applications (
  id INTEGER PRIMARY KEY, candidate_id INTEGER NOT NULL REFERENCES candidates(id), requisition_id INTEGER NOT NULL REFERENCES requisitions(id), source_id INTEGER REFERENCES sources(id),
  status INTEGER NOT NULL DEFAULT 0 REFERENCES application_statuses(id), current_stage_id INTEGER REFERENCES stages(id), rejection_reason_id INTEGER REFERENCES rejection_reasons(id),
  applied_at TEXT NOT NULL, rejected_at TEXT, hired_at TEXT, created_at TEXT, updated_at TEXT
);
CREATE TABLE application_stage_changes (
  id INTEGER PRIMARY KEY, application_id INTEGER NOT NULL REFERENCES applications(id), stage_id INTEGER NOT NULL REFERENCES stages(id), entered_at TEXT NOT NULL, exited_at TEXT, created_at TEXT, updated_at TEXT
);
CREATE TEMP TABLE sc AS
SELECT ROW_NUMBER() OVER (ORDER BY a.i) AS aid, a.*, s.id AS st,
 datetime(a.at,'+'||(CASE WHEN s.id=1 THEN 0 ELSE (s.id-1)*(2+a.h%5)+(a.h/3)%6+CASE WHEN s.id>3 THEN (a.h/11)%9 ELSE 0 END+CASE WHEN s.id=7 THEN 2+(a.h/13)%8 ELSE 0 END END)||' days','+'||((a.h/5)%7*(s.id>1))||' hours') AS en
FROM ap a JOIN stages s ON s.id<=a.mx;
CREATE TEMP TABLE aid AS SELECT i, ROW_NUMBER() OVER (ORDER BY at,i) AS aid FROM ap;
UPDATE sc SET aid=(SELECT x.aid FROM aid x WHERE x.i=sc.i);
DELETE FROM sc WHERE en>='2025-04-15';
CREATE TEMP TABLE fin AS
SELECT aid,i,cand,r,src,h,at,mx,MAX(st) AS last,MAX(en) AS en FROM sc GROUP BY aid;
INSERT INTO applications
SELECT aid,cand,r,src,
 CASE WHEN last=7 THEN 1 WHEN last<mx THEN 0 WHEN (h/17)%41=5 THEN 0 WHEN datetime(en,'+'||(3+(h/19)%16)||' days')>='2025-04-15' THEN 0 WHEN (h/23)%100<CASE WHEN last=6 THEN 70 WHEN last>2 THEN 24 ELSE 9 END THEN 3 ELSE 2 END, last, NULL, at,
 datetime(en,'+'||(3+(h/19)%16)||' days'), CASE WHEN last=7 THEN en END, at, at FROM fin;
UPDATE applications SET rejected_at=NULL WHERE status IN (0,1);
UPDATE applications SET rejection_reason_id=CASE WHEN status=2 THEN CASE WHEN id%13=0 THEN NULL WHEN id%10<4 THEN 1 WHEN id%10<6 THEN 2 WHEN id%10=6 THEN 3 WHEN id%10=7 THEN 4 WHEN id%10=8 THEN 5 ELSE 6 END WHEN status=3 THEN CASE WHEN id%11=0 THEN NULL WHEN id%9<4 THEN 7 WHEN id%9<7 THEN 8 WHEN id%9=7 THEN 10 ELSE 9 END END;
INSERT INTO application_stage_changes SELECT ROW_NUMBER() OVER (ORDER BY en,aid), aid, st, en, COALESCE(LEAD(en) OVER (PARTITION BY aid ORDER BY st),(SELECT rejected_at FROM applications x WHERE x.id=aid)), en, en FROM sc;
UPDATE applications SET updated_at=COALESCE(rejected_at,hired_at,(SELECT MAX(entered_at) FROM application_stage_changes c WHERE c.application_id=applications.id));
UPDATE candidates SET created_at=(SELECT MIN(applied_at) FROM applications a WHERE a.candidate_id=candidates.id), updated_at=(SELECT MAX(updated_at) FROM applications a WHERE a.candidate_id=candidates.id) WHERE id IN (SELECT candidate_id FROM applications);
UPDATE candidates SET created_at=datetime('2024-03-01 10:00:00','+'||(id%331)||' days'), updated_at=datetime('2024-03-01 10:00:00','+'||(id%331)||' days') WHERE id NOT IN (SELECT candidate_id FROM applications);
UPDATE requisitions SET headcount=MAX(headcount,(SELECT COUNT(*) FROM applications a WHERE a.requisition_id=requisitions.id AND a.status=1));
UPDATE requisitions SET status=2, closed_at=(SELECT MAX(MAX(applied_at),MAX(COALESCE(hired_at,''))) FROM applications a WHERE a.requisition_id=requisitions.id) WHERE headcount=(SELECT COUNT(*) FROM applications a WHERE a.requisition_id=requisitions.id AND a.status=1);
UPDATE requisitions SET status=3, closed_at=date(opened_on,'+'||(120+id%40)||' days')||' 15:30:00' WHERE status=0 AND opened_on<'2024-08-15' AND id%3<>0;
UPDATE requisitions SET status=1 WHERE status=0 AND id%5=2;
UPDATE requisitions SET updated_at=COALESCE(closed_at,updated_at);
CREATE TABLE interviews (
  id INTEGER PRIMARY KEY, application_id INTEGER NOT NULL REFERENCES applications(id), stage_id INTEGER REFERENCES stages(id), interviewer_id INTEGER REFERENCES interviewers(id),
  scheduled_at TEXT, duration_minutes INTEGER, format TEXT, status INTEGER NOT NULL DEFAULT 0, -- 0 scheduled, 1 completed, 2 cancelled, 3 no_show
  score INTEGER, -- 1..5
  recommend INTEGER, feedback_submitted_at TEXT, created_at TEXT, updated_at TEXT
);
INSERT INTO interviews
SELECT ROW_NUMBER() OVER (ORDER BY s.en,s.aid,k.k), s.aid, s.st,
 CASE WHEN s.st=2 THEN q.recruiter_id WHEN s.st=3 THEN q.hiring_manager_id WHEN k.k=0 AND jb.department_id IN (1,2,3) THEN CASE (s.h/3)%6 WHEN 0 THEN 2 WHEN 1 THEN 4 WHEN 2 THEN 16 WHEN 3 THEN 5 WHEN 4 THEN 3 ELSE 2 END WHEN s.st=5 THEN CASE WHEN s.h%3=0 THEN 1 WHEN s.h%3=1 THEN 11 ELSE 6 END ELSE CASE WHEN s.h%4<2 THEN 7 WHEN s.h%4=2 THEN 12 ELSE 8 END END,
 datetime(date(s.en,'+'||CASE WHEN s.st=2 THEN 1+s.h%2 ELSE 1+s.h%3 END||' days'),'+'||(9+(s.h/7)%8)||' hours',CASE WHEN s.h%2=0 THEN '+30 minutes' ELSE '+0 minutes' END),
 CASE WHEN s.st=2 THEN 30 WHEN s.st=3 THEN 45 WHEN s.st=4 THEN 90 ELSE 60 END, CASE WHEN s.st=2 THEN 'phone' WHEN s.h%5<3 OR s.st<4 THEN 'video' ELSE 'onsite' END, 1, NULL,NULL,NULL,s.en,s.en
FROM sc s JOIN requisitions q ON q.id=s.r JOIN jobs jb ON jb.id=q.job_id JOIN (SELECT 0 AS k UNION ALL SELECT 1) k ON k.k=0 OR (s.st=5)
WHERE s.st BETWEEN 2 AND 5;
UPDATE interviews SET scheduled_at=datetime(scheduled_at,'+2 days') WHERE strftime('%w',scheduled_at)='6';
UPDATE interviews SET scheduled_at=datetime(scheduled_at,'+1 day') WHERE strftime('%w',scheduled_at)='0';
UPDATE interviews SET status=CASE WHEN scheduled_at>='2025-04-15' THEN 0 WHEN id%17=3 THEN 2 WHEN id%29=11 THEN 3 ELSE 1 END;
UPDATE interviews SET score=CASE WHEN (SELECT mx FROM fin WHERE aid=application_id)>stage_id THEN 3+(id*7)%3 ELSE 1+(id*3)%4 END, feedback_submitted_at=datetime(scheduled_at,'+'||(1+(id*id)%90)||' hours') WHERE status=1 AND id%14<>9;
UPDATE interviews SET recommend=(score>=3) WHERE score IS NOT NULL;
UPDATE interviews SET feedback_submitted_at='2025-04-14 18:20:00' WHERE feedback_submitted_at>'2025-04-15 12:00:00';
CREATE TABLE offers (
  id INTEGER PRIMARY KEY, application_id INTEGER NOT NULL REFERENCES applications(id), base_salary INTEGER, currency TEXT DEFAULT 'EUR', bonus_percent REAL,
  status INTEGER NOT NULL DEFAULT 0, -- 0 draft, 1 sent, 2 accepted, 3 declined, 4 withdrawn
  sent_at TEXT, answered_at TEXT, start_on TEXT, created_at TEXT, updated_at TEXT
);
INSERT INTO offers
SELECT ROW_NUMBER() OVER (ORDER BY s.en), s.aid, q.salary_min+((q.salary_max-q.salary_min)*((s.h%7)+2)/8)/500*500, 'EUR', CASE WHEN q.job_id IN (9,10) THEN 20 WHEN s.h%3=0 THEN 10 END,
 CASE a.status WHEN 1 THEN 2 WHEN 3 THEN 3 WHEN 2 THEN CASE WHEN s.h%2=0 THEN 3 ELSE 4 END ELSE CASE WHEN s.en>='2025-04-13' THEN 0 ELSE 1 END END,
 datetime(s.en,'+1 day'), CASE WHEN a.status=1 THEN a.hired_at WHEN a.status IN (2,3) THEN a.rejected_at END, NULL, s.en, s.en
FROM sc s JOIN applications a ON a.id=s.aid JOIN requisitions q ON q.id=s.r WHERE s.st=6;
UPDATE offers SET status=4 WHERE status=3 AND id%9=4;
UPDATE offers SET sent_at=NULL WHERE status=0;
UPDATE offers SET sent_at=MIN(sent_at,answered_at) WHERE answered_at IS NOT NULL;
UPDATE offers SET start_on=date(answered_at,'start of month','+'||(2+id%2)||' months') WHERE status=2;
UPDATE offers SET start_on=date('2025-06-01','+'||(id%2)||' months') WHERE status=1;
DROP TABLE temp.ap; DROP TABLE temp.sc; DROP TABLE temp.fin; DROP TABLE temp.aid;
