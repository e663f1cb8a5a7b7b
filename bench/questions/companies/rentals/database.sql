-- fleet & rental desk database
PRAGMA foreign_keys = OFF;
CREATE TABLE vehicle_class (
  vehicle_class_key INTEGER PRIMARY KEY,
  sipp_code TEXT NOT NULL,
  class_name TEXT NOT NULL,
  seats INTEGER,
  deposit_amount REAL,
  min_driver_age INTEGER
);
INSERT INTO vehicle_class VALUES
(1,'MCMR','Mini',4,200,19),(2,'ECMR','Economy',5,200,19),(3,'CDMR','Compact',5,250,21),(4,'IDAR','Intermediate',5,300,21),
(5,'SFAR','SUV',5,400,23),(6,'PDAR','Premium',5,800,25),(7,'FVMR','Minivan',9,500,23),(8,'CCAE','Electric Compact',5,400,21);
CREATE TABLE model (
  model_key INTEGER PRIMARY KEY,
  make TEXT, model_name TEXT,
  vehicle_class_key INTEGER,
  fuel_type TEXT, transmission TEXT, luggage_bags INTEGER
);
INSERT INTO model VALUES
(1,'Fiat','500',1,'petrol','manual',1),(2,'Volkswagen','up!',1,'petrol','manual',1),(3,'Opel','Corsa',2,'petrol','manual',2),
(4,'Volkswagen','Polo',2,'petrol','manual',2),(5,'Volkswagen','Golf',3,'petrol','manual',3),(6,'Ford','Focus',3,'diesel','manual',3),
(7,'Skoda','Octavia Combi',4,'diesel','automatic',4),(8,'BMW','3 Series',6,'diesel','automatic',3),(9,'Mercedes-Benz','E-Class',6,'diesel','automatic',4),
(10,'Volkswagen','Tiguan',5,'petrol','automatic',4),(11,'Skoda','Karoq',5,'petrol','automatic',4),(12,'Ford','Tourneo',7,'diesel','manual',6),
(13,'Volkswagen','ID.3',8,'electric','automatic',3),(14,'Tesla','Model 3',8,'electric','automatic',3);
CREATE TABLE station (
  station_key INTEGER PRIMARY KEY,
  station_code TEXT UNIQUE, station_name TEXT, city TEXT, country_code TEXT,
  station_type TEXT, phone TEXT, opened_on TEXT, closed_on TEXT
);
INSERT INTO station VALUES
(1,'MUC01','Munich Airport','Munich','DE','airport','+49 89 555010','2009-04-01',NULL),
(2,'MUC02','Munich Central Station','Munich','DE','rail','+49 89 555020','2012-06-15',NULL),
(3,'BER01','Berlin Brandenburg Airport','Berlin','DE','airport','+49 30 555030','2020-10-31',NULL),
(4,'BER02','Berlin Mitte','Berlin','DE','city','+49 30 555040','2011-03-01',NULL),
(5,'HAM01','Hamburg Airport','Hamburg','DE','airport','+49 40 555050','2010-05-01',NULL),
(6,'FRA01','Frankfurt Airport','Frankfurt','DE','airport','+49 69 555060','2008-09-01',NULL),
(7,'CGN02','Cologne Central Station','Cologne','DE','rail','+49 221 555070','2014-02-01',NULL),
(8,'STR03','Stuttgart Vaihingen','Stuttgart','DE','city','+49 711 555080','2016-07-01',NULL),
(9,'VIE01','Vienna Airport','Vienna','AT','airport','+43 1 5550900','2013-04-15',NULL),
(10,'SZG02','Salzburg City','Salzburg','AT','city','+43 662 555100','2017-05-01',NULL),
(11,'DUS03','Dusseldorf Bilk','Dusseldorf','DE','city','+49 211 555110','2012-08-01','2023-11-30');
CREATE TABLE booking_channel (channel_key INTEGER PRIMARY KEY, channel_name TEXT, commission_pct REAL);
INSERT INTO booking_channel VALUES (1,'Website',0),(2,'Mobile app',0),(3,'Call centre',0),(4,'Broker',18),(5,'Travel agency',12),(6,'Counter',0);
CREATE TABLE corporate_account (account_key INTEGER PRIMARY KEY, account_no TEXT, account_name TEXT, discount_pct REAL, contract_ends_on TEXT, is_blocked INTEGER DEFAULT 0);
INSERT INTO corporate_account VALUES
(1,'K-1001','Brandt Maschinenbau GmbH',15,'2026-03-31',0),(2,'K-1002','Nordwind Consulting AG',12,'2025-12-31',0),(3,'K-1003','Alpina Medizintechnik',10,'2025-06-30',0),
(4,'K-1004','Hofer & Sohn Bau',8,'2025-09-30',0),(5,'K-1005','Lumen Software SE',18,'2026-12-31',0),(6,'K-1006','Rheinfilm Produktion',5,'2024-12-31',1),(7,'K-1007','Tauern Logistik',10,'2026-06-30',0);
CREATE TABLE driver (
  driver_key INTEGER PRIMARY KEY,
  first_name TEXT, last_name TEXT, birth_date TEXT,
  licence_no TEXT, licence_country TEXT, licence_expires_on TEXT,
  email TEXT, adress_city TEXT, loyalty_tier TEXT, is_blacklisted INTEGER DEFAULT 0, created_at TEXT
);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<420),
f(k,x) AS (VALUES (0,'Anna'),(1,'Lukas'),(2,'Maria'),(3,'Jonas'),(4,'Sophie'),(5,'Felix'),(6,'Julia'),(7,'Thomas'),(8,'Katharina'),(9,'Michael'),(10,'Elena'),(11,'Stefan'),(12,'Priya'),(13,'James'),(14,'Claire'),(15,'Marco'),(16,'Ingrid'),(17,'Pavel'),(18,'Emma')),
l(k,x) AS (VALUES (0,'Huber'),(1,'Schmidt'),(2,'Wagner'),(3,'Gruber'),(4,'Keller'),(5,'Novak'),(6,'Rossi'),(7,'Meier'),(8,'Vogel'),(9,'Lang'),(10,'Fischer'),(11,'Becker'),(12,'Dubois'),(13,'Patel'),(14,'Jansen'),(15,'Krüger'),(16,'Brown'),(17,'Hartmann'),(18,'Steiner'),(19,'Pichler'),(20,'Lorenz'),(21,'Winter'),(22,'Albrecht'))
INSERT INTO driver
SELECT i, f.x, l.x, date('1948-02-11','+'||((i*7919+i*i*13)%19800)||' days'),
 char(65+(i*7)%26)||printf('%07d',(i*104729+771)%9999991),
 CASE WHEN i%9=0 THEN 'AT' WHEN i%17=0 THEN 'GB' WHEN i%13=0 THEN 'FR' WHEN i%23=0 THEN 'US' ELSE 'DE' END,
 CASE WHEN i%29=0 THEN NULL ELSE date('2024-11-15','+'||((i*3571+i*i*7)%4700)||' days') END,
 CASE WHEN i%12=5 THEN NULL ELSE lower(f.x)||'.'||i||'@mail.example' END,
 CASE (i*i*3+i)%11 WHEN 0 THEN 'Munich' WHEN 1 THEN 'Berlin' WHEN 2 THEN 'Hamburg' WHEN 3 THEN 'Vienna' WHEN 4 THEN 'Cologne' WHEN 5 THEN 'Munich' WHEN 6 THEN 'London' WHEN 7 THEN 'Frankfurt' WHEN 8 THEN NULL WHEN 9 THEN 'Paris' ELSE 'Stuttgart' END,
 CASE WHEN i<=22 THEN 'Platinum' WHEN i%6=1 THEN 'Gold' WHEN i%3=0 THEN 'Silver' ELSE NULL END,
 CASE WHEN i IN (57,133,208,311,402) THEN 1 ELSE 0 END, NULL
