-- Point of sale of "Copper Pan", a restaurant chain (amounts in GBP, local time)
PRAGMA foreign_keys = ON;
BEGIN;

CREATE TABLE Outlet (
  outletId INTEGER PRIMARY KEY,
  outletCode TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  city TEXT NOT NULL,
  region TEXT NOT NULL,
  seatCount INTEGER NOT NULL,
  hasTerrace INTEGER NOT NULL DEFAULT 0,
  openedOn TEXT NOT NULL,
  closedOn TEXT
);
INSERT INTO Outlet VALUES
 (1,'SOH','Copper Pan Soho','London','London',84,0,'2016-04-12',NULL),
 (2,'SHD','Copper Pan Shoreditch','London','London',62,1,'2018-09-03',NULL),
 (3,'MAN','Copper Pan Northern Quarter','Manchester','North',96,0,'2017-06-20',NULL),
 (4,'LDS','Copper Pan Call Lane','Leeds','North',58,0,'2019-11-08',NULL),
 (5,'BRS','Copper Pan Harbourside','Bristol','South West',72,1,'2020-10-01',NULL),
 (6,'EDI','Copper Pan Leith','Edinburgh','Scotland',66,1,'2021-05-17',NULL),
 (7,'GLA','Copper Pan Finnieston','Glasgow','Scotland',54,0,'2023-03-09',NULL),
 (8,'BTN','Copper Pan The Lanes','Brighton','South East',40,1,'2019-05-30','2025-02-28');

CREATE TABLE MenuGroup (
  menuGroupId INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  isDrink INTEGER NOT NULL,
  sortOrder INTEGER NOT NULL
);
INSERT INTO MenuGroup VALUES (1,'Starters',0,10),(2,'Mains',0,20),(3,'Grill',0,30),(4,'Sides',0,40),(5,'Desserts',0,50),(6,'Soft Drinks',1,60),(7,'Beer & Cider',1,70),(8,'Wine',1,80),(9,'Cocktails',1,90);

CREATE TABLE MenuItem (
  menuItemId INTEGER PRIMARY KEY,
  menuGroupId INTEGER NOT NULL REFERENCES MenuGroup(menuGroupId),
  plu TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  listPrice REAL NOT NULL,
  costPrice REAL,
  isVegetarian INTEGER NOT NULL DEFAULT 0,
  introducedOn TEXT NOT NULL,
  retiredOn TEXT
);
INSERT INTO MenuItem VALUES
 (1,2,'2010','Fish & Chips',16.50,5.10,0,'2016-04-12',NULL),
 (2,2,'2020','Copper Burger',15.00,4.20,0,'2016-04-12',NULL),
 (3,4,'4010','Triple Cooked Chips',4.75,0.80,1,'2016-04-12',NULL),
 (4,7,'7010','House Lager Pint',6.20,1.55,1,'2016-04-12',NULL),
 (5,8,'8010','House White 175ml',7.40,1.95,1,'2016-04-12',NULL),
 (6,6,'6010','Still Water',3.20,0.45,1,'2016-04-12',NULL),
 (7,1,'1010','Soup of the Day',6.95,1.30,1,'2016-04-12',NULL),
 (8,5,'5010','Sticky Toffee Pudding',7.50,1.60,1,'2016-04-12',NULL),
 (9,3,'3010','Ribeye 250g',28.50,11.40,0,'2016-04-12',NULL),
 (10,8,'8020','House Red 175ml',7.40,1.90,1,'2016-04-12',NULL),
 (11,6,'6020','Cola',3.50,0.40,1,'2016-04-12',NULL),
 (12,2,'2030','Mushroom Risotto',14.25,3.05,1,'2019-02-01',NULL),
 (13,1,'1020','Salt & Pepper Squid',9.25,2.90,0,'2018-03-01',NULL),
 (14,9,'9010','Espresso Martini',11.00,2.60,1,'2020-01-15',NULL),
 (15,4,'4020','House Salad',4.50,0.95,1,'2016-04-12',NULL),
 (16,2,'2040','Chicken Schnitzel',16.00,4.60,0,'2021-09-01',NULL),
 (17,9,'9020','Aperol Spritz',10.00,2.35,1,'2019-05-01',NULL),
 (18,5,'5020','Chocolate Pot',6.75,1.25,1,'2017-10-01',NULL),
 (19,3,'3020','Half Chicken',18.75,5.60,0,'2018-03-01',NULL),
 (20,7,'7020','Dry Cider Pint',6.00,1.50,1,'2016-04-12',NULL),
 (21,1,'1030','Burrata & Tomato',10.50,3.60,1,'2022-05-01',NULL),
 (22,6,'6030','Elderflower Presse',3.95,0.70,1,'2018-03-01',NULL),
 (23,3,'3030','Lamb Chops',24.00,9.80,0,'2022-10-01','2025-03-31'),
 (24,8,'8030','Malbec Bottle',34.00,9.50,1,'2016-04-12',NULL),
 (25,4,'4030','Tenderstem Broccoli',5.25,1.40,1,'2020-01-15',NULL),
 (26,2,'2050','Vegan Katsu Curry',14.95,3.30,1,'2025-04-01',NULL),
 (27,8,'8040','Champagne Bottle',68.00,27.00,1,'2016-04-12',NULL),
 (28,5,'5030','Cheese Board',11.50,4.40,1,'2016-04-12',NULL),
 (29,7,'7030','Alcohol Free Lager',5.20,NULL,1,'2025-08-11',NULL),
 (30,3,'3040','Venison Haunch',27.00,12.10,0,'2022-10-01','2024-03-31');

