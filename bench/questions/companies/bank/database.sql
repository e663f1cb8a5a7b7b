-- retail bank, reporting mart (EUR). dim_ = dimensions, fact_ = facts, one row per event or per month
PRAGMA foreign_keys = ON;
BEGIN;
CREATE TABLE dim_date (
  date_key INTEGER PRIMARY KEY,        -- yyyymmdd
  full_date TEXT NOT NULL,
  year_no INTEGER NOT NULL,
  quarter_no INTEGER NOT NULL,
  month_no INTEGER NOT NULL,
  month_name TEXT NOT NULL,
  day_of_week TEXT NOT NULL,
  is_weekend INTEGER NOT NULL
);
WITH RECURSIVE d(x) AS (SELECT '2019-01-01' UNION ALL SELECT date(x,'+1 day') FROM d WHERE x<'2026-12-31')
INSERT INTO dim_date SELECT CAST(strftime('%Y%m%d',x) AS INTEGER),x,CAST(strftime('%Y',x) AS INTEGER),(CAST(strftime('%m',x) AS INTEGER)+2)/3,CAST(strftime('%m',x) AS INTEGER),
 CASE strftime('%m',x) WHEN '01' THEN 'January' WHEN '02' THEN 'February' WHEN '03' THEN 'March' WHEN '04' THEN 'April' WHEN '05' THEN 'May' WHEN '06' THEN 'June' WHEN '07' THEN 'July' WHEN '08' THEN 'August' WHEN '09' THEN 'September' WHEN '10' THEN 'October' WHEN '11' THEN 'November' ELSE 'December' END,
 substr('SunMonTueWedThuFriSat',strftime('%w',x)*3+1,3),strftime('%w',x) IN ('0','6') FROM d;

CREATE TABLE dim_branch (branch_sk INTEGER PRIMARY KEY, branch_code TEXT NOT NULL, branch_name TEXT NOT NULL, city TEXT NOT NULL, region TEXT NOT NULL, opened_date_key INTEGER REFERENCES dim_date(date_key), is_open INTEGER NOT NULL);
INSERT INTO dim_branch VALUES
 (1,'001','Vienna Graben','Vienna','East',20190102,1),(2,'002','Vienna Favoriten','Vienna','East',20190102,1),(3,'003','Graz Hauptplatz','Graz','South',20190102,1),(4,'004','Linz Landstrasse','Linz','North',20190401,1),
 (5,'005','Salzburg Altstadt','Salzburg','West',20190102,1),(6,'006','Innsbruck Maria-Theresien','Innsbruck','West',20200301,1),(7,'007','Klagenfurt Neuer Platz','Klagenfurt','South',20190902,1),(8,'008','St. Poelten Rathaus','St. Poelten','East',20190102,0),(99,'099','Online Branch','Vienna','Direct',20210601,1);

CREATE TABLE dim_relationship_manager (rm_sk INTEGER PRIMARY KEY, employee_no TEXT NOT NULL, rm_name TEXT NOT NULL, branch_sk INTEGER NOT NULL REFERENCES dim_branch(branch_sk), desk TEXT NOT NULL, valid_from_key INTEGER NOT NULL REFERENCES dim_date(date_key), valid_to_key INTEGER REFERENCES dim_date(date_key));
INSERT INTO dim_relationship_manager VALUES
 (1,'E2041','Katharina Moser',1,'Private Banking',20190401,NULL),(2,'E2077','Stefan Gruber',1,'Affluent',20200115,NULL),(3,'E2102','Milena Petrovic',2,'Affluent',20210301,NULL),(4,'E2115','Thomas Leitner',3,'Affluent',20190601,NULL),
 (5,'E2130','Julia Reisinger',4,'Affluent',20220201,NULL),(6,'E2144','Andreas Pichler',5,'Private Banking',20190901,20250630),(7,'E2150','Eva Hofer',6,'Affluent',20210901,NULL),(8,'E2163','Lukas Steiner',7,'Affluent',20230501,NULL),(9,'E2188','Nadine Winkler',5,'Private Banking',20250701,NULL),(10,'E2190','David Egger',4,'Affluent',20251001,NULL);