FROM n JOIN f ON f.k=(i*7+i*i/5)%19 JOIN l ON l.k=(i*i*3+i*5+i/4)%23;
CREATE TABLE vehicle (
  vehicle_key INTEGER PRIMARY KEY,
  licence_plate TEXT UNIQUE, model_key INTEGER REFERENCES model(model_key),
  home_station_key INTEGER REFERENCES station(station_key),
  colour TEXT, aquired_on TEXT, purchase_price REAL, milage_km INTEGER,
  sold_on TEXT, sale_price REAL, vehicle_status TEXT
);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<92)
INSERT INTO vehicle
SELECT i,'M-RC '||(1000+(i*617)%8999),
 CASE (i*7+i/4+i*i/9)%20 WHEN 0 THEN 5 WHEN 1 THEN 5 WHEN 2 THEN 3 WHEN 3 THEN 4 WHEN 4 THEN 1 WHEN 5 THEN 2 WHEN 6 THEN 6 WHEN 7 THEN 7 WHEN 8 THEN 8 WHEN 9 THEN 10 WHEN 10 THEN 5 WHEN 11 THEN 7 WHEN 12 THEN 11 WHEN 13 THEN 12 WHEN 14 THEN 13 WHEN 15 THEN 9 WHEN 16 THEN 4 WHEN 17 THEN 10 WHEN 18 THEN 14 ELSE 3 END,
 CASE WHEN i%10 IN (0,1) THEN 1 WHEN i%10=2 THEN 6 WHEN i%10=3 THEN 3 WHEN i%10=4 THEN 4 WHEN i%10=5 THEN 2 WHEN i%10=6 THEN 5 WHEN i%10=7 THEN 9 WHEN i%20=8 THEN 7 WHEN i%20=18 THEN 8 WHEN i%20=9 THEN 10 ELSE 6 END,
 CASE i%7 WHEN 0 THEN 'white' WHEN 1 THEN 'black' WHEN 2 THEN 'grey' WHEN 3 THEN 'silver' WHEN 4 THEN 'blue' WHEN 5 THEN 'red' ELSE 'grey' END,
 CASE WHEN i<=60 THEN date('2022-03-01','+'||((i*7)%620)||' days') ELSE date('2024-02-10','+'||((i-60)*15)||' days') END,
 0,0,CASE WHEN i<=30 AND i%4=1 THEN date('2024-09-02','+'||(i*9)||' days') END,NULL,'available'