CREATE TABLE Discount (
  discountId INTEGER PRIMARY KEY,
  discountCode TEXT NOT NULL UNIQUE,
  description TEXT NOT NULL,
  percentOff REAL NOT NULL
);
INSERT INTO Discount VALUES (1,'STAFF','Staff meal',50),(2,'LOYAL10','Loyalty card',10),(3,'LUNCH20','Weekday lunch deal',20),(4,'COMP','Manager comp',100),(5,'NHS','Blue light card',15),(6,'BDAY25','Birthday club',25);

CREATE TABLE VoidReason (
  voidReasonId INTEGER PRIMARY KEY,
  description TEXT NOT NULL
);
INSERT INTO VoidReason VALUES (1,'Keyed in error'),(2,'Guest changed mind'),(3,'Sent back - quality'),(4,'Out of stock'),(5,'Walkout');

CREATE TABLE Server (
  serverId INTEGER PRIMARY KEY,
  outletId INTEGER NOT NULL REFERENCES Outlet(outletId),
  firstName TEXT NOT NULL,
  lastName TEXT NOT NULL,
  position TEXT NOT NULL,
  hourlyRate REAL,
  hiredOn TEXT NOT NULL,
  leftOn TEXT
);
INSERT INTO Server VALUES
 (1,1,'Amelia','Hart','Head Waiter',15.20,'2018-02-05',NULL),(2,1,'Tomasz','Lis','Waiter',12.80,'2022-06-13',NULL),(3,1,'Rhys','Morgan','Bartender',13.40,'2023-01-09',NULL),(4,1,'Chloe','Adeyemi','Waiter',12.60,'2024-09-02',NULL),
 (5,2,'Marta','Silva','Head Waiter',15.00,'2019-10-21',NULL),(6,2,'Jack','Penrose','Waiter',12.60,'2023-11-06','2025-05-18'),(7,2,'Noor','Haddad','Waiter',12.60,'2024-03-25',NULL),
 (8,3,'Declan','Byrne','Head Waiter',14.60,'2017-06-20',NULL),(9,3,'Sunita','Rao','Waiter',12.40,'2021-08-16',NULL),(10,3,'Kasia','Wolny','Bartender',13.00,'2022-04-04',NULL),(11,3,'Luke','Whitham','Waiter',12.21,'2025-06-09',NULL),
 (12,4,'Beth','Sugden','Head Waiter',14.30,'2019-11-08',NULL),(13,4,'Omar','Farooq','Waiter',12.40,'2023-07-31',NULL),
 (14,5,'Georgia','Pike','Head Waiter',14.50,'2020-10-01',NULL),(15,5,'Finn','Rowe','Waiter',12.40,'2022-05-23','2025-01-12'),(16,5,'Yusra','Ali','Waiter',12.40,'2024-11-18',NULL),
 (17,6,'Isla','Munro','Head Waiter',14.40,'2021-05-17',NULL),(18,6,'Callum','Reid','Waiter',12.40,'2023-09-04',NULL),
 (19,7,'Eilidh','Boyd','Head Waiter',14.20,'2023-03-09',NULL),(20,7,'Sean','Kerr','Waiter',NULL,'2024-06-24',NULL),
 (21,8,'Poppy','Lane','Head Waiter',14.10,'2019-05-30','2025-02-28'),(22,8,'Marco','Bruno','Waiter',12.30,'2023-04-17','2025-02-28');

