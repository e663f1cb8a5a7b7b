-- LettingsDB, upsized from Access. All amounts GBP.
PRAGMA foreign_keys = OFF;
CREATE TABLE tblPropertyType (PropertyTypeID INTEGER PRIMARY KEY, strPropertyType TEXT NOT NULL);
INSERT INTO tblPropertyType VALUES (1,'Apartment block'),(2,'Terraced house'),(3,'Semi-detached house'),(4,'Detached house'),(5,'Student house (HMO)'),(6,'Shop with flat');
CREATE TABLE tblLeaseStatus (LeaseStatusID INTEGER PRIMARY KEY, strLeaseStatus TEXT NOT NULL);
INSERT INTO tblLeaseStatus VALUES (1,'Pending'),(2,'Active'),(3,'Notice given'),(4,'Ended'),(5,'Fell through');
CREATE TABLE tblOwner (OwnerID INTEGER PRIMARY KEY, strOwnerName TEXT, blnCompany INTEGER, strEmail TEXT, strPhone TEXT, dblFeePct REAL, blnOverseas INTEGER, dtSince TEXT);
INSERT INTO tblOwner VALUES
(1,'Avonside Estates Ltd',1,'office@avonside.example','0117 555 0101',8,0,'2015-04-01'),(2,'Mr & Mrs Pemberton',0,'pembertons@mail.example','0117 555 0102',11,0,'2018-09-12'),(3,'Harbourside Living plc',1,'assets@harbourside.example','0117 555 0103',7.5,0,'2016-01-20'),
(4,'Dr Anil Mehta',0,'a.mehta@mail.example','01225 555 104',10,0,'2019-02-14'),(5,'Cotswold Homes Trust',1,'trust@cotswoldhomes.example','01242 555 105',9,0,'2017-06-30'),(6,'Gwen Treharne',0,'gwen.t@mail.example',NULL,12,0,'2021-03-08'),
(7,'Lars Holmqvist',0,'lars@mail.example',NULL,12,1,'2020-11-01'),(8,'Ridgeway Property Partners',1,'info@ridgeway.example','01793 555 108',8.5,0,'2018-01-15'),(9,'Estate of J. Fairfax',0,NULL,'01225 555 109',10,0,'2022-05-23'),
(10,'Mei-Ling Chow',0,'ml.chow@mail.example',NULL,12,1,'2021-09-17'),(11,'St Brendan Student Lets Ltd',1,'lets@stbrendan.example','0117 555 0111',10,0,'2019-07-01'),(12,'Owen & Patel LLP',1,'rent@owenpatel.example','01452 555 112',9,0,'2023-02-01'),
(13,'Fiona Maddox',0,'fiona.maddox@mail.example','0117 555 0113',12,0,'2025-08-28');
CREATE TABLE tblAgent (AgentID INTEGER PRIMARY KEY, strAgentName TEXT, strBranch TEXT, strEmail TEXT, dtHired TEXT, dtLeft TEXT, blnActive INTEGER DEFAULT 1);
INSERT INTO tblAgent VALUES (1,'Sally Nunn','Bristol','s.nunn@lets.example','2016-03-01',NULL,1),(2,'Tariq Aziz','Bristol','t.aziz@lets.example','2019-08-19',NULL,1),(3,'Becky Lowe','Bath','b.lowe@lets.example','2020-01-06',NULL,1),
(4,'Hugh Carmichael','Cheltenham','h.carmichael@lets.example','2017-10-02',NULL,1),(5,'Donna Kitson','Swindon','d.kitson@lets.example','2021-05-10',NULL,1),(6,'Miles Ferrier','Bristol','m.ferrier@lets.example','2018-02-12','2024-11-29',0),(7,'Jasmine Okoro','Bath','j.okoro@lets.example','2025-02-03',NULL,1);
CREATE TABLE tblProperty (
  PropertyID INTEGER PRIMARY KEY, strPropertyRef TEXT UNIQUE, strAddress TEXT, strTown TEXT, strPostcode TEXT, PropertyTypeID INTEGER REFERENCES tblPropertyType(PropertyTypeID),
  OwnerID INTEGER REFERENCES tblOwner(OwnerID), AgentID INTEGER REFERENCES tblAgent(AgentID), intYearBuilt INTEGER, blnParking INTEGER, dtTakenOn TEXT, dtGasSafetyDue TEXT
);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<60),
s(k,x) AS (VALUES (0,'Clifton Rise'),(1,'Granary Wharf'),(2,'Victoria Terrace'),(3,'Orchard Close'),(4,'Cathedral Mews'),(5,'Brunel Way'),(6,'Imperial Square'),(7,'Priory Gardens'),(8,'Foundry Yard'),(9,'Beechen Road'),(10,'Whiteladies Court')),
a AS (SELECT i,(i*i*37+i*101+5)%997 AS h FROM n)
INSERT INTO tblProperty
SELECT i,'PR'||printf('%03d',100+i),CASE WHEN i%5=0 THEN s.x||' House' ELSE (3+h%88)||' '||s.x END,
 CASE WHEN h%10<5 THEN 'Bristol' WHEN h%10<7 THEN 'Bath' WHEN h%10=7 THEN 'Cheltenham' WHEN h%10=8 THEN 'Swindon' ELSE 'Gloucester' END,
 CASE WHEN h%10<5 THEN 'BS'||(1+h%8) WHEN h%10<7 THEN 'BA'||(1+h%2) WHEN h%10=7 THEN 'GL5'||(h%3) WHEN h%10=8 THEN 'SN'||(1+h%3) ELSE 'GL'||(1+h%3) END||' '||(1+h%9)||char(65+h%22)||char(65+(h/3)%22),
 CASE WHEN i%5=0 THEN 1 WHEN i%7=3 THEN 5 WHEN i%11=4 THEN 6 WHEN i%3=0 THEN 2 WHEN i%3=1 THEN 3 ELSE 4 END,
 CASE WHEN i%5=0 AND i%10=0 THEN 3 WHEN i%5=0 THEN 1 WHEN i%7=3 THEN 11 ELSE 1+(h/5)%12 END,
 CASE WHEN h%10<5 THEN CASE WHEN h%3=0 THEN 2 ELSE 1 END WHEN h%10<7 THEN 3 WHEN h%10=8 THEN 5 ELSE 4 END,
 CASE WHEN i%13=0 THEN NULL ELSE 1870+(h*7)%148 END, CASE WHEN h%3=0 THEN 1 ELSE 0 END, NULL, CASE WHEN i%9=4 THEN NULL ELSE date('2025-09-06','+'||((h*11)%350)||' days') END