FROM n;
INSERT INTO vehicle VALUES (93,'M-RC 9901',8,1,'black','2025-07-10',47890,35,NULL,NULL,'available'),(94,'M-RC 9902',13,3,'white','2025-07-14',35990,20,NULL,NULL,'available');
UPDATE vehicle SET purchase_price=(SELECT CASE vehicle_class_key WHEN 1 THEN 14500 WHEN 2 THEN 17900 WHEN 3 THEN 24500 WHEN 4 THEN 31200 WHEN 5 THEN 34800 WHEN 6 THEN 49900 WHEN 7 THEN 38900 ELSE 36500 END FROM model m WHERE m.model_key=vehicle.model_key)+((vehicle_key*137)%23)*90 WHERE purchase_price=0;
UPDATE vehicle SET sale_price=round(purchase_price*(0.48+(vehicle_key%9)*0.02),-1), vehicle_status='sold' WHERE sold_on IS NOT NULL;
CREATE TABLE rate (
  rate_key INTEGER PRIMARY KEY, rate_code TEXT, vehicle_class_key INTEGER REFERENCES vehicle_class(vehicle_class_key),
  season TEXT, valid_from TEXT, valid_to TEXT, price_per_day REAL, free_km_per_day INTEGER, price_per_extra_km REAL
);
WITH s(k,code,season,a,b,f) AS (VALUES (0,'STD24','standard','2024-01-01','2024-12-31',1.0),(1,'SUM24','summer','2024-06-15','2024-09-15',1.3),(2,'STD25','standard','2025-01-01','2025-12-31',1.06),(3,'SUM25','summer','2025-06-15','2025-09-15',1.38)),
p(c,x) AS (VALUES (1,29),(2,35),(3,44),(4,55),(5,68),(6,99),(7,89),(8,62))
INSERT INTO rate SELECT s.k*8+p.c, s.code||'-'||p.c, p.c, s.season, s.a, s.b, round(p.x*s.f)-0.1, CASE WHEN p.c=6 THEN 300 ELSE 250 END, round(0.15+p.c*0.03,2) FROM s,p ORDER BY 1;
CREATE TABLE extra (extra_key INTEGER PRIMARY KEY, extra_name TEXT, price_per_day REAL, max_charge REAL);
INSERT INTO extra VALUES (1,'Child seat',9.9,69),(2,'GPS navigation',7.5,60),(3,'Additional driver',8,80),(4,'Full cover (zero excess)',19.9,NULL),(5,'Snow chains',5,45),(6,'Cross-border fee',NULL,49),(7,'Roof box',12,90),(8,'Bike rack',10,75);
CREATE TEMP TABLE trip AS
WITH RECURSIVE v(v) AS (SELECT 1 UNION ALL SELECT v+1 FROM v WHERE v<92), k(k) AS (SELECT 0 UNION ALL SELECT k+1 FROM k WHERE k<47),
a AS (SELECT v,k,(v*v*4391+k*k*7919+v*k*613+v*97+k*1009)%100003 AS h FROM v,k),
b AS (SELECT *, date('2024-01-02','+'||(k*12+(v*5)%12+h%3)||' days') AS d0 FROM a),
c AS (SELECT *, CAST(strftime('%m',d0) AS INT) AS mo, CASE WHEN (h/7)%10<3 THEN 1+(h/11)%2 WHEN (h/7)%10<8 THEN 2+(h/13)%4 ELSE 5+(h/17)%4 END AS len FROM b)
SELECT c.*, ve.home_station_key AS hs, m.vehicle_class_key AS cl FROM c JOIN vehicle ve ON ve.vehicle_key=v JOIN model m ON m.model_key=ve.model_key
WHERE d0<='2025-07-21' AND d0>date(ve.aquired_on,'+5 days') AND (ve.sold_on IS NULL OR date(d0,'+14 days')<ve.sold_on)
AND h%100 < CASE WHEN mo IN (7,8) THEN 84 WHEN mo IN (6,9,12) THEN 62 WHEN mo IN (1,2,11) THEN 33 ELSE 50 END;
CREATE TABLE reservation (
  reservation_key INTEGER PRIMARY KEY, reservation_no TEXT UNIQUE, recieved_at TEXT NOT NULL,
  driver_key INTEGER REFERENCES driver(driver_key), account_key INTEGER REFERENCES corporate_account(account_key),
  vehicle_class_key INTEGER REFERENCES vehicle_class(vehicle_class_key),
  pickup_station_key INTEGER REFERENCES station(station_key), return_station_key INTEGER REFERENCES station(station_key),
  channel_key INTEGER REFERENCES booking_channel(channel_key), rate_key INTEGER REFERENCES rate(rate_key),
  planned_pickup_at TEXT, planned_return_at TEXT, quoted_amount REAL,
  reservation_status TEXT, cancelled_at TEXT, cancelation_reason TEXT
);
-- no keys declared on the rental side, came from the old counter system
CREATE TABLE rental (
  rental_key INTEGER PRIMARY KEY, agreement_no TEXT, reservation_key INTEGER, vehicle_key INTEGER, driver_key INTEGER,
  pickup_station_key INTEGER, return_station_key INTEGER,
  picked_up_at TEXT, due_back_at TEXT, returned_at TEXT,
  odometer_out_km INTEGER, odometer_in_km INTEGER, fuel_out_eighths INTEGER, fuel_in_eighths INTEGER,
  rental_amount REAL, extras_amount REAL, currency TEXT
);
CREATE TEMP TABLE t2 AS SELECT ROW_NUMBER() OVER (ORDER BY d0,v) AS id, t.*, 
 1+((h*31+v*7)%1000)*((h*31+v*7)%1000)*399/1000000 AS dr,
 CASE WHEN (h/3)%100<79 THEN hs ELSE 1+(h/5)%10 END AS ps,
 d0||printf(' %02d:%02d:00',7+h%13,(h%4)*15) AS pu,
 date(d0,'+'||len||' days')||printf(' %02d:00:00',8+(h/19)%11) AS due,
 (h/23)%100 AS hr FROM trip t;