CREATE TABLE Shift (
  shiftId INTEGER PRIMARY KEY,
  serverId INTEGER NOT NULL REFERENCES Server(serverId),
  outletId INTEGER NOT NULL REFERENCES Outlet(outletId),
  shiftDate TEXT NOT NULL,
  clockIn TEXT NOT NULL,
  clockOut TEXT,
  breakMinutes INTEGER NOT NULL DEFAULT 0
);
-- shifts are kept for this year
WITH RECURSIVE d(k) AS (SELECT 0 UNION ALL SELECT k+1 FROM d WHERE k<228)
INSERT INTO Shift (serverId,outletId,shiftDate,clockIn,clockOut,breakMinutes)
SELECT serverId,outletId,date('2025-01-01','+'||k||' days'),
 datetime('2025-01-01','+'||k||' days','+'||(CASE (k+serverId)%2 WHEN 0 THEN 10*60+(k*7+serverId*13)%40 ELSE 16*60+(k*11+serverId*5)%45 END)||' minutes'),
 CASE WHEN k=228 AND (k+serverId)%2=1 THEN NULL WHEN (k*31+serverId*17)%211=5 THEN NULL ELSE datetime('2025-01-01','+'||k||' days','+'||(CASE (k+serverId)%2 WHEN 0 THEN 16*60+20+(k*13+serverId*29)%100 ELSE 22*60+(k*17+serverId*19)%115 END)||' minutes') END,
 CASE (k*3+serverId)%4 WHEN 0 THEN 0 WHEN 1 THEN 20 ELSE 30 END
FROM d JOIN Server s ON date('2025-01-01','+'||k||' days') BETWEEN s.hiredOn AND coalesce(s.leftOn,'2025-08-17')
WHERE ((k*k*5+k*serverId*11+serverId*7)%23) < CASE WHEN s.position='Head Waiter' THEN 13 WHEN s.serverId%3=0 THEN 6 ELSE 10 END
 AND NOT (serverId=13 AND k>190) ORDER BY k,serverId;

CREATE TABLE CheckHeader (
  checkId INTEGER PRIMARY KEY,
  checkNo TEXT NOT NULL UNIQUE,
  outletId INTEGER NOT NULL REFERENCES Outlet(outletId),
  serverId INTEGER REFERENCES Server(serverId),
  channel TEXT NOT NULL,               -- DINEIN, TAKEAWAY, DELIVERY
  tableNo INTEGER,
  guestCount INTEGER,
  openedAt TEXT NOT NULL,
  closedAt TEXT,
  status TEXT NOT NULL,                -- OPEN, CLOSED, VOIDED
  discountId INTEGER REFERENCES Discount(discountId),
  subTotal REAL NOT NULL DEFAULT 0,
  discountAmount REAL NOT NULL DEFAULT 0,
  totalAmount REAL NOT NULL DEFAULT 0, -- what the guest pays, without tip
  tipAmount REAL,
  paymentMethod TEXT                   -- CARD, CASH, GIFT
);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<2150),
a AS (SELECT i,date('2024-06-01','+'||(i*442/2150+CASE WHEN i=2150 THEN 0 ELSE 0 END)||' days') d,(i*7919+i*i*13+i/3)%100 h,(i*104729+i*i*7+i/5)%1000 g FROM n),
b AS (SELECT *,CAST(strftime('%w',d) AS INTEGER) w,
 CASE WHEN g<230 THEN 1 WHEN g<380 THEN 2 WHEN g<580 THEN 3 WHEN g<680 THEN 4 WHEN g<790 THEN 5 WHEN g<890 THEN 6 WHEN g<945 THEN 7 ELSE 8 END o FROM a),
c AS (SELECT b.*,CASE WHEN w IN (1,2,3,4) AND h%5<2 THEN 12*60+(i*37)%130 WHEN w IN (0,6) AND h%5<2 THEN 11*60+30+(i*41)%220 ELSE 17*60+45+(i*53)%230 END m,
 CASE WHEN (i*17+h)%20<14 THEN 'DINEIN' WHEN (i*17+h)%20<17 THEN 'DELIVERY' ELSE 'TAKEAWAY' END ch FROM b
 WHERE NOT (w IN (1,2) AND h%10<5) AND NOT (strftime('%m',d) IN ('01','02') AND h%10=7) AND NOT (strftime('%m',d) NOT IN ('12','07') AND h%17=9) AND NOT (o=8 AND d>'2025-02-28'))