CREATE TABLE dim_account_type (account_type_sk INTEGER PRIMARY KEY, type_code TEXT NOT NULL, type_name TEXT NOT NULL, product_group TEXT NOT NULL, monthly_fee REAL NOT NULL, interest_rate_pct REAL);
INSERT INTO dim_account_type VALUES (1,'CUR','Classic current account','Current',4.90,0),(2,'CURP','Premium current account','Current',12.90,0.05),(3,'STU','Student account','Current',0,0),(4,'SAV','Instant access savings','Savings',0,1.10),(5,'FIX','Fixed term deposit','Savings',0,2.40),(6,'SEC','Securities settlement','Investment',6.50,NULL);

CREATE TABLE dim_customer (
  customer_sk INTEGER PRIMARY KEY,
  customer_no TEXT NOT NULL,
  full_name TEXT NOT NULL,
  gender TEXT,
  birth_date TEXT,
  segment TEXT NOT NULL,               -- Mass, Affluent, Private, Student
  city TEXT,
  home_branch_sk INTEGER NOT NULL REFERENCES dim_branch(branch_sk),
  rm_sk INTEGER REFERENCES dim_relationship_manager(rm_sk),
  onboarding_date_key INTEGER NOT NULL REFERENCES dim_date(date_key),
  exit_date_key INTEGER REFERENCES dim_date(date_key),
  online_banking_flag TEXT NOT NULL
);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<420),
f(k,w,g) AS (VALUES (0,'Anna','F'),(1,'Maria','F'),(2,'Johann','M'),(3,'Peter','M'),(4,'Sabine','F'),(5,'Markus','M'),(6,'Elif','F'),(7,'Goran','M'),(8,'Lena','F'),(9,'Franz','M'),(10,'Theresa','F'),(11,'Ivan','M'),(12,'Birgit','F')),
l(k,w) AS (VALUES (0,'Huber'),(1,'Bauer'),(2,'Wagner'),(3,'Pichler'),(4,'Yilmaz'),(5,'Novak'),(6,'Fuchs'),(7,'Eder'),(8,'Brunner'),(9,'Kovacs'),(10,'Schwarz'),(11,'Lang'),(12,'Berger'),(13,'Haas'),(14,'Reiter'),(15,'Jovanovic'),(16,'Wolf'),(17,'Auer'),(18,'Schmid'),(19,'Baumgartner'),(20,'Lechner'),(21,'Weiss'),(22,'Aigner'),(23,'Toth'),(24,'Hofbauer'),(25,'Ortner'),(26,'Mayr'),(27,'Zauner'),(28,'Klein'),(29,'Strobl'),(30,'Wimmer')),
c AS (SELECT i,f.w||' '||l.w nm,g,(i*i*7+i*37+i/3)%100 h,CASE WHEN i%20<4 THEN 1 WHEN i%20<7 THEN 2 WHEN i%20<10 THEN 3 WHEN i%20<12 THEN 4 WHEN i%20<14 THEN 5 WHEN i%20=14 THEN 6 WHEN i%20=15 THEN 7 WHEN i%20=16 THEN 8 ELSE 99 END b,date('2019-02-01','+'||((i*2480/420)+(i*31)%9)||' days') ob FROM n JOIN f ON f.k=i%13 JOIN l ON l.k=(i*3+i/13)%31)
INSERT INTO dim_customer
SELECT i,'K'||(7100000+i*137),nm,CASE WHEN i%45=0 THEN NULL ELSE g END,
 CASE WHEN i%67=3 THEN NULL WHEN h<14 THEN date('1999-06-01','+'||((i*353)%2500)||' days') ELSE date('1942-03-01','+'||((i*i*53+i*1277)%20500)||' days') END,
 CASE WHEN h<14 THEN 'Student' WHEN h<72 THEN 'Mass' WHEN h<93 THEN 'Affluent' ELSE 'Private' END,
 CASE WHEN b=99 THEN CASE h%4 WHEN 0 THEN 'Vienna' WHEN 1 THEN 'Graz' WHEN 2 THEN 'Bregenz' END ELSE (SELECT city FROM dim_branch WHERE branch_sk=b) END,b,
 CASE WHEN h>=72 THEN CASE b WHEN 1 THEN CASE WHEN h>=93 THEN 1 ELSE 2 END WHEN 2 THEN 3 WHEN 3 THEN 4 WHEN 4 THEN 5 WHEN 5 THEN 9 WHEN 6 THEN 7 WHEN 7 THEN 8 END END,
 CAST(strftime('%Y%m%d',ob) AS INTEGER),
 CASE WHEN i%7=6 AND date(ob,'+'||(310+(i*71)%1500)||' days')<'2025-11-25' THEN CAST(strftime('%Y%m%d',date(ob,'+'||(310+(i*71)%1500)||' days')) AS INTEGER) END,
 CASE WHEN h%7=2 AND b<>99 THEN 'N' ELSE 'Y' END