CREATE TEMP TABLE t3 AS SELECT t2.*, CASE WHEN (h/29)%100<81 THEN ps ELSE 1+(h/31)%10 END AS rs,
 CASE WHEN date(due)>='2025-07-21' THEN NULL WHEN d0>='2025-07-11' AND (v%4)=3 THEN NULL
  WHEN hr<7 THEN date(due,'+1 day')||' 11:40:00' WHEN hr<60 THEN datetime(due,'-'||(hr*3)||' minutes') ELSE datetime(due,'+'||(hr-55)||' minutes') END AS ret,
 CASE WHEN dr%11=3 THEN 1+(dr/11)%7 WHEN dr<=8 THEN 5 END AS acc,
 CASE WHEN mo BETWEEN 7 AND 8 OR (mo=6 AND substr(d0,9)>='15') OR (mo=9 AND substr(d0,9)<='15') THEN 8 ELSE 0 END + CASE WHEN d0>='2025' THEN 16 ELSE 0 END + cl AS rk FROM t2;
UPDATE t3 SET ret=NULL WHERE ret>='2025-07-21';
UPDATE t3 SET pu=date(pu)||' 08:15:00' WHERE ret<=pu;
INSERT INTO reservation
SELECT id,'R'||(240000+id*3), datetime(pu,'-'||(1+((h/37)%40)*((h/41)%9)/4)||' days','-'||(h%700)||' minutes'), dr, acc, CASE WHEN h%13=0 AND cl>1 THEN cl-1 ELSE cl END, ps, rs,
 CASE WHEN h%20<8 THEN 1 WHEN h%20<12 THEN 2 WHEN h%20<14 THEN 3 WHEN h%20<18 THEN 4 ELSE 5 END, rk, pu, due,
 round(len*(SELECT price_per_day FROM rate WHERE rate_key=rk)*(1-COALESCE((SELECT discount_pct FROM corporate_account WHERE account_key=acc),0)/100.0),2),'completed',NULL,NULL
