-- PulseHouse studios (Django app "gym")
BEGIN;
CREATE TABLE "gym_studio" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(80) NOT NULL, "city" varchar(60) NOT NULL, "opened_on" date NOT NULL, "area_sqm" integer NOT NULL, "has_sauna" bool NOT NULL, "is_active" bool NOT NULL);
CREATE TABLE "gym_plan" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(60) NOT NULL, "monthly_fee" decimal NOT NULL, "term_months" integer NOT NULL, "includes_classes" bool NOT NULL, "is_active" bool NOT NULL);
CREATE TABLE "gym_member" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "first_name" varchar(60) NOT NULL, "last_name" varchar(60) NOT NULL, "email" varchar(254), "gender" varchar(1), "birth_date" date, "home_studio_id" integer NOT NULL, "referred_by_id" integer, "joined_on" date NOT NULL, "is_active" bool NOT NULL, "newsletter" bool NOT NULL, "created_at" datetime NOT NULL);
CREATE TABLE "gym_membership" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "member_id" integer NOT NULL, "plan_id" integer NOT NULL, "status" varchar(12) NOT NULL, "monthly_fee" decimal NOT NULL, "start_date" date NOT NULL, "end_date" date, "cancelled_on" date, "cancel_reason" varchar(40), "frozen_until" date, "created_at" datetime NOT NULL);
CREATE TABLE "gym_payment" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "membership_id" integer NOT NULL, "amount" decimal NOT NULL, "due_on" date NOT NULL, "paid_at" datetime, "status" varchar(12) NOT NULL, "method" varchar(12) NOT NULL, "created_at" datetime NOT NULL);
CREATE TABLE "gym_checkin" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "member_id" integer NOT NULL, "studio_id" integer NOT NULL, "checked_in_at" datetime NOT NULL, "checked_out_at" datetime, "is_guest_pass" bool NOT NULL);
CREATE TABLE "gym_trainer" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "first_name" varchar(60) NOT NULL, "last_name" varchar(60) NOT NULL, "studio_id" integer NOT NULL, "specialty" varchar(40) NOT NULL, "hourly_rate" decimal NOT NULL, "is_freelance" bool NOT NULL, "is_active" bool NOT NULL, "hired_on" date NOT NULL);
CREATE TABLE "gym_classtype" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "name" varchar(60) NOT NULL, "category" varchar(20) NOT NULL, "duration_minutes" integer NOT NULL);
CREATE TABLE "gym_classsession" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "class_type_id" integer NOT NULL, "studio_id" integer NOT NULL, "trainer_id" integer NOT NULL, "starts_at" datetime NOT NULL, "capacity" integer NOT NULL, "is_cancelled" bool NOT NULL);
CREATE TABLE "gym_booking" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "session_id" integer NOT NULL, "member_id" integer NOT NULL, "status" varchar(12) NOT NULL, "created_at" datetime NOT NULL);
CREATE TABLE "gym_equipment" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "studio_id" integer NOT NULL, "name" varchar(60) NOT NULL, "category" varchar(20) NOT NULL, "asset_tag" varchar(12) NOT NULL UNIQUE, "purchased_on" date NOT NULL, "purchase_price" decimal NOT NULL, "is_out_of_order" bool NOT NULL);
CREATE TABLE "gym_equipmentservice" ("id" integer NOT NULL PRIMARY KEY AUTOINCREMENT, "equipment_id" integer NOT NULL, "kind" varchar(20) NOT NULL, "reported_on" date NOT NULL, "completed_on" date, "cost" decimal, "vendor" varchar(60));