INSERT INTO CheckHeader (checkNo,outletId,serverId,channel,tableNo,guestCount,openedAt,closedAt,status,discountId,tipAmount,paymentMethod)
SELECT (SELECT outletCode FROM Outlet WHERE outletId=o)||'-'||printf('%06d',48000+i),o,
 CASE WHEN ch='DELIVERY' THEN NULL ELSE (SELECT s.serverId FROM Server s WHERE s.outletId=c.o AND c.d BETWEEN s.hiredOn AND coalesce(s.leftOn,'2099-12-31') AND s.serverId>=(SELECT min(x.serverId) FROM Server x WHERE x.outletId=c.o)+CASE c.h%7 WHEN 0 THEN 2 WHEN 1 THEN 1 WHEN 2 THEN 3 WHEN 3 THEN 1 ELSE 0 END ORDER BY s.serverId LIMIT 1) END,
 ch, CASE WHEN ch='DINEIN' THEN 1+(i*19)%28 END,
 CASE WHEN ch='DINEIN' THEN CASE WHEN h%20=3 THEN 8 WHEN h%20 IN (4,5) THEN 6 WHEN h%20 IN (6,7,8,9) THEN 4 WHEN h%20 IN (10,11) THEN 3 WHEN h%20=12 THEN 1 ELSE 2 END END,
 datetime(d,'+'||m||' minutes'),
 datetime(d,'+'||(m+CASE WHEN ch='DINEIN' THEN 42+(i*31)%75+CASE WHEN m>1000 THEN 14 ELSE 0 END+CASE WHEN h%20<6 THEN 20 ELSE 0 END ELSE 12+(i*29)%34 END)||' minutes'),
 CASE WHEN i%71=40 THEN 'VOIDED' ELSE 'CLOSED' END,
 CASE WHEN g%100<4 THEN 1 WHEN g%100<13 THEN 2 WHEN g%100<22 AND m<15*60 AND w BETWEEN 1 AND 5 THEN 3 WHEN g%100 IN (30,31) THEN 4 WHEN g%100 BETWEEN 40 AND 42 THEN 5 WHEN g%100=50 THEN 6 END,
 CASE WHEN ch='DINEIN' THEN (i*7+h)%5 ELSE 0 END,
 CASE WHEN h%13=1 OR (h%13=2 AND o>3) THEN 'CASH' WHEN h%50=7 THEN 'GIFT' ELSE 'CARD' END
FROM c ORDER BY d,m;
-- today's lunch, still running
INSERT INTO CheckHeader (checkNo,outletId,serverId,channel,tableNo,guestCount,openedAt,status,tipAmount)
SELECT substr(checkNo,1,4)||printf('%06d',50150+row_number() OVER (ORDER BY checkId)),outletId,serverId,channel,(tableNo*3)%28+1,guestCount,'2025-08-17 '||printf('%02d:%02d:00',12+checkId%2,(checkId*7)%60),'OPEN',0
FROM CheckHeader WHERE channel='DINEIN' AND openedAt>='2025-08-05' ORDER BY checkId LIMIT 14;
UPDATE CheckHeader SET status='CLOSED', closedAt=datetime(openedAt,'+48 minutes'), paymentMethod='CARD', tipAmount=3 WHERE status='OPEN' AND checkId%3=0;
UPDATE CheckHeader SET serverId=(SELECT min(serverId) FROM Server s WHERE s.outletId=CheckHeader.outletId) WHERE serverId IS NULL AND channel<>'DELIVERY';