FROM a JOIN s ON s.k=(i*3+i/5)%11;
UPDATE tblProperty SET dtTakenOn=MIN(date((SELECT dtSince FROM tblOwner o WHERE o.OwnerID=tblProperty.OwnerID),'+'||((PropertyID*37)%300)||' days'),'2023-06-01');
INSERT INTO tblProperty VALUES (61,'PR161','14 Beechen Road','Bath','BA2 4QT',3,13,7,1936,1,'2025-09-04','2026-08-20');
CREATE TABLE tblUnit (
  UnitID INTEGER PRIMARY KEY, PropertyID INTEGER NOT NULL REFERENCES tblProperty(PropertyID), strUnitNo TEXT, intBedrooms INTEGER, dblAreaSqm REAL, intFloor INTEGER,
  blnFurnished INTEGER, blnPetsAllowed INTEGER, strEPCRating TEXT, curAskingRent REAL
);
WITH RECURSIVE m(k) AS (SELECT 1 UNION ALL SELECT k+1 FROM m WHERE k<16)
INSERT INTO tblUnit
SELECT ROW_NUMBER() OVER (ORDER BY p.PropertyID,k), p.PropertyID, CASE WHEN PropertyTypeID=1 THEN 'Flat '||k WHEN PropertyTypeID=5 THEN 'Room '||k WHEN PropertyTypeID=6 THEN 'Flat' ELSE 'House' END,
 CASE WHEN PropertyTypeID=1 THEN (p.PropertyID*7+k*5)%4 WHEN PropertyTypeID IN (5) THEN 1 WHEN PropertyTypeID=6 THEN 1+(p.PropertyID%2) ELSE 2+(p.PropertyID*3)%3 END,
 0, CASE WHEN PropertyTypeID=1 THEN (k-1)/4 END, CASE WHEN PropertyTypeID=5 THEN 1 WHEN (p.PropertyID*5+k*3)%10<4 THEN 1 ELSE 0 END, CASE WHEN (p.PropertyID+k)%6=0 THEN 1 ELSE 0 END,
 CASE (p.PropertyID*3+k)%9 WHEN 0 THEN 'B' WHEN 1 THEN 'B' WHEN 2 THEN 'C' WHEN 3 THEN 'C' WHEN 4 THEN 'C' WHEN 5 THEN 'D' WHEN 6 THEN 'D' WHEN 7 THEN 'E' ELSE NULL END, 0