INSERT INTO gym_studio VALUES (1,'PulseHouse Mitte','Berlin','2018-03-01',1450,1,1),(2,'PulseHouse Kreuzberg','Berlin','2019-09-15',980,0,1),(3,'PulseHouse Altona','Hamburg','2020-01-10',1120,1,1),(4,'PulseHouse Ehrenfeld','Cologne','2021-08-01',890,0,1),(5,'PulseHouse Sachsenhausen','Frankfurt','2022-05-02',1040,1,1),(6,'PulseHouse Plagwitz','Leipzig','2024-02-05',760,0,1),(7,'PulseHouse Linden','Hannover','2019-04-01',640,0,0);
INSERT INTO gym_plan VALUES (1,'Basic',29.9,12,0,1),(2,'Classic',44.9,12,1,1),(3,'Premium',64.9,12,1,1),(4,'Flex',54.9,1,1,1),(5,'Student',24.9,6,1,1),(6,'Off-Peak',19.9,12,0,1),(7,'Corporate',39.9,12,1,1),(8,'Founders',34.9,12,1,0),(9,'Duo',79.9,12,1,1);
INSERT INTO gym_trainer VALUES
 (1,'Jana','Krause',1,'Yoga',38,0,1,'2018-03-01'),(2,'Marco','Silva',1,'CrossFit',42,0,1,'2019-05-13'),(3,'Leonie','Busch',1,'Spinning',36,1,1,'2021-10-04'),(4,'Deniz','Aydin',2,'HIIT',35,0,1,'2019-09-15'),(5,'Carla','Neumann',2,'Pilates',37,1,1,'2022-02-21'),
 (6,'Ole','Petersen',3,'CrossFit',40,0,1,'2020-01-10'),(7,'Svenja','Thomsen',3,'Yoga',36,0,1,'2021-04-19'),(8,'Rico','Hartung',4,'Boxing',39,1,1,'2021-08-01'),(9,'Mila','Jovanovic',4,'Zumba',33,0,1,'2023-01-16'),(10,'Patrick','Sommer',5,'HIIT',38,0,1,'2022-05-02'),
 (11,'Aylin','Demir',5,'Pilates',36,1,1,'2023-06-12'),(12,'Tobias','Richter',6,'Spinning',34,0,1,'2024-02-05'),(13,'Nora','Engel',6,'Yoga',34,1,1,'2024-09-02'),(14,'Stefan','Kuhn',2,'Boxing',37,0,0,'2020-06-08'),(15,'Bea','Lorenz',3,'Rehab',41,0,1,'2025-02-17');
INSERT INTO gym_classtype VALUES (1,'Vinyasa Yoga','mind-body',60),(2,'Power Yoga','mind-body',75),(3,'Spinning','cardio',45),(4,'HIIT 30','cardio',30),(5,'CrossFit WOD','strength',60),(6,'Pilates Mat','mind-body',55),(7,'Boxing Basics','cardio',60),(8,'Zumba','dance',60),(9,'Body Pump','strength',50),(10,'Aqua Fit','cardio',45);

CREATE TEMP TABLE rnd AS
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<4600)
SELECT i, ((i*7901+19)*(i*31+11))%10007 AS a, ((i*104717+43)*(i*23+5)+i)%10009 AS b, ((i*6131+41)*(i*53+17))%10037 AS c, ((i*3593+13)*(i*67+9))%10039 AS d, ((i*2777+7)*(i*79+31))%10061 AS e FROM n;
CREATE TEMP TABLE nm(k INTEGER PRIMARY KEY, f TEXT, g TEXT, l TEXT);
INSERT INTO nm(f,g,l) VALUES ('Lena','f','Schulz'),('Max','m','Becker'),('Sophie','f','Wagner'),('Jan','m','Hartmann'),('Mia','f','Lehmann'),('Tim','m','Koch'),('Hannah','f','Yilmaz'),('Lukas','m','Kaiser'),('Julia','f','Franke'),('Ben','m','Simon'),('Clara','f','Albrecht'),('Emre','m','Ludwig'),('Paula','f','Jansen'),('Niklas','m','Schreiber'),('Amelie','f','Ziegler'),('David','m','Kowalczyk'),('Frieda','f','Peters'),('Moritz','m','Sauer'),('Elif','f','Brandt'),('Anton','m','Nowak'),('Theresa','f','Haas');

INSERT INTO gym_member
WITH x AS (SELECT *, date('2022-01-10','+'||(i*1155/460)||' days') AS j0 FROM rnd WHERE i<=460),
 y AS (SELECT *, CASE WHEN c%6=0 THEN strftime('%Y',j0)||printf('-01-%02d',3+d%24) ELSE j0 END AS j, CASE WHEN e%100<27 THEN 1 WHEN e%100<46 THEN 2 WHEN e%100<64 THEN 3 WHEN e%100<79 THEN 4 WHEN e%100<92 THEN 5 ELSE 6 END AS st FROM x)
SELECT i, n1.f, n2.l, CASE WHEN b%13=0 THEN NULL ELSE lower(n1.f)||'.'||lower(n2.l)||i||'@mail.example' END, CASE WHEN d%29=0 THEN NULL ELSE n1.g END,
 CASE WHEN a%21=0 THEN NULL ELSE date('2006-11-20','-'||(b*c/10050*14000/10050)||' days') END, CASE WHEN st=6 AND j<'2024-02-05' THEN 1 ELSE st END,
 CASE WHEN i>30 AND d%7=0 THEN 1+(a*b/10050)*(i-20)/10050 END, j, 1, CASE WHEN c%100<58 THEN 1 ELSE 0 END, j||printf(' %02d:%02d:00',8+a%12,b%60)