FROM c ORDER BY i;

CREATE TABLE dim_account (
  account_sk INTEGER PRIMARY KEY,
  iban TEXT NOT NULL,
  customer_sk INTEGER NOT NULL REFERENCES dim_customer(customer_sk),
  account_type_sk INTEGER NOT NULL REFERENCES dim_account_type(account_type_sk),
  branch_sk INTEGER NOT NULL REFERENCES dim_branch(branch_sk),
  opened_date_key INTEGER NOT NULL REFERENCES dim_date(date_key),
  closed_date_key INTEGER REFERENCES dim_date(date_key),
  account_status TEXT NOT NULL,        -- ACTIVE, DORMANT, BLOCKED, CLOSED
  overdraft_limit REAL,
  current_balance REAL NOT NULL
);
WITH k(j) AS (VALUES (1),(2),(3))
INSERT INTO dim_account (iban,customer_sk,account_type_sk,branch_sk,opened_date_key,closed_date_key,account_status,overdraft_limit,current_balance)
SELECT 'AT'||printf('%02d',(customer_sk*17+j*31)%90+10)||'2011'||printf('%012d',customer_sk*918273+j*77),customer_sk,
 CASE j WHEN 1 THEN CASE segment WHEN 'Student' THEN 3 WHEN 'Mass' THEN 1+(customer_sk%9=0) ELSE 2-(customer_sk%4=0) END WHEN 2 THEN 4 ELSE CASE WHEN segment IN ('Private','Affluent') AND customer_sk%2=0 THEN 6 ELSE 5 END END,
 home_branch_sk,CASE WHEN j=1 THEN onboarding_date_key ELSE (SELECT d.date_key FROM dim_date d WHERE d.full_date=o.full_date OR d.full_date=date(o.full_date,'+'||(j*61+(customer_sk*13)%120)||' days') ORDER BY d.date_key DESC LIMIT 1) END,
 exit_date_key,CASE WHEN exit_date_key IS NOT NULL THEN 'CLOSED' WHEN (customer_sk*7+j*3)%29=4 THEN 'DORMANT' WHEN (customer_sk*11+j)%73=9 THEN 'BLOCKED' ELSE 'ACTIVE' END,
 CASE WHEN j=1 AND segment<>'Student' AND customer_sk%6<>0 THEN CASE segment WHEN 'Mass' THEN 1000+500*(customer_sk%4) WHEN 'Affluent' THEN 5000 ELSE 15000 END END,
 CASE WHEN exit_date_key IS NOT NULL THEN 0 ELSE round(CASE j WHEN 1 THEN CASE WHEN customer_sk%12=7 THEN -((customer_sk*customer_sk*13)%1900)-12.4 ELSE (customer_sk*customer_sk*71+customer_sk*913)%6400*CASE segment WHEN 'Private' THEN 9 WHEN 'Affluent' THEN 3 WHEN 'Student' THEN 0.3 ELSE 1 END+17.35 END ELSE (customer_sk*customer_sk*37+j*4111+customer_sk*389)%41000*CASE segment WHEN 'Private' THEN 7.5 WHEN 'Affluent' THEN 2.2 WHEN 'Student' THEN 0.1 ELSE 0.6 END+220.8 END,2) END
