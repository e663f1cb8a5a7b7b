-- billing + product database of a subscription software company ("Taskloom"), nightly export
-- timestamps are unix epoch seconds (UTC), money is in cents
PRAGMA foreign_keys = OFF;
BEGIN;

CREATE TABLE plans (
  id TEXT NOT NULL,
  code TEXT NOT NULL,
  name TEXT NOT NULL,
  billing_interval TEXT NOT NULL,      -- month | year
  amount_cents INTEGER NOT NULL,       -- per seat and interval
  currency TEXT NOT NULL,
  max_seats INTEGER,
  is_archived INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL
);
INSERT INTO plans VALUES
 ('7c0a11d2-51aa-4b0e-9c11-000000000001','solo_m','Solo','month',900,'usd',1,1,1640995200),
 ('7c0a11d2-51aa-4b0e-9c11-000000000002','starter_m','Starter','month',1500,'usd',10,0,1640995200),
 ('7c0a11d2-51aa-4b0e-9c11-000000000003','team_m','Team','month',2900,'usd',50,0,1640995200),
 ('7c0a11d2-51aa-4b0e-9c11-000000000004','team_y','Team Annual','year',29000,'usd',50,0,1648771200),
 ('7c0a11d2-51aa-4b0e-9c11-000000000005','business_m','Business','month',4900,'usd',250,0,1656633600),
 ('7c0a11d2-51aa-4b0e-9c11-000000000006','business_y','Business Annual','year',49900,'usd',250,0,1656633600),
 ('7c0a11d2-51aa-4b0e-9c11-000000000007','enterprise_y','Enterprise','year',82800,'usd',NULL,0,1672531200);

CREATE TABLE churn_reasons (
  id TEXT NOT NULL,
  code TEXT NOT NULL,
  label TEXT NOT NULL,
  is_voluntary INTEGER NOT NULL
);
INSERT INTO churn_reasons VALUES
 ('c5d1f0aa-0001-4e2b-8f00-a00000000001','too_expensive','Too expensive',1),
 ('c5d1f0aa-0002-4e2b-8f00-a00000000002','missing_features','Missing features',1),
 ('c5d1f0aa-0003-4e2b-8f00-a00000000003','switched_competitor','Switched to a competitor',1),
 ('c5d1f0aa-0004-4e2b-8f00-a00000000004','low_usage','Not using it enough',1),
 ('c5d1f0aa-0005-4e2b-8f00-a00000000005','payment_failed','Payment failed',0),
 ('c5d1f0aa-0006-4e2b-8f00-a00000000006','out_of_business','Went out of business',0);

CREATE TABLE feature_flags (
  id TEXT NOT NULL,
  flag_key TEXT NOT NULL,
  description TEXT,
  owner_team TEXT,
  is_enabled INTEGER NOT NULL,         -- globally on
  rollout_pct INTEGER NOT NULL,
  created_at INTEGER NOT NULL
);
INSERT INTO feature_flags VALUES
 ('ff20b1c0-1a00-4c31-b001-0000000000a1','ai_summaries','AI summaries of task threads','ml',0,20,1741651200),
 ('ff20b1c0-1a00-4c31-b001-0000000000a2','new_editor','Block based editor','editor',1,100,1717200000),
 ('ff20b1c0-1a00-4c31-b001-0000000000a3','sso_enforced','Force SAML login','identity',0,0,1709251200),
 ('ff20b1c0-1a00-4c31-b001-0000000000a4','gantt_v2','Timeline rewrite','planning',0,50,1746057600),
 ('ff20b1c0-1a00-4c31-b001-0000000000a5','usage_billing','Overage billing for API calls','billing',1,100,1727740800),
 ('ff20b1c0-1a00-4c31-b001-0000000000a6','mobile_offline','Offline mode on mobile','mobile',0,10,1753920000),
 ('ff20b1c0-1a00-4c31-b001-0000000000a7','dark_mode','Dark theme','editor',1,100,1690848000),
 ('ff20b1c0-1a00-4c31-b001-0000000000a8','audit_log','Audit log export',NULL,0,0,1735689600);