FROM y JOIN nm n1 ON n1.k=1+(y.a/3+y.i)%21 JOIN nm n2 ON n2.k=1+(y.b/5+y.i*2)%21;

-- first memberships, then comebacks
CREATE TEMP TABLE ms AS
WITH x AS (SELECT r.*, m.joined_on AS s, CASE WHEN e%100<18 THEN 1 WHEN e%100<45 THEN 2 WHEN e%100<60 THEN 3 WHEN e%100<74 THEN 4 WHEN e%100<83 THEN 5 WHEN e%100<90 THEN 6 ELSE 7 END AS pl FROM gym_member m JOIN rnd r ON r.i=m.id)
SELECT i AS mid, CASE WHEN pl=7 AND s<'2022-10-01' THEN 8 ELSE pl END AS pl, s, CASE WHEN a%100<46 THEN NULL ELSE date(s,'+'||(CASE WHEN pl IN (4,5) THEN 2+b%11 ELSE 12+(b%3)*4+CASE WHEN c%5=0 THEN 6 ELSE 0 END END)||' months') END AS en, a,b,c,d,e FROM x;
INSERT INTO ms SELECT mid, 1+(b%4), date(en,'+'||(40+d%160)||' days'), NULL, (a*7+3)%10007, b, c, d, e FROM ms WHERE en IS NOT NULL AND c%4=1 AND date(en,'+'||(40+d%160)||' days')<'2025-03-15';
INSERT INTO gym_membership(member_id,plan_id,status,monthly_fee,start_date,end_date,cancelled_on,cancel_reason,frozen_until,created_at)
SELECT mid, pl, CASE WHEN en<='2025-03-18' THEN CASE WHEN c%9=0 AND pl NOT IN (4) THEN 'expired' ELSE 'cancelled' END WHEN en IS NULL AND d%14=0 AND s<'2025-02-01' THEN 'frozen' ELSE 'active' END,
 round(p.monthly_fee*(CASE WHEN b%8=0 THEN 0.8 WHEN b%11=0 THEN 0.9 ELSE 1 END),2), s, CASE WHEN en<'2025-06-01' THEN en END,
 CASE WHEN en<'2025-06-01' AND NOT (en<='2025-03-18' AND c%9=0 AND pl NOT IN (4)) THEN min(date(en,'-'||(25+d%45)||' days'),date('2025-03-16','-'||(b%70)||' days')) END,
 CASE WHEN en<'2025-06-01' AND NOT (en<='2025-03-18' AND c%9=0 AND pl NOT IN (4)) THEN CASE d%9 WHEN 0 THEN 'moving away' WHEN 1 THEN 'too expensive' WHEN 2 THEN 'too expensive' WHEN 3 THEN 'not using it' WHEN 4 THEN 'not using it' WHEN 5 THEN 'health' WHEN 6 THEN 'not using it' WHEN 7 THEN 'unhappy with service' END END,
 CASE WHEN en IS NULL AND d%14=0 AND s<'2025-02-01' THEN date('2025-03-25','+'||(b%70)||' days') END, s||printf(' %02d:15:00',9+c%9)
FROM ms JOIN gym_plan p ON p.id=pl ORDER BY s, mid;
UPDATE gym_member SET is_active=0 WHERE id NOT IN (SELECT member_id FROM gym_membership WHERE status IN ('active','frozen'));

INSERT INTO gym_payment(membership_id,amount,due_on,paid_at,status,method,created_at)
WITH mo AS (SELECT date('2024-04-01') AS m0 UNION ALL SELECT date(m0,'+1 month') FROM mo WHERE m0<'2025-03-01'),
 x AS (SELECT s.id AS sid, s.monthly_fee AS fee, m0, r.* FROM gym_membership s JOIN mo ON m0>=s.start_date AND (s.end_date IS NULL OR m0<s.end_date) JOIN rnd r ON r.i=1+(s.id*17+CAST(strftime('%m',m0) AS INTEGER)*337)%4599 WHERE NOT (s.status='frozen' AND m0>='2025-02-01')),
 y AS (SELECT *, CASE WHEN m0='2025-03-01' AND a%100<13 THEN 'open' WHEN m0>='2025-01-01' AND a%100<5 THEN 'open' WHEN a%100>=95 THEN 'failed' WHEN b%113=0 THEN 'refunded' ELSE 'paid' END AS st FROM x)