FROM dim_customer c JOIN dim_date o ON o.date_key=c.onboarding_date_key JOIN k ON j=1 OR (j=2 AND (customer_sk*7)%10<6 AND onboarding_date_key<20250210) OR (j=3 AND onboarding_date_key<20250120 AND (segment IN ('Private','Affluent') AND customer_sk%5<3 OR customer_sk%17=1)) ORDER BY customer_sk,j;

CREATE TABLE dim_card (card_sk INTEGER PRIMARY KEY, card_no_masked TEXT NOT NULL, account_sk INTEGER NOT NULL REFERENCES dim_account(account_sk), card_type TEXT NOT NULL, card_status TEXT NOT NULL, issued_date_key INTEGER NOT NULL REFERENCES dim_date(date_key), expiry_date_key INTEGER NOT NULL REFERENCES dim_date(date_key), credit_limit REAL);
INSERT INTO dim_card (card_no_masked,account_sk,card_type,card_status,issued_date_key,expiry_date_key,credit_limit)
SELECT printf('5%03d **** **** %04d',(a.account_sk*7)%1000,(a.account_sk*7919)%10000),a.account_sk,ty,
 CASE WHEN a.closed_date_key IS NOT NULL THEN 'CANCELLED' WHEN (a.account_sk*5+t.rowid0)%31=2 THEN 'BLOCKED' WHEN (a.account_sk*3+t.rowid0)%37=5 THEN 'LOST' ELSE 'ACTIVE' END,
 max(a.opened_date_key,20220101+10000*((a.account_sk*3)%4)+100*((a.account_sk*7)%10)+(a.account_sk*11)%27),20261231-100*((a.account_sk*13)%6)*2-((a.account_sk*13)%6>0)*3-10000*(a.account_sk%9=0),
 CASE ty WHEN 'CREDIT' THEN CASE WHEN a.account_type_sk=2 THEN 5000 ELSE 2000 END WHEN 'GOLD' THEN 10000 END
FROM dim_account a JOIN (SELECT 1 rowid0,'DEBIT' ty UNION ALL SELECT 2,'CREDIT' UNION ALL SELECT 3,'GOLD') t ON t.ty='DEBIT' OR (t.ty='CREDIT' AND a.account_sk%5<2) OR (t.ty='GOLD' AND a.account_type_sk=2 AND a.account_sk%3=0)
WHERE a.account_type_sk IN (1,2,3) AND a.account_sk%23<>8;
UPDATE dim_card SET expiry_date_key=20261231 WHERE issued_date_key>expiry_date_key-10000;
UPDATE dim_card SET card_status='EXPIRED' WHERE expiry_date_key<20251201 AND card_status='ACTIVE';

CREATE TABLE dim_transaction_type (transaction_type_sk INTEGER PRIMARY KEY, type_code TEXT NOT NULL, type_name TEXT NOT NULL, direction TEXT NOT NULL);
INSERT INTO dim_transaction_type VALUES (1,'CARD','Card payment','D'),(2,'ATM','Cash withdrawal','D'),(3,'SAL','Salary / pension','C'),(4,'TRO','Transfer out','D'),(5,'TRI','Transfer in','C'),(6,'DD','Direct debit','D'),(7,'FEE','Account fee','D'),(8,'DEP','Cash deposit','C');