CREATE TABLE accounts (
  id TEXT NOT NULL,
  name TEXT NOT NULL,
  country_code TEXT,
  industry TEXT,
  segment TEXT NOT NULL,               -- smb | mid_market | enterprise
  signup_source TEXT,
  csm_name TEXT,                       -- customer success manager, bigger accounts only
  trial_ends_at INTEGER,
  created_at INTEGER NOT NULL
);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<180),
p(k,w) AS (VALUES (0,'Northbeam'),(1,'Halcyon'),(2,'Quillwork'),(3,'Birchway'),(4,'Lumen'),(5,'Castor'),(6,'Veridian'),(7,'Oakline'),(8,'Pallas'),(9,'Fennick'),
 (10,'Sable'),(11,'Brightwater'),(12,'Kestrel'),(13,'Monarch'),(14,'Tallow'),(15,'Redfern'),(16,'Umbra'),(17,'Corvid'),(18,'Zephyr'),(19,'Ironbark'),
 (20,'Maplecrest'),(21,'Delphi'),(22,'Argent'),(23,'Solstice'),(24,'Thistle'),(25,'Wexford'),(26,'Juniper'),(27,'Harrow'),(28,'Cinder'),(29,'Pinnacle'),
 (30,'Alder'),(31,'Bluejay'),(32,'Cobalt'),(33,'Drift'),(34,'Ember'),(35,'Foxglove'),(36,'Granite'),(37,'Hollow'),(38,'Indigo'),(39,'Jasper')),
s(k,w) AS (VALUES (0,'Labs'),(1,'Logistics'),(2,'Health'),(3,'Studio'),(4,'Partners'),(5,'Systems'),(6,'Foods'),(7,'Media'))
INSERT INTO accounts
SELECT printf('ac%06x-%04x-4%03x-9%03x-%012x',(i*2654435)%16777216,(i*40503)%65536,(i*977)%4096,(i*1361)%4096,i*7777777+4096),
 p.w||' '||s.w,
 CASE WHEN i%41=0 THEN NULL ELSE substr('USUSUSUSUSGBGBDEDEDECAFRNLUSUSGBAUSEESUS',((i*7+i/9)%20)*2+1,2) END,
 CASE s.k WHEN 0 THEN 'software' WHEN 1 THEN 'logistics' WHEN 2 THEN 'healthcare' WHEN 3 THEN 'agency' WHEN 4 THEN 'consulting' WHEN 5 THEN 'software' WHEN 6 THEN 'food' ELSE 'media' END,
 CASE WHEN i%17 IN (3,11) THEN 'enterprise' WHEN i%17 IN (1,5,8,14) THEN 'mid_market' ELSE 'smb' END,
 CASE ((i*37+i*i)/3)%11 WHEN 0 THEN 'referral' WHEN 1 THEN 'partner' WHEN 2 THEN 'paid_search' WHEN 3 THEN 'paid_search' WHEN 4 THEN 'outbound' WHEN 5 THEN NULL ELSE 'organic' END,
 CASE WHEN i%17 IN (3,11,1,5,8,14) THEN CASE (i*5+i/7)%7 WHEN 0 THEN 'Priya Raman' WHEN 1 THEN 'Priya Raman' WHEN 2 THEN 'Tom Aldous' WHEN 3 THEN 'Tom Aldous' WHEN 4 THEN 'Tom Aldous' WHEN 5 THEN 'Lena Fischer' ELSE 'Marcus Bell' END END,
 NULL,
 1646092800 + 86400*((1305*i*6/180 + 1305*4*(32400-(180-i)*(180-i))/32400)/10) + (i*7919)%50000+21600
FROM n JOIN p ON p.k=i%40 JOIN s ON s.k=(3*(i/40)+i%40)%8 ORDER BY i;
UPDATE accounts SET trial_ends_at = created_at + 14*86400 WHERE rowid%9<>4;