SELECT sid, fee, m0, CASE WHEN st IN ('paid','refunded') THEN date(m0,'+'||(CASE WHEN c%100<80 THEN 0 WHEN c%100<95 THEN 1+d%8 ELSE 9+d%8 END)||' days')||printf(' %02d:%02d:00',5+d%4,e%60) END, st, CASE WHEN (sid*13)%100<66 THEN 'sepa' WHEN (sid*13)%100<88 THEN 'card' ELSE 'paypal' END, m0||' 02:00:00' FROM y ORDER BY m0,sid;

INSERT INTO gym_checkin(member_id,studio_id,checked_in_at,checked_out_at,is_guest_pass)
WITH x AS (SELECT *, date('2024-04-01','+'||(i*351/4600)||' days') AS dy, 1+((a*b/10050*459/10050)*47+7)%460 AS mb FROM rnd),
 y AS (SELECT x.*, m.home_studio_id AS hs FROM x JOIN gym_member m ON m.id=mb WHERE EXISTS (SELECT 1 FROM gym_membership s WHERE s.member_id=mb AND s.start_date<=dy AND (s.end_date IS NULL OR s.end_date>dy) AND NOT (s.status='frozen' AND dy>'2025-02-01')) AND (strftime('%m',dy) IN ('01','02','03','10','11') OR c%100<72)),
 z AS (SELECT *, CASE WHEN strftime('%w',dy) IN ('0','6') THEN 9+(d%9) WHEN d%100<24 THEN 6+(e%4) WHEN d%100<40 THEN 11+(e%4) ELSE 16+(e%6) END AS h FROM y)
SELECT mb, CASE WHEN e%12=0 THEN 1+(b%5) ELSE hs END, dy||printf(' %02d:%02d:00',h,a%60), CASE WHEN c%14=0 THEN NULL ELSE datetime(dy||printf(' %02d:%02d:00',h,a%60),'+'||(28+(b*d/10050)*95/10050)||' minutes') END, CASE WHEN c%41=0 THEN 1 ELSE 0 END
FROM z WHERE NOT (dy='2025-03-18' AND h>13) ORDER BY 3;

INSERT INTO gym_classsession(class_type_id,studio_id,trainer_id,starts_at,capacity,is_cancelled)
WITH x AS (SELECT *, date('2024-10-01','+'||(i*189/460)||' days') AS dy FROM rnd WHERE i<=460),
 y AS (SELECT x.*, 1+CASE WHEN a%100<26 THEN b%3 WHEN a%100<40 THEN 3+b%2 WHEN a%100<58 THEN 5+b%2 WHEN a%100<74 THEN 7+b%2 WHEN a%100<90 THEN 9+b%2 ELSE 11+b%2 END AS tr FROM x)
SELECT CASE t.specialty WHEN 'Yoga' THEN 1+(c%5=0) WHEN 'CrossFit' THEN CASE WHEN c%3=0 THEN 9 ELSE 5 END WHEN 'Spinning' THEN 3 WHEN 'HIIT' THEN CASE WHEN c%4=0 THEN 9 ELSE 4 END WHEN 'Pilates' THEN 6 WHEN 'Boxing' THEN 7 ELSE 8 END, t.studio_id, t.id, dy||printf(' %02d:%02d:00',CASE WHEN d%3=0 THEN 7+d%3 ELSE 17+d%4 END,(e%2)*30), 8+(t.studio_id*t.id)%5*2, CASE WHEN e%24=0 AND dy<'2025-03-25' THEN 1 ELSE 0 END
FROM y JOIN gym_trainer t ON t.id=tr AND t.hired_on<=dy ORDER BY 4;
INSERT INTO gym_booking(session_id,member_id,status,created_at)
WITH x AS (SELECT s.id AS sid, s.starts_at AS sa, s.is_cancelled AS ic, s.capacity AS cap, s.class_type_id AS ct, n.k, r.* FROM gym_classsession s JOIN (WITH RECURSIVE q(k) AS (SELECT 0 UNION ALL SELECT k+1 FROM q WHERE k<19) SELECT k FROM q) n ON n.k<s.capacity+2 JOIN rnd r ON r.i=1+(s.id*29+n.k*211)%4599
   WHERE r.e%100 < 52+(s.class_type_id*13)%37+(s.trainer_id%4)*5-CASE WHEN s.starts_at>'2025-03-18' THEN 35 ELSE 0 END),
 y AS (SELECT x.*, (SELECT m.id FROM gym_member m JOIN gym_membership g ON g.member_id=m.id AND g.start_date<=date(sa) AND (g.end_date IS NULL OR g.end_date>date(sa)) JOIN gym_plan p ON p.id=g.plan_id AND p.includes_classes=1 WHERE m.id>=1+((a*b/10050*440/10050)*61+k*7)%450 ORDER BY m.id LIMIT 1) AS mb FROM x),
 z AS (SELECT y.*, row_number() OVER (PARTITION BY sid,mb ORDER BY k) AS dup, row_number() OVER (PARTITION BY sid ORDER BY k) AS rn FROM y WHERE mb IS NOT NULL)