FROM tblProperty p JOIN m ON k<=CASE PropertyTypeID WHEN 1 THEN 9+PropertyID%6 WHEN 5 THEN 5 ELSE 1 END;
UPDATE tblUnit SET dblAreaSqm=CASE WHEN strUnitNo LIKE 'Room%' THEN 13+UnitID%6 ELSE 27+intBedrooms*19+(UnitID*7)%15 END,
 curAskingRent=round((CASE WHEN strUnitNo LIKE 'Room%' THEN 560 ELSE 745+intBedrooms*275 END+(UnitID*37)%140+blnFurnished*45)*CASE (SELECT strTown FROM tblProperty p WHERE p.PropertyID=tblUnit.PropertyID) WHEN 'Bristol' THEN 1.12 WHEN 'Bath' THEN 1.18 WHEN 'Cheltenham' THEN 1.02 ELSE 0.86 END/5)*5;
CREATE TABLE tblTenant (TenantID INTEGER PRIMARY KEY, strFirstName TEXT, strLastName TEXT, strEmail TEXT, strMobile TEXT, dtBirth TEXT, strOccupation TEXT, blnGuarantor INTEGER, dtCreated TEXT);
CREATE TABLE tblLease (
  LeaseID INTEGER PRIMARY KEY, strLeaseRef TEXT UNIQUE, UnitID INTEGER NOT NULL REFERENCES tblUnit(UnitID), TenantID INTEGER NOT NULL REFERENCES tblTenant(TenantID), AgentID INTEGER REFERENCES tblAgent(AgentID),
  dtSigned TEXT, dtStart TEXT, dtEnd TEXT, dtNotice TEXT, curRent REAL, curDeposit REAL, blnDepositReturned INTEGER, LeaseStatusID INTEGER REFERENCES tblLeaseStatus(LeaseStatusID)
);
CREATE TEMP TABLE ls AS
WITH k(k) AS (VALUES (0),(1),(2),(3)), a AS (SELECT UnitID AS u,PropertyID AS p,curAskingRent AS ar,intBedrooms AS bd,k,(UnitID*UnitID*61+UnitID*397+k*k*911+k*53)%1009 AS h FROM tblUnit,k WHERE UnitID NOT IN (33,88,(SELECT MAX(UnitID) FROM tblUnit))),
b AS (SELECT *,date('2021-11-01','+'||((u*89)%480+k*CASE WHEN u%4=0 THEN 640 ELSE 398+(u*7)%40 END)||' days','start of month',CASE WHEN h%6=0 THEN '+14 days' ELSE '+0 days' END) AS s FROM a),
c AS (SELECT *, CASE WHEN u%4=0 THEN date(s,'+20 months','-1 day') WHEN h%9=0 THEN date(s,'+6 months','-1 day') ELSE date(s,'+12 months','-1 day') END AS e FROM b WHERE s<='2025-11-20' AND NOT (u%11=3 AND s>'2025-03-01'))
SELECT *, (e>='2025-09-30' AND s<='2025-09-30' AND u%7=2) AS per FROM c;
INSERT INTO tblLease
SELECT ROW_NUMBER() OVER (ORDER BY s,u),NULL,u,ROW_NUMBER() OVER (ORDER BY s,u),(SELECT AgentID FROM tblProperty WHERE PropertyID=p),
 date(s,'-'||(12+h%40)||' days'),s,CASE WHEN per THEN NULL ELSE e END,
 CASE WHEN e<'2025-09-30' THEN date(e,'-'||(31+h%30)||' days') WHEN NOT per AND e<='2025-12-15' AND s<'2025-09-30' AND h%3<2 THEN date('2025-09-29','-'||(h%33)||' days') END,
 round(ar*(1-0.04*(2025-CAST(strftime('%Y',s) AS INT)))/5)*5, 0, CASE WHEN e<'2025-09-30' THEN CASE WHEN e>'2025-08-15' THEN 0 WHEN h%8=3 AND e>'2025-03-01' THEN 0 ELSE 1 END END,
 CASE WHEN s>'2025-09-30' THEN 1 WHEN e<'2025-09-30' THEN 4 ELSE 2 END FROM ls;