CREATE TABLE users (
  id TEXT NOT NULL,
  account_id TEXT NOT NULL,
  email TEXT NOT NULL,
  full_name TEXT,
  role TEXT NOT NULL,                  -- owner | admin | member | viewer
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER,
  deactivated_at INTEGER
);
WITH RECURSIVE k(j) AS (SELECT 0 UNION ALL SELECT j+1 FROM k WHERE j<27),
f(k,w) AS (VALUES (0,'Anna'),(1,'Ben'),(2,'Carla'),(3,'Dev'),(4,'Elif'),(5,'Femi'),(6,'Grace'),(7,'Hugo'),(8,'Ines'),(9,'Jonas'),(10,'Kaori'),(11,'Liam'),(12,'Maya')),
g(k,w) AS (VALUES (0,'Abbott'),(1,'Bauer'),(2,'Costa'),(3,'Dunn'),(4,'Ek'),(5,'Flores'),(6,'Gupta'),(7,'Hansen'),(8,'Ito'),(9,'Jensen'),(10,'Kaya'),(11,'Lopez'),(12,'Meyer'),(13,'Novak'),(14,'Okoye'),(15,'Price'),(16,'Quinn')),
u AS (SELECT a.rowid r,a.id aid,a.created_at c,a.name an,j,a.rowid*29+j x FROM accounts a JOIN k ON j < CASE a.segment WHEN 'enterprise' THEN 9+(a.rowid*5)%19 WHEN 'mid_market' THEN 4+(a.rowid*3)%7 ELSE 1+(a.rowid*11)%4 END)
INSERT INTO users
SELECT printf('05%06x-%04x-4%03x-8%03x-%012x',(x*1640531)%16777216,(x*30011)%65536,(x*733)%4096,(x*1009)%4096,x*313131+99),
 aid, lower(f.w||'.'||g.w)||r||'@'||lower(substr(an,1,instr(an,' ')-1))||CASE WHEN r%3=0 THEN '.io' ELSE '.com' END,
 CASE WHEN x%37=0 THEN NULL ELSE f.w||' '||g.w END,
 CASE WHEN j=0 THEN 'owner' WHEN j%6=1 THEN 'admin' WHEN j%7=3 THEN 'viewer' ELSE 'member' END,
 min(c + j*j*86400*((r%5)+1), 1759600000 - (x*4099)%2400000), NULL, NULL
FROM u JOIN f ON f.k=(x*5+r)%13 JOIN g ON g.k=(x*3+x/11)%17;
UPDATE users SET deactivated_at = min(created_at+86400*(40+(rowid*31)%300),1759400000-rowid*37) WHERE rowid%14=5 AND created_at<1750000000 AND role<>'owner';
UPDATE users SET last_seen_at = CASE WHEN deactivated_at IS NOT NULL THEN max(created_at,deactivated_at-86400*((rowid*7)%20))
  WHEN rowid%11=4 THEN NULL
  WHEN rowid%5<3 THEN max(created_at,1759622000-(rowid*rowid*173)%1500000)
  ELSE max(created_at,1759000000-(rowid*rowid*7919)%17000000) END;

CREATE TABLE subscriptions (
  id TEXT NOT NULL,
  account_id TEXT NOT NULL,
  plan_id TEXT NOT NULL,
  status TEXT NOT NULL,                -- trialing | active | past_due | canceled
  quantity INTEGER NOT NULL,           -- seats
  started_at INTEGER NOT NULL,
  current_period_end INTEGER,
  canceled_at INTEGER,
  churn_reason_id TEXT,
  created_at INTEGER NOT NULL
);
INSERT INTO subscriptions
SELECT printf('5b%06x-%04x-4%03x-a%03x-%012x',(r*2246822)%16777216,(r*26669)%65536,(r*607)%4096,(r*811)%4096,r*5555555+17),
 id,
 (SELECT p.id FROM plans p WHERE p.rowid = CASE segment WHEN 'enterprise' THEN min(7,6+(r*3)%5/2)-(r%7=0) WHEN 'mid_market' THEN 3+(r*7)%4 ELSE CASE WHEN r<45 AND r%6=0 THEN 1 ELSE 2+(r*r+r/3)%10/4 END END),
 'active',
 CASE segment WHEN 'enterprise' THEN 40+(r*37)%160 WHEN 'mid_market' THEN 9+(r*13)%36 ELSE 2+(r*7)%8 END,
 created_at+14*86400, NULL, NULL, NULL, created_at
FROM (SELECT rowid r,* FROM accounts) WHERE r%23<>9;
UPDATE subscriptions SET quantity=1 WHERE plan_id LIKE '%0001';
UPDATE subscriptions SET status='trialing' WHERE started_at>1759622400;
-- churn: smb more often than the rest
UPDATE subscriptions SET status='canceled', canceled_at=started_at+86400*(45+(rowid*rowid*17+rowid*61)%430)
 WHERE status='active' AND ((rowid*29+rowid/5)%100 < CASE WHEN account_id IN (SELECT id FROM accounts WHERE segment='smb') THEN 62 ELSE 30 END);