FROM t3 WHERE (h/43)%100<84;
UPDATE reservation SET reservation_status='on rent' WHERE reservation_key IN (SELECT id FROM t3 WHERE ret IS NULL);
-- cancelled, no-shows
INSERT INTO reservation
SELECT id+3000,'R'||(240001+id*3), datetime(pu,'-'||(6+(h/37)%50)||' days'), 1+(h*17+id)%396, NULL, 1+h%8, 1+(h/5)%10, 1+(h/5)%10,
 CASE WHEN h/3%12<4 THEN 4 WHEN h/3%12<8 THEN 1 WHEN h/3%12<10 THEN 2 WHEN h/3%12=10 THEN 5 ELSE 3 END, CASE WHEN d0>='2025' THEN 16 ELSE 0 END+1+h%8, pu, due, round(len*(31.5+(h%8)*9.4),2),
 CASE WHEN h%9<2 THEN 'no show' ELSE 'cancelled' END, CASE WHEN h%9>=2 THEN datetime(pu,'-'||(h%6)||' days','-5 hours') END,
 CASE WHEN h%9>=2 THEN CASE h%5 WHEN 0 THEN 'changed plans' WHEN 1 THEN 'changed plans' WHEN 2 THEN 'found cheaper' WHEN 3 THEN 'flight cancelled' ELSE NULL END END
FROM t3 WHERE (h/47)%100<19;
-- upcoming
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<138),
a AS (SELECT i,(i*i*733+i*7919+5)%10007 AS h FROM n),
b AS (SELECT i,h,date('2025-07-22','+'||((h%61)*(h%61)/48)||' days') AS d0,1+(h/7)%9 AS len FROM a)
INSERT INTO reservation SELECT 6000+i,'R'||(250002+i*3), datetime('2025-07-20 20:00:00','-'||((h%30)*(h%11)/3)||' days','-'||(h%900)||' minutes'), 1+(h%400), CASE WHEN h%11=1 THEN 1+h%5 END, 1+h%8, 1+(h/3)%10, CASE WHEN h%7=0 THEN 1 ELSE 1+(h/3)%10 END,
 1+h%5, CASE WHEN d0<='2025-09-15' THEN 24 ELSE 16 END+1+h%8, d0||printf(' %02d:30:00',8+h%11), date(d0,'+'||len||' days')||' 10:00:00', round(len*(41.4+(h%8)*12.3),2),
 CASE WHEN h%10=0 THEN 'cancelled' ELSE 'confirmed' END, CASE WHEN h%10=0 THEN '2025-07-20 21:'||printf('%02d',h%60)||':00' END, CASE WHEN h%10=0 THEN 'changed plans' END FROM b;