UPDATE tblLease SET dtSigned='2025-09-'||printf('%02d',8+LeaseID%20) WHERE dtSigned>'2025-09-29';
UPDATE tblLease SET LeaseStatusID=3 WHERE LeaseStatusID=2 AND dtNotice IS NOT NULL;
UPDATE tblLease SET LeaseStatusID=5, dtNotice=NULL, blnDepositReturned=NULL WHERE LeaseID IN (71,205,317);
UPDATE tblLease SET curDeposit=round(curRent*12/52*5), strLeaseRef='L'||substr(dtStart,3,2)||'-'||printf('%04d',LeaseID), TenantID=CASE WHEN LeaseID%19=7 AND LeaseID>150 THEN LeaseID-140 ELSE LeaseID END;
WITH f(k,x) AS (VALUES (0,'Harry'),(1,'Chloe'),(2,'Mohammed'),(3,'Imogen'),(4,'Rhys'),(5,'Aisha'),(6,'Ben'),(7,'Katarzyna'),(8,'George'),(9,'Nia'),(10,'Tom'),(11,'Freya'),(12,'Vikram'),(13,'Lucy'),(14,'Andrei'),(15,'Hannah'),(16,'Samuel')),
l(k,x) AS (VALUES (0,'Hughes'),(1,'Barnes'),(2,'Khan'),(3,'Whitlock'),(4,'Evans'),(5,'Begum'),(6,'Cartwright'),(7,'Nowicka'),(8,'Fowler'),(9,'Pritchard'),(10,'Sutton'),(11,'Marsh'),(12,'Nair'),(13,'Goddard'),(14,'Ionescu'),(15,'Tanner'),(16,'Lyons'),(17,'Bishop'),(18,'Hale'))
INSERT INTO tblTenant SELECT LeaseID,f.x,l.x,lower(f.x||'.'||l.x)||LeaseID||'@mail.example',CASE WHEN LeaseID%9<>4 THEN '07700 9'||printf('%05d',(LeaseID*7919)%99991) END, date('1961-05-01','+'||((LeaseID*613+LeaseID*LeaseID*7)%16000)||' days'),
 CASE (LeaseID*LeaseID+LeaseID*3)%9 WHEN 0 THEN 'Student' WHEN 1 THEN 'Nurse' WHEN 2 THEN 'Engineer' WHEN 3 THEN 'Teacher' WHEN 4 THEN 'Student' WHEN 5 THEN 'Retail' WHEN 6 THEN 'Self-employed' WHEN 7 THEN 'IT' ELSE NULL END, CASE WHEN LeaseID%5=1 THEN 1 ELSE 0 END, date(dtSigned,'-6 days')