SELECT sid, mb, CASE WHEN ic=1 THEN 'cancelled' WHEN rn>cap THEN 'waitlisted' WHEN sa>='2025-03-18' THEN CASE WHEN c%10=0 THEN 'cancelled' ELSE 'booked' END WHEN c%100<12 THEN 'cancelled' WHEN c%100<19+(ct%4)*3 THEN 'no_show' ELSE 'attended' END,
 min(datetime(sa,'-'||(3+d%160)||' hours'),'2025-03-17 21:3'||(d%10)||':00') FROM z WHERE dup=1 ORDER BY 4;

INSERT INTO gym_equipment(studio_id,name,category,asset_tag,purchased_on,purchase_price,is_out_of_order)
SELECT s.id, q.n, q.cat, printf('EQ-%d%03d',s.id,q.o*10+u.k), max(date(s.opened_on,'+'||(r.a%900)||' days')), q.pr+(r.b%12)*20-0.05, CASE WHEN r.c%12=0 THEN 1 ELSE 0 END
FROM gym_studio s JOIN (SELECT 1 AS o,'Treadmill' AS n,'cardio' AS cat,4200 AS pr UNION ALL SELECT 2,'Rowing Machine','cardio',1250 UNION ALL SELECT 3,'Spin Bike','cardio',980 UNION ALL SELECT 4,'Leg Press','strength',3100 UNION ALL SELECT 5,'Cable Tower','strength',2750 UNION ALL SELECT 6,'Smith Machine','strength',2400 UNION ALL SELECT 7,'Cross Trainer','cardio',3300) q JOIN (SELECT 1 AS k UNION ALL SELECT 2 UNION ALL SELECT 3) u ON u.k<=CASE WHEN q.o IN (1,3) THEN 3 ELSE 1+(s.id+q.o)%2 END
JOIN rnd r ON r.i=s.id*97+q.o*13+u.k WHERE s.id<7 GROUP BY s.id,q.o,u.k;
INSERT INTO gym_equipmentservice(equipment_id,kind,reported_on,completed_on,cost,vendor)
WITH x AS (SELECT r.*, date('2023-06-05','+'||(i*648/210)||' days') AS rp, 1+(a*b/10050*(SELECT max(id)-1 FROM gym_equipment)/10050*11)%(SELECT max(id) FROM gym_equipment) AS eq FROM rnd r WHERE i<=210)
SELECT q.id, CASE WHEN c%10<5 THEN 'repair' WHEN c%10<9 THEN 'inspection' ELSE 'replacement part' END, rp, CASE WHEN date(rp,'+'||(d%24+q.studio_id)||' days')<'2025-03-17' AND NOT (rp>'2024-11-01' AND e%17=0) THEN date(rp,'+'||(d%24+q.studio_id)||' days') END,
 CASE WHEN date(rp,'+'||(d%24+q.studio_id)||' days')<'2025-03-17' AND NOT (rp>'2024-11-01' AND e%17=0) THEN CASE WHEN c%10<5 THEN 90+(b%46)*10+0.5 WHEN c%10<9 THEN 59 ELSE 120+(b%70)*7+0.9 END END,
 CASE WHEN e%100<45 THEN 'FitTech Service GmbH' WHEN e%100<75 THEN 'Gym Repair Nord' WHEN e%100<92 THEN 'in-house' END
FROM x JOIN gym_equipment q ON q.id=eq AND q.purchased_on<rp ORDER BY rp;
DROP TABLE rnd; DROP TABLE nm; DROP TABLE ms;
CREATE INDEX gym_checkin_member_idx ON gym_checkin(member_id);
COMMIT;