INSERT INTO rental
SELECT id,'A'||(70000+id), CASE WHEN (h/43)%100<84 THEN id END, v, dr, ps, CASE WHEN ret IS NULL THEN NULL ELSE rs END, pu, due, ret, 0,
 CASE WHEN ret IS NOT NULL THEN 40+len*(60+(h/53)%230) END, 8, CASE WHEN ret IS NULL THEN NULL WHEN h%8<6 THEN 8 ELSE 3+h%5 END,
 round(MAX(len,1)*(SELECT price_per_day FROM rate WHERE rate_key=rk)*(1-COALESCE((SELECT discount_pct FROM corporate_account WHERE account_key=acc),0)/100.0),2),0,'EUR' FROM t3;
CREATE TEMP TABLE odo AS SELECT rental_key, 1800+(vehicle_key*613)%9000+COALESCE(SUM(odometer_in_km) OVER (PARTITION BY vehicle_key ORDER BY picked_up_at ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING),0) AS o FROM rental;
CREATE INDEX temp.ix_o ON odo(rental_key);
UPDATE rental SET odometer_out_km=(SELECT o FROM odo WHERE odo.rental_key=rental.rental_key);
UPDATE rental SET odometer_in_km=odometer_out_km+odometer_in_km;
CREATE TABLE rental_extra (rental_key INTEGER, extra_key INTEGER, quantity INTEGER, amount REAL, PRIMARY KEY (rental_key, extra_key));
INSERT INTO rental_extra
SELECT t.id, e.extra_key, CASE WHEN e.extra_key=1 AND h%4=0 THEN 2 ELSE 1 END, round(MIN(COALESCE(e.max_charge,9999),COALESCE(e.price_per_day*t.len,49))*CASE WHEN e.extra_key=1 AND h%4=0 THEN 2 ELSE 1 END,2)
FROM t3 t JOIN extra e WHERE (t.h/(e.extra_key*3+2))%100 < CASE e.extra_key WHEN 1 THEN 9 WHEN 2 THEN 6 WHEN 3 THEN 14 WHEN 4 THEN 27 WHEN 5 THEN (CASE WHEN t.mo IN (12,1,2) THEN 13 ELSE 0 END) WHEN 6 THEN 5 WHEN 7 THEN 3 ELSE 0 END;
UPDATE rental SET extras_amount=COALESCE((SELECT ROUND(SUM(amount),2) FROM rental_extra x WHERE x.rental_key=rental.rental_key),0);
CREATE TABLE damage_type (damage_type_key INTEGER PRIMARY KEY, damage_type_name TEXT);
INSERT INTO damage_type VALUES (1,'Scratch'),(2,'Dent'),(3,'Windscreen chip'),(4,'Tyre / rim'),(5,'Interior soiling'),(6,'Mirror'),(7,'Total loss');
CREATE TABLE damage (
  damage_key INTEGER PRIMARY KEY, vehicle_key INTEGER REFERENCES vehicle(vehicle_key), rental_key INTEGER REFERENCES rental(rental_key),
  damage_type_key INTEGER REFERENCES damage_type(damage_type_key), reported_at TEXT, repair_cost REAL, repaired_at TEXT, charged_to_driver REAL, is_dispued INTEGER DEFAULT 0
);
INSERT INTO damage
SELECT ROW_NUMBER() OVER (ORDER BY ret), v, CASE WHEN h%10=9 THEN NULL ELSE id END,
 CASE WHEN h%16<6 THEN 1 WHEN h%16<9 THEN 2 WHEN h%16<11 THEN 3 WHEN h%16<13 THEN 4 WHEN h%16<14 THEN 5 ELSE 6 END, ret,
 round(85+((h/3)%97)*((h/7)%13)*1.15,2), CASE WHEN ret<'2025-06-20' AND h%12<>5 THEN datetime(ret,'+'||(2+h%19)||' days') WHEN ret<'2025-07-05' AND h%3=0 THEN datetime(ret,'+9 days') END,
 NULL, CASE WHEN h%14=3 THEN 1 ELSE 0 END FROM t3 WHERE ret IS NOT NULL AND (h/59)%1000 < CASE WHEN dr IN (4,19,33) THEN 260 ELSE 73 END;