FROM tblLease JOIN f ON f.k=(LeaseID*5+LeaseID/4+LeaseID*LeaseID/11)%17 JOIN l ON l.k=(LeaseID*7+LeaseID/3+LeaseID*LeaseID/17)%19;
CREATE TABLE tblRentCharge (RentChargeID INTEGER PRIMARY KEY, LeaseID INTEGER NOT NULL REFERENCES tblLease(LeaseID), strChargeType TEXT, dtDue TEXT, curAmount REAL, blnCancelled INTEGER DEFAULT 0);
WITH RECURSIVE m(d) AS (SELECT '2024-04-01' UNION ALL SELECT date(d,'+1 month') FROM m WHERE d<'2025-10-01')
INSERT INTO tblRentCharge SELECT ROW_NUMBER() OVER (ORDER BY d,LeaseID),LeaseID,'Rent',d,curRent,CASE WHEN (LeaseID*31+CAST(strftime('%m',d) AS INT)*17)%331=8 THEN 1 ELSE 0 END FROM tblLease JOIN m ON d>=dtStart AND (dtEnd IS NULL OR d<dtEnd) WHERE LeaseStatusID<>5;
CREATE TABLE tblReceipt (ReceiptID INTEGER PRIMARY KEY, LeaseID INTEGER NOT NULL REFERENCES tblLease(LeaseID), RentChargeID INTEGER REFERENCES tblRentCharge(RentChargeID), dtReceived TEXT, curAmount REAL, strMethod TEXT);
INSERT INTO tblReceipt
SELECT ROW_NUMBER() OVER (ORDER BY dr,RentChargeID),LeaseID,RentChargeID,dr,CASE WHEN z%67=11 THEN round(curAmount/2,-1) ELSE curAmount END,CASE LeaseID%10 WHEN 3 THEN 'Bank transfer' WHEN 4 THEN 'Bank transfer' WHEN 5 THEN 'Bank transfer' WHEN 7 THEN 'Card' ELSE 'Standing order' END FROM
 (SELECT c.*,(RentChargeID*7919+LeaseID*LeaseID*31)%1009 AS z, date(dtDue,CASE WHEN (RentChargeID*7919+LeaseID*LeaseID*31)%1009%100<80 THEN '+'||((RentChargeID*7919+LeaseID*LeaseID*31)%3) ELSE '+'||(4+RentChargeID*13%24) END||' days') AS dr FROM tblRentCharge c WHERE blnCancelled=0)