CREATE TABLE fact_transaction (transaction_sk INTEGER PRIMARY KEY, date_key INTEGER NOT NULL REFERENCES dim_date(date_key), account_sk INTEGER NOT NULL REFERENCES dim_account(account_sk), transaction_type_sk INTEGER NOT NULL REFERENCES dim_transaction_type(transaction_type_sk), channel TEXT, amount_eur REAL NOT NULL, merchant_category TEXT, is_reversed INTEGER NOT NULL DEFAULT 0);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<4700),
x AS (SELECT i,date('2024-01-01','+'||(i*700/4700)||' days') d,(i*7919+i*i*13+i/7)%100 h,1+((i*i*29+i*313+i/3)%690)*((i*13+i/11)%17+4)/20 ar FROM n),
y AS (SELECT x.*,a.account_sk ak,a.account_type_sk ty,CASE WHEN a.account_type_sk IN (1,2,3) THEN CASE WHEN h<46 THEN 1 WHEN h<56 THEN 2 WHEN h<66 THEN 3 WHEN h<76 THEN 4 WHEN h<82 THEN 5 WHEN h<93 THEN 6 WHEN h<98 THEN 7 ELSE 8 END ELSE CASE WHEN h<55 THEN 5 ELSE 4 END END tt FROM x JOIN dim_account a ON a.account_sk=x.ar JOIN dim_date o ON o.date_key=a.opened_date_key LEFT JOIN dim_date z ON z.date_key=a.closed_date_key
 WHERE o.full_date<=x.d AND coalesce(z.full_date,'2099')>x.d AND (a.account_status<>'DORMANT' OR x.d<'2024-06-01') AND NOT (a.account_type_sk>3 AND h%3>0) AND NOT (strftime('%m',d) NOT IN ('11','12') AND h%13=3))
INSERT INTO fact_transaction (date_key,account_sk,transaction_type_sk,channel,amount_eur,merchant_category,is_reversed)
SELECT CAST(strftime('%Y%m%d',d) AS INTEGER),ak,tt,CASE tt WHEN 1 THEN 'POS' WHEN 2 THEN 'ATM' WHEN 8 THEN 'BRANCH' WHEN 7 THEN NULL WHEN 3 THEN NULL ELSE CASE h%5 WHEN 0 THEN 'BRANCH' WHEN 1 THEN 'WEB' ELSE 'APP' END END,
 round(CASE tt WHEN 1 THEN 4+(i*i*17+i*7)%9000/100.0+(h%16=0)*260 WHEN 2 THEN 20*(1+(i*7+h)%14) WHEN 3 THEN 1480+(ak*ak*13)%2600+CASE WHEN strftime('%m',d) IN ('06','11') THEN 700 ELSE 0 END WHEN 7 THEN (SELECT monthly_fee FROM dim_account_type WHERE account_type_sk=ty) WHEN 6 THEN 18+(ak*37)%240+0.9 WHEN 8 THEN 50*(1+i%30) ELSE 25+(i*i*7+i*59)%1900+(h%9=0)*4200+(i%100)/100.0 END,2),
 CASE WHEN tt=1 THEN CASE (i*3+h)%9 WHEN 0 THEN 'Groceries' WHEN 1 THEN 'Groceries' WHEN 2 THEN 'Groceries' WHEN 3 THEN 'Fuel' WHEN 4 THEN 'Restaurants' WHEN 5 THEN 'Restaurants' WHEN 6 THEN 'Travel' WHEN 7 THEN 'Online retail' END END,
 (i*i+i*11+i/9)%89=5 AND tt IN (1,4,6)
FROM y WHERE NOT (tt=7 AND ty=3) ORDER BY i;

CREATE TABLE fact_loan (loan_sk INTEGER PRIMARY KEY, loan_no TEXT NOT NULL, customer_sk INTEGER NOT NULL REFERENCES dim_customer(customer_sk), branch_sk INTEGER NOT NULL REFERENCES dim_branch(branch_sk), product TEXT NOT NULL, application_date_key INTEGER NOT NULL REFERENCES dim_date(date_key), decision_date_key INTEGER REFERENCES dim_date(date_key), disbursed_date_key INTEGER REFERENCES dim_date(date_key), loan_status TEXT NOT NULL, principal_amount REAL NOT NULL, interest_rate_pct REAL, term_months INTEGER NOT NULL, outstanding_amount REAL NOT NULL DEFAULT 0);
-- loan_status: APPLIED, REJECTED, ACTIVE, DEFAULT, REPAID
INSERT INTO fact_loan (loan_no,customer_sk,branch_sk,product,application_date_key,decision_date_key,disbursed_date_key,loan_status,principal_amount,interest_rate_pct,term_months)
SELECT 'L-'||(30000+c.customer_sk*7),c.customer_sk,c.home_branch_sk,p,CAST(strftime('%Y%m%d',ad) AS INTEGER),
 CASE WHEN st<>'APPLIED' THEN CAST(strftime('%Y%m%d',date(ad,'+'||w||' days')) AS INTEGER) END,CASE WHEN st='ACTIVE' THEN CAST(strftime('%Y%m%d',date(ad,'+'||(w+5+customer_sk%9)||' days')) AS INTEGER) END,st,
 CASE p WHEN 'Mortgage' THEN 90000+(customer_sk*7919)%31*10000 WHEN 'Car loan' THEN 8000+(customer_sk*613)%33*750 ELSE 2000+(customer_sk*331)%37*500 END,
 CASE WHEN st='ACTIVE' THEN round(CASE p WHEN 'Mortgage' THEN 2.9 WHEN 'Car loan' THEN 5.2 ELSE 7.4 END+(customer_sk%13)*0.1,2) END,
 CASE p WHEN 'Mortgage' THEN 240+60*(customer_sk%3) WHEN 'Car loan' THEN 36+12*(customer_sk%3) ELSE 12+12*(customer_sk%4) END