CREATE TABLE CheckLine (
  checkLineId INTEGER PRIMARY KEY,
  checkId INTEGER NOT NULL REFERENCES CheckHeader(checkId),
  lineNo INTEGER NOT NULL,
  menuItemId INTEGER NOT NULL REFERENCES MenuItem(menuItemId),
  quantity INTEGER NOT NULL,
  unitPrice REAL NOT NULL,
  lineAmount REAL NOT NULL,
  isVoided INTEGER NOT NULL DEFAULT 0
);
WITH RECURSIVE l(j) AS (SELECT 1 UNION ALL SELECT j+1 FROM l WHERE j<5),
x AS (SELECT c.checkId id,date(c.openedAt) d,j,c.channel ch,coalesce(c.guestCount,1+c.checkId%3) gc,(c.checkId*37+j*61+c.checkId*j*5+c.checkId/7)%100 h FROM CheckHeader c JOIN l ON j<=1+(c.checkId*3+c.checkId/5)%3+(coalesce(c.guestCount,0)>=4)),
y AS (SELECT *,CASE WHEN j=1 THEN substr('01021601021209190116020112091926',2*(h%16)+1,2)+0 ELSE 1+(h*h+h*20)%12200*28/12200 END k FROM x),
z AS (SELECT id,d,j,h,CASE WHEN k=23 AND d>'2025-03-31' THEN 3 WHEN k=26 AND d<'2025-04-01' THEN 12 WHEN ch<>'DINEIN' AND k IN (24,27,14) THEN 11 WHEN k=27 AND h%2=0 THEN 5 ELSE k END k,CASE WHEN gc>=6 THEN 2+h%4 WHEN gc>=4 THEN 2+h%2 WHEN gc=1 THEN 1 ELSE 1+(h%3=0) END q FROM y)
INSERT INTO CheckLine (checkId,lineNo,menuItemId,quantity,unitPrice,lineAmount)
SELECT id,j,k,CASE WHEN k IN (24,27) THEN 1 ELSE q END,
 round(m.listPrice-CASE WHEN d<'2025-01-01' THEN round(m.listPrice*0.06*4)/4 ELSE 0 END,2),0
FROM z JOIN MenuItem m ON m.menuItemId=z.k ORDER BY id,j;
UPDATE CheckLine SET lineAmount=round(quantity*unitPrice,2), isVoided=((checkLineId*13+checkLineId/9)%100<3);

CREATE TABLE VoidLog (
  voidLogId INTEGER PRIMARY KEY,
  checkLineId INTEGER NOT NULL REFERENCES CheckLine(checkLineId),
  voidReasonId INTEGER REFERENCES VoidReason(voidReasonId),
  approvedByServerId INTEGER REFERENCES Server(serverId),
  voidedAt TEXT NOT NULL,
  amount REAL NOT NULL
);
INSERT INTO VoidLog (checkLineId,voidReasonId,approvedByServerId,voidedAt,amount)
SELECT l.checkLineId,CASE l.checkLineId%11 WHEN 0 THEN 3 WHEN 1 THEN 3 WHEN 2 THEN 4 WHEN 3 THEN 2 WHEN 4 THEN 2 WHEN 5 THEN 5 WHEN 6 THEN NULL ELSE 1 END,
 (SELECT min(s.serverId) FROM Server s WHERE s.outletId=c.outletId),datetime(c.openedAt,'+'||(4+l.checkLineId%30)||' minutes'),l.lineAmount
FROM CheckLine l JOIN CheckHeader c ON c.checkId=l.checkId WHERE l.isVoided=1;
UPDATE CheckHeader SET subTotal=coalesce((SELECT round(sum(lineAmount),2) FROM CheckLine l WHERE l.checkId=CheckHeader.checkId AND l.isVoided=0),0);
UPDATE CheckHeader SET discountAmount=round(subTotal*coalesce((SELECT percentOff FROM Discount d WHERE d.discountId=CheckHeader.discountId),0)/100,2);
UPDATE CheckHeader SET totalAmount=round(subTotal-discountAmount,2), tipAmount=CASE WHEN status<>'CLOSED' OR paymentMethod='CASH' THEN NULL ELSE round((subTotal-discountAmount)*CASE tipAmount WHEN 0 THEN 0 WHEN 1 THEN 0.125 WHEN 2 THEN 0.125 WHEN 3 THEN 0.1 ELSE 0.125 END,2) END;
UPDATE CheckHeader SET totalAmount=0, tipAmount=NULL, paymentMethod=NULL WHERE status='VOIDED';