WHERE dr<='2025-09-30' AND NOT (dtDue>='2025-03-01' AND LeaseID%29=5 AND dtDue>=date('2025-09-01','-'||(LeaseID%4)||' months')) AND z%89<>7 ;
INSERT INTO tblRentCharge SELECT 10000+RentChargeID,LeaseID,'Late fee',date(dtDue,'+14 days'),35,0 FROM tblRentCharge c WHERE strChargeType='Rent' AND dtDue<='2025-09-01' AND blnCancelled=0 AND NOT EXISTS (SELECT 1 FROM tblReceipt r WHERE r.RentChargeID=c.RentChargeID AND r.dtReceived<date(c.dtDue,'+20 days'));
INSERT INTO tblReceipt SELECT 20000+RentChargeID,LeaseID,RentChargeID,date(dtDue,'+10 days'),curAmount,'Bank transfer' FROM tblRentCharge WHERE strChargeType='Late fee' AND dtDue<'2025-08-01' AND RentChargeID%3=0;
INSERT INTO tblReceipt SELECT 40000+RentChargeID,LeaseID,NULL,date(dtDue,'+25 days'),curAmount,'Bank transfer' FROM tblRentCharge WHERE strChargeType='Late fee' AND dtDue<'2025-06-01' AND RentChargeID%6=1;
CREATE TABLE tblContractor (ContractorID INTEGER PRIMARY KEY, strContractorName TEXT, strTrade TEXT, curCallOut REAL, blnApproved INTEGER, dtInsuranceExpiry TEXT);
INSERT INTO tblContractor VALUES (1,'Severn Plumbing & Heating','Plumbing',65,1,'2026-03-31'),(2,'Brightspark Electrical','Electrical',70,1,'2025-12-31'),(3,'Wessex Roofing','Roofing',90,1,'2025-08-31'),(4,'HandyAndy','General',35,1,'2026-01-31'),
(5,'Bath Boiler Co','Heating',75,1,'2026-06-30'),(6,'ClearDrain 24/7','Plumbing',95,1,'2025-11-15'),(7,'Parrish Locksmiths','Locks',55,1,'2025-07-31'),(8,'Apex Pest Control','Pest control',60,0,NULL),(9,'Fresh Coat Decorators','Decorating',0,1,'2026-02-28');
CREATE TABLE tblMaintenanceRequest (
  MaintenanceRequestID INTEGER PRIMARY KEY, UnitID INTEGER NOT NULL REFERENCES tblUnit(UnitID), TenantID INTEGER REFERENCES tblTenant(TenantID), ContractorID INTEGER REFERENCES tblContractor(ContractorID),
  strCategory TEXT, strPriority TEXT, dtReported TEXT, dtAssigned TEXT, dtCompleted TEXT, curCost REAL, blnRecharged INTEGER DEFAULT 0, strStatus TEXT
);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<655), a AS (SELECT i,(i*i*193+i*3571+7)%10007 AS h FROM n),
b AS (SELECT i,h,CASE WHEN h%10<2 THEN 5+h%9 ELSE 1+(h*7+i)%(SELECT MAX(UnitID)-1 FROM tblUnit) END AS u, date('2024-01-03','+'||(i*636/655)||' days') AS d, CASE WHEN (i*636/655)%365 BETWEEN 280 AND 365 OR (i*636/655)%365<60 THEN CASE WHEN h%9<4 THEN 'Heating' WHEN h%9<6 THEN 'Plumbing' WHEN h%9=6 THEN 'Damp & mould' WHEN h%9=7 THEN 'Electrical' ELSE 'Locks & doors' END ELSE CASE WHEN h%9<3 THEN 'Plumbing' WHEN h%9=3 THEN 'Electrical' WHEN h%9=4 THEN 'Locks & doors' WHEN h%9=5 THEN 'Appliance' WHEN h%9=6 THEN 'Roof & gutters' WHEN h%9=7 THEN 'Pests' ELSE 'Heating' END END AS cat FROM a)
INSERT INTO tblMaintenanceRequest
SELECT i,u,(SELECT TenantID FROM tblLease l WHERE l.UnitID=u AND l.LeaseStatusID<>5 AND l.dtStart<=d AND COALESCE(l.dtEnd,'9999')>=d LIMIT 1),
 CASE cat WHEN 'Heating' THEN CASE WHEN h%2=0 THEN 5 ELSE 1 END WHEN 'Plumbing' THEN CASE WHEN h%4=0 THEN 6 ELSE 1 END WHEN 'Electrical' THEN 2 WHEN 'Locks & doors' THEN CASE WHEN h%3=0 THEN 7 ELSE 4 END WHEN 'Damp & mould' THEN 9 WHEN 'Roof & gutters' THEN 3 WHEN 'Pests' THEN 8 ELSE 4 END,
 cat, CASE WHEN h%12=0 THEN 'Emergency' WHEN h%12<4 THEN 'High' WHEN h%12<10 THEN 'Normal' ELSE 'Low' END, d,
 date(d,'+'||CASE WHEN h%12=0 THEN 0 ELSE h%5 END||' days'), date(d,'+'||CASE WHEN h%12=0 THEN (h/12)%7/3 WHEN h%12<4 THEN 1+h%7 ELSE 3+(h%11)*(h%5)/2+h%5 END||' days'),
 round(38+(h%83)*(1+(h/7)%6)*0.95,2), CASE WHEN h%13=2 THEN 1 ELSE 0 END, 'Completed' FROM b;