UPDATE subscriptions SET status='active', canceled_at=NULL WHERE canceled_at>1759600000;
UPDATE subscriptions SET churn_reason_id=(SELECT c.id FROM churn_reasons c WHERE c.rowid=CASE (subscriptions.rowid*7+subscriptions.rowid/3)%13 WHEN 0 THEN 1 WHEN 1 THEN 1 WHEN 2 THEN 1 WHEN 3 THEN 2 WHEN 4 THEN 3 WHEN 5 THEN 3 WHEN 6 THEN 4 WHEN 7 THEN 4 WHEN 8 THEN 5 WHEN 9 THEN 6 WHEN 10 THEN 1 WHEN 11 THEN 4 END) WHERE status='canceled';
-- win-backs
INSERT INTO subscriptions
SELECT printf('5b%06x-%04x-4%03x-a%03x-%012x',(rowid*1103515)%16777216,(rowid*12345)%65536,(rowid*331)%4096,(rowid*419)%4096,rowid*6666667+900),
 account_id,'7c0a11d2-51aa-4b0e-9c11-000000000003','active',quantity+2,canceled_at+86400*(60+rowid%50),NULL,NULL,NULL,canceled_at+86400*(60+rowid%50)
FROM subscriptions WHERE status='canceled' AND canceled_at<1743000000 AND rowid%5=2;
UPDATE subscriptions SET status='past_due' WHERE status='active' AND rowid%8=3 AND plan_id IN (SELECT id FROM plans WHERE billing_interval='month');

CREATE TABLE invoices (
  id TEXT NOT NULL,
  account_id TEXT NOT NULL,
  subscription_id TEXT,
  invoice_number TEXT NOT NULL,
  status TEXT NOT NULL,                -- paid | open | void | uncollectible
  total_cents INTEGER NOT NULL,
  currency TEXT NOT NULL,
  issued_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  paid_at INTEGER
);
WITH RECURSIVE m(k) AS (SELECT 0 UNION ALL SELECT k+1 FROM m WHERE k<45),
q AS (SELECT s.rowid r,s.id sid,s.account_id aid,s.status st,k,p.billing_interval bi,unixepoch(s.started_at,'unixepoch','+'||k||' months') t
 FROM subscriptions s JOIN plans p ON p.id=s.plan_id JOIN m ON (p.billing_interval='month' OR k%12=0)
 WHERE s.status<>'trialing' AND unixepoch(s.started_at,'unixepoch','+'||k||' months') < coalesce(s.canceled_at,1759622400)),
o AS (SELECT *,row_number() OVER (ORDER BY t,r) n FROM q)
INSERT INTO invoices
SELECT printf('1f%06x-%04x-4%03x-b%03x-%012x',(n*2166136)%16777216,(n*16777)%65536,(n*619)%4096,(n*257)%4096,n*424243+5),
 aid,sid,'INV-'||strftime('%Y',t,'unixepoch')||'-'||printf('%05d',n),
 CASE WHEN st='past_due' AND t>1759622400-86400*(32+r%45) THEN 'open'
  WHEN n%67=12 THEN 'void'
  WHEN n%101=40 AND t<1750000000 THEN 'uncollectible'
  WHEN t+86400*((n*n*7+r*3)%19)+3600*5 > 1759622400 THEN 'open' WHEN t>1754000000 AND n%23=3 THEN 'open' ELSE 'paid' END,
 0,'usd',t,t+14*86400,
 t+86400*((n*n*7+r*3)%19)+3600*((n*5)%5)
FROM o;
UPDATE invoices SET paid_at=NULL WHERE status<>'paid';
UPDATE subscriptions SET current_period_end=(SELECT unixepoch(max(i.issued_at),'unixepoch',CASE WHEN subscriptions.plan_id IN (SELECT id FROM plans WHERE billing_interval='year') THEN '+12 months' ELSE '+1 month' END) FROM invoices i WHERE i.subscription_id=subscriptions.id) WHERE status IN ('active','past_due');