CREATE TABLE Reservation (
  reservationId INTEGER PRIMARY KEY,
  outletId INTEGER NOT NULL REFERENCES Outlet(outletId),
  guestName TEXT NOT NULL,
  partySize INTEGER NOT NULL,
  reservedFor TEXT NOT NULL,
  bookedAt TEXT NOT NULL,
  status TEXT NOT NULL,                -- BOOKED, SEATED, NOSHOW, CANCELLED
  source TEXT                          -- WEB, PHONE, APP, WALKIN
);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<640),
f(k,w) AS (VALUES (0,'Patel'),(1,'Jones'),(2,'Okafor'),(3,'Smith'),(4,'McLean'),(5,'Nowak'),(6,'Evans'),(7,'Taylor'),(8,'Begum'),(9,'Wright'),(10,'Chen'),(11,'Roberts'),(12,'Kelly')),
r AS (SELECT i,((i*i*11+i*37)/7)%100 h,(i*29+i*i*7/5+i/3)%100 z,date('2024-09-02','+'||(i*366/640)||' days') d FROM n)
INSERT INTO Reservation (outletId,guestName,partySize,reservedFor,bookedAt,status,source)
SELECT o,w,CASE WHEN h%11=0 THEN 10 WHEN h%11 IN (1,2) THEN 6 WHEN h%11 IN (3,4,5) THEN 4 WHEN h%11=6 THEN 5 ELSE 2 END,
 datetime(d,'+'||(CASE h%4 WHEN 0 THEN 750 ELSE 1080+30*(i%6) END)||' minutes'),
 datetime(min(d,'2025-08-16'),'-'||(1+(i*7)%16)||' days','+'||(540+(i*23)%700)||' minutes'),
 CASE WHEN d>='2025-08-17' THEN CASE WHEN i%11=3 THEN 'CANCELLED' ELSE 'BOOKED' END WHEN z<5+o%3 OR (o=2 AND (z<16 OR z%11=4)) THEN 'NOSHOW' WHEN z BETWEEN 20 AND 30 THEN 'CANCELLED' ELSE 'SEATED' END,
 CASE (i*3+h)%9 WHEN 0 THEN 'PHONE' WHEN 1 THEN 'PHONE' WHEN 2 THEN 'APP' WHEN 3 THEN 'APP' WHEN 4 THEN NULL WHEN 5 THEN 'WALKIN' ELSE 'WEB' END
FROM (SELECT r.*,CASE WHEN i%15<4 THEN 1 WHEN i%15<6 THEN 2 WHEN i%15<9 THEN 3 WHEN i%15=9 THEN 4 WHEN i%15<12 THEN 5 WHEN i%15=12 THEN 6 WHEN i%15=13 THEN 7 ELSE 8 END o FROM r) q JOIN f ON f.k=(i*5+i/13)%13
WHERE NOT (o=8 AND d>'2025-02-28') ORDER BY i;

CREATE TABLE Supplier (
  supplierId INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  category TEXT NOT NULL,
  city TEXT,
  paymentTermDays INTEGER
);
INSERT INTO Supplier VALUES (1,'Billingsgate Fish Co','Fish','London',14),(2,'Pennine Meats','Meat','Leeds',30),(3,'Avalon Dairy','Dairy','Glastonbury',30),(4,'Greenleaf Produce','Fruit & Veg','London',14),(5,'Caledonian Cellars','Wine & Spirits','Edinburgh',45),(6,'Hop & Barrel','Beer','Manchester',30),(7,'Cleanline Supplies','Cleaning','Birmingham',30),(8,'Brindisa Imports','Dry Goods','London',NULL),(9,'Linen Express','Laundry','London',14);

CREATE TABLE Purchase (
  purchaseId INTEGER PRIMARY KEY,
  purchaseNo TEXT NOT NULL,
  supplierId INTEGER NOT NULL REFERENCES Supplier(supplierId),
  outletId INTEGER NOT NULL REFERENCES Outlet(outletId),
  orderedOn TEXT NOT NULL,
  deliveredOn TEXT,
  amount REAL NOT NULL,
  paidOn TEXT
);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<520)
INSERT INTO Purchase (purchaseNo,supplierId,outletId,orderedOn,deliveredOn,amount,paidOn)
SELECT 'PO'||(70000+i),s,o,d,date(d,'+'||dl||' days'),amt,date(d,'+'||(dl+9+(i*i*3+i)%38)||' days')
FROM (SELECT i,date('2024-07-01','+'||(i*411/520)||' days') d,1+(i*i+i*3)%41/7+(i%9=4)*2 s,1+(i*5+i/8)%8*((i*3)%5+2)/6 o,1+(i*7)%4+(i%19=0)*5 dl,round(95+(i*i*37+i*211)%1400+(i%7=2)*900+((i*13)%100)/100.0,2) amt FROM n)
WHERE NOT (o=8 AND d>'2025-02-20') ORDER BY d,i;
UPDATE Purchase SET deliveredOn=NULL, paidOn=NULL WHERE deliveredOn>'2025-08-17' OR purchaseId%97=60;
UPDATE Purchase SET paidOn=NULL WHERE paidOn>'2025-08-17';
COMMIT;