FROM (SELECT c.*,CASE WHEN (customer_sk*5+customer_sk/4)%10<3 THEN 'Mortgage' WHEN (customer_sk*5+customer_sk/4)%10<6 THEN 'Car loan' ELSE 'Consumer loan' END p,
 CASE WHEN customer_sk%3=0 AND (customer_sk*7)%100<20 THEN 'REJECTED' WHEN date('2022-01-10','+'||((customer_sk*3571)%1415)||' days')>'2025-11-10' THEN 'APPLIED' WHEN (customer_sk*13+customer_sk/7)%100<17 THEN 'REJECTED' ELSE 'ACTIVE' END st,
 date('2022-01-10','+'||((customer_sk*3571)%1415)||' days') ad,CASE WHEN (customer_sk*5+customer_sk/4)%10<3 THEN 12+customer_sk%23 ELSE 1+customer_sk%8 END w FROM dim_customer c) c
WHERE segment<>'Student' AND exit_date_key IS NULL AND (customer_sk*11+customer_sk/5)%100<52 AND ad>=(SELECT full_date FROM dim_date WHERE date_key=onboarding_date_key);
UPDATE fact_loan SET loan_status='APPLIED',decision_date_key=NULL,disbursed_date_key=NULL,interest_rate_pct=NULL WHERE decision_date_key>20251130 OR disbursed_date_key>20251130;

CREATE TABLE fact_loan_installment (installment_sk INTEGER PRIMARY KEY, loan_sk INTEGER NOT NULL REFERENCES fact_loan(loan_sk), installment_no INTEGER NOT NULL, due_date_key INTEGER NOT NULL REFERENCES dim_date(date_key), paid_date_key INTEGER REFERENCES dim_date(date_key), amount_due REAL NOT NULL, principal_part REAL NOT NULL);
-- installments are loaded from their disbursement up to three months ahead
WITH RECURSIVE k(n) AS (SELECT 1 UNION ALL SELECT n+1 FROM k WHERE n<50),
q AS (SELECT l.*,n,date(d.full_date,'start of month','+'||n||' months') du FROM fact_loan l JOIN dim_date d ON d.date_key=l.disbursed_date_key JOIN k ON n<=l.term_months WHERE date(d.full_date,'start of month','+'||n||' months')<='2026-03-01')
INSERT INTO fact_loan_installment (loan_sk,installment_no,due_date_key,paid_date_key,amount_due,principal_part)
SELECT loan_sk,n,CAST(strftime('%Y%m%d',du) AS INTEGER),
 CASE WHEN du>'2025-12-01' OR (loan_sk%13=4 AND du>date('2025-11-15','-'||(loan_sk%7)||' months')) THEN NULL WHEN (loan_sk*7+n*n*3+n)%23<2 THEN CAST(strftime('%Y%m%d',date(du,'+'||(6+(n*loan_sk)%37)||' days')) AS INTEGER) ELSE CAST(strftime('%Y%m%d',date(du,'+'||(n%2)||' days')) AS INTEGER) END,
 round(principal_amount/term_months*(1+interest_rate_pct/100*term_months/24.0),2),round(principal_amount/term_months,2)