UPDATE tblMaintenanceRequest SET strStatus='Open', dtCompleted=NULL, curCost=NULL, blnRecharged=0 WHERE dtCompleted>'2025-09-29' OR (MaintenanceRequestID>560 AND MaintenanceRequestID%14=5);
UPDATE tblMaintenanceRequest SET dtAssigned=NULL, ContractorID=NULL WHERE strStatus='Open' AND (dtAssigned>'2025-09-29' OR MaintenanceRequestID%3=0);
UPDATE tblMaintenanceRequest SET strStatus='In progress' WHERE strStatus='Open' AND ContractorID IS NOT NULL;
UPDATE tblMaintenanceRequest SET strStatus='Cancelled', dtCompleted=NULL, curCost=NULL WHERE MaintenanceRequestID%47=12 AND strStatus='Completed';
CREATE TABLE tblViewing (ViewingID INTEGER PRIMARY KEY, UnitID INTEGER NOT NULL REFERENCES tblUnit(UnitID), AgentID INTEGER REFERENCES tblAgent(AgentID), dtViewing TEXT, strApplicant TEXT, strSource TEXT, strOutcome TEXT, LeaseID INTEGER REFERENCES tblLease(LeaseID));
INSERT INTO tblViewing
SELECT ROW_NUMBER() OVER (ORDER BY d,LeaseID,k),UnitID,ag,d,t,CASE h%7 WHEN 0 THEN 'Rightmove' WHEN 1 THEN 'Rightmove' WHEN 2 THEN 'Rightmove' WHEN 3 THEN 'Zoopla' WHEN 4 THEN 'Zoopla' WHEN 5 THEN 'Website' ELSE 'Window / walk-in' END,
 CASE WHEN k=0 THEN 'Offer accepted' WHEN h%6=0 THEN 'No show' WHEN h%6=1 THEN 'Offer declined' WHEN h%6=2 THEN 'Thinking about it' ELSE 'Not interested' END, CASE WHEN k=0 THEN LeaseID END FROM
 (SELECT l.LeaseID,l.UnitID,k,(l.LeaseID*l.LeaseID*17+l.LeaseID*131+k*57)%1009 AS h, CASE WHEN l.AgentID=1 AND l.dtSigned<'2024-11-20' AND l.LeaseID%2=0 THEN 6 WHEN l.AgentID=3 AND l.dtSigned>'2025-02-20' THEN 7 ELSE l.AgentID END AS ag, date(l.dtSigned,'-'||(2+k*3+l.LeaseID%5)||' days') AS d, CASE WHEN k=0 THEN t.strFirstName||' '||t.strLastName ELSE char(65+(l.LeaseID*3+k)%26)||'. '||(SELECT strLastName FROM tblTenant x WHERE x.TenantID=1+(l.LeaseID*37+k*11)%400) END AS t
  FROM tblLease l JOIN tblTenant t ON t.TenantID=l.TenantID JOIN (SELECT 0 AS k UNION SELECT 1 UNION SELECT 2 UNION SELECT 3) ON k<=(l.LeaseID*7)%4 WHERE l.dtSigned>='2024-01-01');
INSERT INTO tblViewing SELECT 2000+UnitID, UnitID, 2, date('2025-10-01','+'||(UnitID%6)||' days'), 'M. Okafor', CASE WHEN UnitID%2 THEN 'Zoopla' ELSE 'Rightmove' END, NULL, NULL FROM tblUnit WHERE UnitID%11=3 AND UnitID%2=1;
INSERT INTO tblViewing SELECT 2300+UnitID, UnitID, 7, date('2025-09-22','+'||(UnitID%7)||' days'), 'J. Lambert', 'Website', 'Not interested', NULL FROM tblUnit WHERE UnitID%11=3 AND UnitID%3<2;
DROP TABLE temp.ls;