CREATE TABLE invoice_items (
  id TEXT NOT NULL,
  invoice_id TEXT NOT NULL,
  kind TEXT NOT NULL,                  -- seat | addon | overage | discount
  description TEXT,
  quantity INTEGER NOT NULL,
  unit_amount_cents INTEGER NOT NULL,
  amount_cents INTEGER NOT NULL
);
INSERT INTO invoice_items
SELECT printf('11%06x-%04x-4%03x-8%03x-%012x',(i.rowid*12347)%16777216,(i.rowid*881)%65536,(i.rowid*13)%4096,(i.rowid*29)%4096,i.rowid*10+1),i.id,'seat',p.name||' seats',s.quantity,p.amount_cents,s.quantity*p.amount_cents
FROM invoices i JOIN subscriptions s ON s.id=i.subscription_id JOIN plans p ON p.id=s.plan_id;
INSERT INTO invoice_items
SELECT printf('11%06x-%04x-4%03x-8%03x-%012x',(i.rowid*54321)%16777216,(i.rowid*883)%65536,(i.rowid*17)%4096,(i.rowid*31)%4096,i.rowid*10+2),i.id,'addon',
 CASE s.rowid%3 WHEN 0 THEN 'Priority support' WHEN 1 THEN 'SSO add-on' ELSE 'Extra storage 100 GB' END,1,CASE s.rowid%3 WHEN 0 THEN 14900 WHEN 1 THEN 9900 ELSE 2500 END,CASE s.rowid%3 WHEN 0 THEN 14900 WHEN 1 THEN 9900 ELSE 2500 END
FROM invoices i JOIN subscriptions s ON s.id=i.subscription_id WHERE s.rowid%5=1;
INSERT INTO invoice_items
SELECT printf('11%06x-%04x-4%03x-8%03x-%012x',(i.rowid*99991)%16777216,(i.rowid*887)%65536,(i.rowid*19)%4096,(i.rowid*37)%4096,i.rowid*10+3),i.id,'overage','API calls over quota (1k)',3+(i.rowid*7)%60,40,40*(3+(i.rowid*7)%60)
FROM invoices i WHERE i.issued_at>1727740800 AND (i.rowid*31+i.rowid/7)%100<17;
INSERT INTO invoice_items
SELECT printf('11%06x-%04x-4%03x-8%03x-%012x',(i.rowid*77773)%16777216,(i.rowid*907)%65536,(i.rowid*23)%4096,(i.rowid*41)%4096,i.rowid*10+4),i.id,'discount',CASE WHEN s.rowid%2=0 THEN 'Launch promo -20%' ELSE 'Nonprofit discount -20%' END,1,-(s.quantity*p.amount_cents/5),-(s.quantity*p.amount_cents/5)
FROM invoices i JOIN subscriptions s ON s.id=i.subscription_id JOIN plans p ON p.id=s.plan_id WHERE s.rowid%9=4;
UPDATE invoices SET total_cents=(SELECT sum(amount_cents) FROM invoice_items x WHERE x.invoice_id=invoices.id);

CREATE TABLE payments (
  id TEXT NOT NULL,
  invoice_id TEXT NOT NULL,
  method TEXT NOT NULL,                -- card | sepa_debit | bank_transfer | paypal
  status TEXT NOT NULL,                -- succeeded | failed | refunded
  amount_cents INTEGER NOT NULL,
  currency TEXT NOT NULL,
  failure_code TEXT,
  created_at INTEGER NOT NULL
);
INSERT INTO payments
SELECT printf('9a%06x-%04x-4%03x-9%03x-%012x',(i.rowid*31337)%16777216,(i.rowid*911)%65536,(i.rowid*43)%4096,(i.rowid*47)%4096,i.rowid*8+1),i.id,
 CASE WHEN i.total_cents>900000 THEN 'bank_transfer' WHEN s.rowid%8 IN (2,6) THEN 'sepa_debit' WHEN s.rowid%8=7 THEN 'paypal' ELSE 'card' END,
 'failed',i.total_cents,'usd',CASE (i.rowid/3)%5 WHEN 0 THEN 'insufficient_funds' WHEN 1 THEN 'insufficient_funds' WHEN 2 THEN 'card_expired' WHEN 3 THEN 'do_not_honor' END,
 i.issued_at+3600*2