UPDATE damage SET repair_cost=18450, damage_type_key=7, repaired_at=NULL WHERE damage_key=61;
UPDATE damage SET charged_to_driver=round(MIN(repair_cost,950)*CASE WHEN damage_key%4=0 THEN 0 ELSE 1 END,2) WHERE rental_key IS NOT NULL AND damage_key%9<>4;
UPDATE damage SET repair_cost=NULL WHERE repaired_at IS NULL AND reported_at>='2025-07-01' AND damage_key%2=0;
CREATE TABLE maintenance (
  maintenance_key INTEGER PRIMARY KEY, vehicle_key INTEGER, station_key INTEGER, maintenance_type TEXT, workshop_name TEXT,
  scheduled_for TEXT, started_at TEXT, finished_at TEXT, cost REAL, remark TEXT
);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<285),
a AS (SELECT i,(i*i*389+i*4177+11)%10007 AS h FROM n), b AS (SELECT i,h,1+(h*3+i)%92 AS v, date('2024-01-08','+'||(i*2-(h%5))||' days') AS s FROM a)
INSERT INTO maintenance SELECT i,v,(SELECT home_station_key FROM vehicle WHERE vehicle_key=v),
 CASE WHEN h%10<4 THEN 'inspection' WHEN h%10<6 THEN 'tyre change' WHEN h%10<8 THEN 'oil service' WHEN h%10=8 THEN 'brakes' ELSE 'TÜV' END,
 CASE WHEN h%4=0 THEN 'AutoWerk Süd' WHEN h%4=1 THEN 'Pit Stop Garching' WHEN h%4=2 THEN 'Karosserie Lenz' ELSE 'own workshop' END,
 s, CASE WHEN s<='2025-07-18' THEN s||' 07:30:00' END, CASE WHEN s<='2025-07-16' THEN datetime(s,'+'||(h%4)||' days','+'||(10+h%7)||' hours') END,
 CASE WHEN s<='2025-07-16' THEN round(60+(h%10)*48.5+(h%97)*2.35,2) END, CASE WHEN h%15=0 THEN 'warranty claim' END
FROM b WHERE (SELECT aquired_on FROM vehicle WHERE vehicle_key=v)<s AND COALESCE((SELECT sold_on FROM vehicle WHERE vehicle_key=v),'9999')>date(s,'+5 days');
INSERT INTO maintenance VALUES (301,12,6,'TÜV','AutoWerk Süd','2025-07-24',NULL,NULL,NULL,NULL),(302,34,4,'inspection','Pit Stop Garching','2025-07-29',NULL,NULL,NULL,NULL),(303,71,1,'tyre change','own workshop','2025-08-04',NULL,NULL,NULL,NULL),(304,47,9,'inspection','AutoWerk Süd','2025-08-12',NULL,NULL,NULL,'second key missing');
UPDATE vehicle SET milage_km=COALESCE((SELECT MAX(COALESCE(odometer_in_km,odometer_out_km)) FROM rental r WHERE r.vehicle_key=vehicle.vehicle_key),milage_km);
UPDATE vehicle SET vehicle_status='on rent' WHERE vehicle_key IN (SELECT vehicle_key FROM rental WHERE returned_at IS NULL);
UPDATE vehicle SET vehicle_status='in workshop' WHERE vehicle_status='available' AND vehicle_key IN (SELECT vehicle_key FROM maintenance WHERE started_at IS NOT NULL AND finished_at IS NULL);
UPDATE vehicle SET vehicle_status='in workshop' WHERE vehicle_key IN (15,38) AND vehicle_status='available';
UPDATE driver SET created_at=datetime(COALESCE((SELECT MIN(recieved_at) FROM reservation r WHERE r.driver_key=driver.driver_key),'2025-05-20 10:10:00'),'-'||(driver_key%7)||' hours','-'||(CASE WHEN driver_key%3=0 THEN driver_key ELSE 0 END)||' days');
UPDATE driver SET created_at=MIN(created_at,(SELECT MIN(picked_up_at) FROM rental r WHERE r.driver_key=driver.driver_key)) WHERE driver_key IN (SELECT driver_key FROM rental);
DROP TABLE temp.trip; DROP TABLE temp.t2; DROP TABLE temp.t3; DROP TABLE temp.odo;