FROM q ORDER BY loan_sk,n;
UPDATE fact_loan_installment SET paid_date_key=NULL WHERE paid_date_key>20251201;
UPDATE fact_loan SET outstanding_amount=round(principal_amount-coalesce((SELECT sum(principal_part) FROM fact_loan_installment i WHERE i.loan_sk=fact_loan.loan_sk AND i.paid_date_key IS NOT NULL),0),2) WHERE loan_status='ACTIVE';
UPDATE fact_loan SET loan_status='REPAID',outstanding_amount=0 WHERE loan_status='ACTIVE' AND outstanding_amount<1;
UPDATE fact_loan SET loan_status='DEFAULT' WHERE (SELECT count(*) FROM fact_loan_installment i WHERE i.loan_sk=fact_loan.loan_sk AND i.paid_date_key IS NULL AND i.due_date_key<20251201)>3;

CREATE TABLE fact_complaint (complaint_sk INTEGER PRIMARY KEY, complaint_no TEXT NOT NULL, customer_sk INTEGER NOT NULL REFERENCES dim_customer(customer_sk), branch_sk INTEGER REFERENCES dim_branch(branch_sk), received_date_key INTEGER NOT NULL REFERENCES dim_date(date_key), closed_date_key INTEGER REFERENCES dim_date(date_key), topic TEXT NOT NULL, intake_channel TEXT, outcome TEXT, redress_amount REAL);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<290)
INSERT INTO fact_complaint (complaint_no,customer_sk,branch_sk,received_date_key,closed_date_key,topic,intake_channel,outcome,redress_amount)
SELECT 'B'||substr(d,3,2)||'-'||printf('%04d',i),customer_sk,CASE WHEN i%8<>3 THEN home_branch_sk END,CAST(strftime('%Y%m%d',d) AS INTEGER),
 CASE WHEN date(d,'+'||w||' days')<='2025-12-01' THEN CAST(strftime('%Y%m%d',date(d,'+'||w||' days')) AS INTEGER) END,
 CASE (i*7+i/5)%11 WHEN 0 THEN 'Fees' WHEN 1 THEN 'Fees' WHEN 2 THEN 'Fees' WHEN 3 THEN 'Card fraud' WHEN 4 THEN 'Card fraud' WHEN 5 THEN 'Online banking' WHEN 6 THEN 'Online banking' WHEN 7 THEN 'Loan processing' WHEN 8 THEN 'Staff conduct' WHEN 9 THEN 'Waiting time' ELSE 'Online banking' END,
 CASE i%6 WHEN 0 THEN 'Phone' WHEN 1 THEN 'Phone' WHEN 2 THEN 'Branch' WHEN 3 THEN NULL ELSE 'E-mail' END,NULL,NULL
FROM (SELECT n.i,date('2024-01-03','+'||(i*(980-i)/290)||' days') d,CASE WHEN i%14=3 THEN 30+i%60 WHEN i%4=1 THEN 15+i%40 ELSE 1+(i*i*3+i*5)%24 END w,1+((i*i*17+i*41)%420)*((i*5)%9+2)/11 ck FROM n) JOIN dim_customer c ON c.customer_sk=ck
WHERE onboarding_date_key<CAST(strftime('%Y%m%d',d) AS INTEGER) AND coalesce(exit_date_key,20991231)>CAST(strftime('%Y%m%d',d) AS INTEGER);
UPDATE fact_complaint SET outcome=CASE complaint_sk%5 WHEN 0 THEN 'Upheld' WHEN 1 THEN 'Upheld' WHEN 2 THEN 'Partly upheld' ELSE 'Rejected' END WHERE closed_date_key IS NOT NULL;
UPDATE fact_complaint SET redress_amount=round(15+(complaint_sk*complaint_sk*7)%380+0.5,2) WHERE outcome IN ('Upheld','Partly upheld') AND complaint_sk%7<5;
COMMIT;