FROM invoices i JOIN subscriptions s ON s.id=i.subscription_id
WHERE i.issued_at<1759600000 AND (i.status='uncollectible' OR (i.status='open' AND i.rowid%3<2) OR (i.status='paid' AND i.paid_at>i.issued_at+86400 AND (i.rowid*37+i.rowid/11)%100<9));
INSERT INTO payments
SELECT printf('9a%06x-%04x-4%03x-9%03x-%012x',(i.rowid*65539)%16777216,(i.rowid*919)%65536,(i.rowid*53)%4096,(i.rowid*59)%4096,i.rowid*8+2),i.id,
 CASE WHEN i.total_cents>900000 THEN 'bank_transfer' WHEN s.rowid%8 IN (2,6) THEN 'sepa_debit' WHEN s.rowid%8=7 THEN 'paypal' ELSE 'card' END,
 CASE WHEN (i.rowid*53+i.rowid/13)%100<2 THEN 'refunded' ELSE 'succeeded' END,i.total_cents,'usd',NULL,i.paid_at
FROM invoices i JOIN subscriptions s ON s.id=i.subscription_id WHERE i.status='paid';

CREATE TABLE product_events (
  id TEXT NOT NULL,
  user_id TEXT NOT NULL,
  account_id TEXT NOT NULL,
  event_name TEXT NOT NULL,
  platform TEXT,                       -- web | ios | android | api
  created_at INTEGER NOT NULL
);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<3600),
e AS (SELECT i, 1 + ((i*i*13+i*7919)%1200)*((i*31+7)%1200)/1200*(SELECT count(*) FROM users)/1200 ur, (i*104729+i*i*3)%23000000 back FROM n)
INSERT INTO product_events
SELECT printf('e0%06x-%04x-4%03x-8%03x-%012x',(i*49157)%16777216,(i*1777)%65536,(i*71)%4096,(i*73)%4096,i*3+1),
 u.id,u.account_id,
 CASE (i*17+i/5)%20 WHEN 0 THEN 'report_exported' WHEN 1 THEN 'report_exported' WHEN 2 THEN 'automation_run' WHEN 3 THEN 'automation_run' WHEN 4 THEN 'automation_run' WHEN 5 THEN 'project_created' WHEN 6 THEN 'user_invited' WHEN 7 THEN 'comment_added' WHEN 8 THEN 'comment_added' WHEN 9 THEN 'comment_added' WHEN 10 THEN 'integration_connected' WHEN 11 THEN 'login' WHEN 12 THEN 'login' WHEN 13 THEN 'login' WHEN 14 THEN 'login' ELSE 'task_created' END,
 CASE (i*7+i/3)%12 WHEN 0 THEN 'ios' WHEN 1 THEN 'ios' WHEN 2 THEN 'android' WHEN 3 THEN 'api' WHEN 4 THEN NULL ELSE 'web' END,
 1759622000-back
FROM e JOIN users u ON u.rowid=e.ur WHERE u.created_at<1759622000-back AND coalesce(u.deactivated_at,1759622400)>1759622000-back;

CREATE TABLE support_tickets (
  id TEXT NOT NULL,
  ticket_number INTEGER NOT NULL,
  account_id TEXT NOT NULL,
  requester_id TEXT,
  subject TEXT NOT NULL,
  category TEXT,
  priority TEXT NOT NULL,              -- low | normal | high | urgent
  status TEXT NOT NULL,                -- new | open | pending | solved
  channel TEXT NOT NULL,
  assignee_name TEXT,
  csat_score INTEGER,                  -- 1..5, empty when not rated
  created_at INTEGER NOT NULL,
  first_response_at INTEGER,
  solved_at INTEGER
);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<460),
t AS (SELECT i,1759600000-(460-i)*(460-i)*150-(460-i)*30000-(i*7919)%20000 c, 1+((i*i*7+i*37)%170)*((i*11+3)%60+10)/72 ar FROM n)
INSERT INTO support_tickets
SELECT printf('7e%06x-%04x-4%03x-b%03x-%012x',(i*52711)%16777216,(i*2003)%65536,(i*79)%4096,(i*83)%4096,i*9+2),10400+i,a.id,
 (SELECT u.id FROM users u WHERE u.account_id=a.id AND u.rowid>=(SELECT min(y.rowid)+t.i%3 FROM users y WHERE y.account_id=a.id) LIMIT 1),
 CASE i%9 WHEN 0 THEN 'Cannot log in with SSO' WHEN 1 THEN 'Wrong amount on invoice' WHEN 2 THEN 'Export is stuck' WHEN 3 THEN 'Automation ran twice' WHEN 4 THEN 'How do I change the owner?' WHEN 5 THEN 'Slack integration disconnected' WHEN 6 THEN 'VAT number on invoice' WHEN 7 THEN 'App is very slow today' ELSE 'Feature request: recurring tasks' END,
 CASE i%9 WHEN 0 THEN 'login' WHEN 1 THEN 'billing' WHEN 2 THEN 'bug' WHEN 3 THEN 'bug' WHEN 4 THEN 'how_to' WHEN 5 THEN 'integration' WHEN 6 THEN 'billing' WHEN 7 THEN 'bug' ELSE NULL END,
 CASE (i*13+i/7)%16 WHEN 0 THEN 'urgent' WHEN 1 THEN 'high' WHEN 2 THEN 'high' WHEN 3 THEN 'high' WHEN 4 THEN 'low' WHEN 5 THEN 'low' WHEN 6 THEN 'low' ELSE 'normal' END,
 'solved', CASE (i*5)%8 WHEN 0 THEN 'chat' WHEN 1 THEN 'chat' WHEN 2 THEN 'in_app' WHEN 3 THEN 'phone' ELSE 'email' END,
 CASE (i*3+i/4)%10 WHEN 0 THEN 'Sofia Marin' WHEN 1 THEN 'Sofia Marin' WHEN 2 THEN 'Sofia Marin' WHEN 3 THEN 'Jakub Nowak' WHEN 4 THEN 'Jakub Nowak' WHEN 5 THEN 'Dana Whitfield' WHEN 6 THEN 'Dana Whitfield' WHEN 7 THEN 'Dana Whitfield' WHEN 8 THEN 'Dana Whitfield' ELSE 'Owen Clarke' END,
 NULL,c,NULL,NULL
FROM t JOIN accounts a ON a.rowid=min(ar,178) AND a.created_at<c;
UPDATE support_tickets SET first_response_at=created_at+600+CASE priority WHEN 'urgent' THEN (rowid*131)%3000 WHEN 'high' THEN (rowid*977)%15000 ELSE (rowid*7919)%62000 END,
 solved_at=created_at+70000+CASE priority WHEN 'urgent' THEN (rowid*1931)%40000 WHEN 'low' THEN (rowid*rowid*71)%900000 ELSE (rowid*rowid*131)%420000 END;
UPDATE support_tickets SET status='open', solved_at=NULL WHERE solved_at>1759600000 OR (ticket_number>10790 AND ticket_number%9=2);
UPDATE support_tickets SET status='pending' WHERE status='open' AND ticket_number%4=1;
UPDATE support_tickets SET status='new', first_response_at=NULL, assignee_name=NULL WHERE first_response_at>1759600000 OR (status='open' AND ticket_number>10845 AND ticket_number%5=0);
UPDATE support_tickets SET csat_score=CASE (rowid*7)%10 WHEN 0 THEN 1 WHEN 1 THEN 2 WHEN 2 THEN 3 WHEN 3 THEN 4 WHEN 4 THEN 4 WHEN 5 THEN 4 ELSE 5 END WHERE status='solved' AND (rowid*11+rowid/6)%10<4;

CREATE TABLE account_feature_flags (
  account_id TEXT NOT NULL,
  feature_flag_id TEXT NOT NULL,
  enabled_by TEXT,
  enabled_at INTEGER NOT NULL
);
INSERT INTO account_feature_flags
SELECT a.id,f.id,CASE (a.rowid+f.rowid)%4 WHEN 0 THEN 'support' WHEN 1 THEN 'csm' WHEN 2 THEN 'csm' END, min(max(a.created_at,f.created_at)+86400*((a.rowid*7+f.rowid*11)%60),1759500000-a.rowid*1000)
FROM accounts a JOIN feature_flags f ON f.is_enabled=0 AND (a.rowid*17+f.rowid*23+a.rowid/6)%100 < f.rollout_pct/2+CASE WHEN a.segment='enterprise' THEN 35 WHEN f.rollout_pct=0 THEN 2 ELSE 0 END;
COMMIT;
