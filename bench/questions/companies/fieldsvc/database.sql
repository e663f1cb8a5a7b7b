-- service management (heating + elevators), dump of the tables used by dispatch
BEGIN;
CREATE TABLE fs_code (grp TEXT, cd TEXT, txt TEXT);
INSERT INTO fs_code VALUES
 ('WOST','NEW','New'),('WOST','PLN','Planned'),('WOST','WIP','In progress'),('WOST','PRT','Waiting for parts'),('WOST','CLS','Closed'),('WOST','CAN','Cancelled'),
 ('WOTY','BRK','Breakdown'),('WOTY','MNT','Scheduled maintenance'),('WOTY','INS','Statutory inspection'),('WOTY','INST','Installation'),
 ('ASTY','BLR','Gas boiler'),('ASTY','HP','Heat pump'),('ASTY','LFT','Passenger elevator'),('ASTY','GLF','Goods elevator'),('ASTY','ESC','Escalator'),
 ('CTTY','F','Full service'),('CTTY','B','Basic maintenance'),('CTTY','C','Call-out only'),
 ('FLT','F01','Door fault'),('FLT','F02','Person trapped'),('FLT','F03','No heat'),('FLT','F04','Leak'),('FLT','F05','Control board'),('FLT','F06','Noise / vibration'),('FLT','F99','No fault found'),
 ('TRD','H','Heating'),('TRD','E','Elevators'),
 ('QTST','S','Sent'),('QTST','A','Accepted'),('QTST','R','Rejected'),('QTST','X','Expired'),('QTST','D','Draft'),
 ('TSTY','W','Work'),('TSTY','T','Travel'),('TSTY','S','Standby'),('TSTY','L','Leave');

CREATE TABLE fs_sla (ct_ty TEXT, prio INTEGER, resp_hrs INTEGER, fix_hrs INTEGER);
INSERT INTO fs_sla VALUES ('F',1,2,8),('F',2,4,24),('F',3,24,72),('F',4,72,NULL),('B',1,4,24),('B',2,8,48),('B',3,48,120),('B',4,NULL,NULL),('C',1,8,48),('C',2,24,96),('C',3,72,NULL),('C',4,NULL,NULL);

CREATE TABLE fs_tech (tech_no TEXT, nm TEXT, trd TEXT, regn TEXT, lvl INTEGER, hr_rate REAL, strt_dt TEXT, end_dt TEXT);
INSERT INTO fs_tech VALUES
 ('T101','Ruud Bakker','E','North',3,46.00,'2011-03-01',NULL),('T102','Ines Couto','E','North',2,41.50,'2018-09-17',NULL),('T103','Gareth Lloyd','E','South',3,45.00,'2014-05-05',NULL),
 ('T104','Mehmet Aksoy','E','South',2,41.50,'2019-02-11',NULL),('T105','Paula Stein','E','West',3,45.50,'2012-10-01',NULL),('T106','Kofi Mensah','E','West',1,35.00,'2023-08-28',NULL),
 ('T107','Henk Visser','E','North',2,42.00,'2010-01-04','2024-11-30'),('T201','Sandra Wolf','H','North',3,44.00,'2013-04-15',NULL),('T202','Piotr Zajac','H','North',2,39.50,'2017-11-06',NULL),
 ('T203','Luca Ferri','H','South',2,39.50,'2020-06-22',NULL),('T204','Amy Thornton','H','South',3,43.50,'2015-08-10',NULL),('T205','Bilal Chaudhry','H','West',2,39.00,'2021-03-15',NULL),
 ('T206','Joost Mulder','H','West',1,33.00,'2024-02-05',NULL),('T207','Greta Olsen','H','South',1,NULL,'2025-04-14',NULL);

CREATE TABLE fs_part (part_no TEXT, dsc TEXT, u_cost REAL, u_price REAL, sup TEXT);
INSERT INTO fs_part VALUES
 ('P-1001','Door roller set',38.00,74.00,'Wittur'),('P-1002','Door operator belt',22.50,49.00,'Wittur'),('P-1003','Landing call button',14.20,36.50,'Schaefer'),('P-1004','Control board LX4',410.00,795.00,'KW Aufzug'),
 ('P-1005','Traction rope 10 mm (set)',620.00,1180.00,'Pfeifer'),('P-1006','Emergency battery pack',88.00,165.00,'KW Aufzug'),('P-1007','Light curtain',132.00,248.00,'Wittur'),('P-2001','Circulation pump',146.00,289.00,'Grundfos'),
 ('P-2002','Ignition electrode',11.90,29.50,'Viessmann'),('P-2003','3-way valve',64.00,128.00,'ESBE'),('P-2004','Expansion vessel 25 l',42.00,89.00,'Reflex'),('P-2005','Burner fan',198.00,365.00,'Viessmann'),
 ('P-2006','Compressor contactor',27.00,61.00,'Daikin'),('P-2007','Flue gasket kit',9.40,24.00,'Viessmann'),('P-2008','Heat exchanger plate',312.00,590.00,'Alfa Laval'),('P-2009','Buffer tank sensor',16.00,38.00,'Daikin');

CREATE TABLE fs_site (site_no INTEGER, nm TEXT, addr TEXT, cty TEXT, regn TEXT, cust_nm TEXT, cust_ty TEXT, crt_dt TEXT);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<96),
c(k,w,r) AS (VALUES (0,'Groningen','North'),(1,'Zwolle','North'),(2,'Rotterdam','West'),(3,'The Hague','West'),(4,'Utrecht','West'),(5,'Eindhoven','South'),(6,'Tilburg','South'),(7,'Maastricht','South')),
b(k,w) AS (VALUES (0,'Court'),(1,'Tower'),(2,'Clinic'),(3,'Residence'),(4,'Office Park'),(5,'School'),(6,'Mall'),(7,'Depot'),(8,'Hotel')),
s(k,w) AS (VALUES (0,'Linden'),(1,'Harbour'),(2,'Wilhelmina'),(3,'Station'),(4,'Meadow'),(5,'Oranje'),(6,'Kasteel'),(7,'Mill'),(8,'Beatrix'),(9,'Canal'),(10,'Keizer')),
o(k,w,t) AS (VALUES (0,'Vesta Housing Association','HOUS'),(1,'Vesta Housing Association','HOUS'),(2,'Municipality of Zwolle','PUB'),(3,'Noorderlicht Healthcare','PUB'),(4,'Kroon Retail Group','COM'),(5,'Delta Logistics','COM'),(6,'Bloem Hotels','COM'),(7,'Havenstad Offices','COM'),(8,'Woonpunt','HOUS'),(9,'Woonpunt','HOUS'),(10,'Vesta Housing Association','HOUS'),(11,'De Linde Owners Association','OWN'),(12,NULL,NULL))
INSERT INTO fs_site
SELECT 3000+i,s.w||' '||b.w,1+(i*37)%190||' '||s.w||CASE i%3 WHEN 0 THEN 'laan' WHEN 1 THEN 'straat' ELSE 'weg' END,c.w,c.r,o.w,o.t,date('2012-01-09','+'||((i*4391+i*i*7)%4600)||' days')
FROM n JOIN c ON c.k=(i*5+i/9)%8 JOIN b ON b.k=i%9 JOIN s ON s.k=i%11 JOIN o ON o.k=(i*7+i/5)%13 ORDER BY i;

CREATE TABLE fs_ctr (ctr_no TEXT, site_no INTEGER, ct_ty TEXT, yr_amt REAL, strt_dt TEXT, end_dt TEXT, ntc_mth INTEGER, trm_dt TEXT);
INSERT INTO fs_ctr
SELECT 'C'||substr(d,3,2)||'-'||site_no,site_no,ty,CASE ty WHEN 'F' THEN 2400+(site_no*613)%5200 WHEN 'B' THEN 780+(site_no*211)%1400 ELSE 180 END,d,date(d,'+'||y||' years','-1 day'),3,
 CASE WHEN site_no%19=7 THEN date(d,'+14 months') END
FROM (SELECT site_no,date('2020-07-01','+'||((site_no*7919)%1700)||' days','start of month') d,CASE WHEN site_no%7<3 THEN 'F' WHEN site_no%7<6 THEN 'B' ELSE 'C' END ty,CASE WHEN site_no%4=0 THEN 1+(site_no%8=0)*2 ELSE 5 END y FROM fs_site WHERE site_no%11<>3);
UPDATE fs_ctr SET trm_dt=NULL WHERE trm_dt>'2025-05-12';

CREATE TABLE fs_asset (ast_no TEXT, site_no INTEGER, as_ty TEXT, mfr TEXT, ser_no TEXT, inst_dt TEXT, last_insp TEXT, next_insp TEXT, scrp_dt TEXT);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<240)
INSERT INTO fs_asset
SELECT ty||'-'||printf('%04d',i),3001+st,ty,
 CASE ty WHEN 'BLR' THEN CASE i%3 WHEN 0 THEN 'Viessmann' WHEN 1 THEN 'Remeha' ELSE 'Bosch' END WHEN 'HP' THEN CASE i%2 WHEN 0 THEN 'Daikin' ELSE 'Vaillant' END ELSE CASE i%4 WHEN 0 THEN 'Otis' WHEN 1 THEN 'KONE' WHEN 2 THEN 'Schindler' ELSE 'TK Elevator' END END,
 CASE WHEN i%23=0 THEN NULL ELSE printf('%X',700000+i*7919) END,
 date('2003-02-01','+'||CASE ty WHEN 'HP' THEN 6400+(i*389)%950 ELSE (i*i*31+i*773)%7270 END||' days'),
 CASE WHEN ty<>'HP' AND i%17<>2 THEN date('2025-05-05','-'||((i*i*3+i*11)%395)||' days') END,NULL,CASE WHEN i%37=5 THEN date('2023-03-01','+'||((i*53)%700)||' days') END
FROM (SELECT i,(i*i*5+i*13)%96*((i*7)%11+3)/13 st,CASE WHEN (i*13+i/4)%20<7 THEN 'BLR' WHEN (i*13+i/4)%20<9 THEN 'HP' WHEN (i*13+i/4)%20<16 THEN 'LFT' WHEN (i*13+i/4)%20<18 THEN 'GLF' ELSE 'ESC' END ty FROM n);
UPDATE fs_asset SET next_insp=date(last_insp,'+12 months') WHERE scrp_dt IS NULL AND last_insp IS NOT NULL;

CREATE TABLE fs_wo (wo_no INTEGER, site_no INTEGER, ast_no TEXT, ctr_no TEXT, wo_ty TEXT, prio INTEGER, st TEXT, flt TEXT, tech_no TEXT, rep_by TEXT, opn_ts TEXT, arr_ts TEXT, cls_ts TEXT, sla_hrs INTEGER, chg_yn TEXT);
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<1560),
a AS (SELECT i,date('2023-07-03','+'||(i*679/1560)||' days') d,(i*i*17+i*911+i/3)%100 h,(i*37+i*i*3/7)%100 g,1+((i*i*11+i*53)%236)*((i*19)%37+9)/46 ar FROM n),
w AS (SELECT a.*,s.*,s.rowid sr,CASE WHEN h<52 THEN 'BRK' WHEN h<82 THEN 'MNT' WHEN h<94 THEN 'INS' ELSE 'INST' END ty FROM a JOIN fs_asset s ON s.rowid=a.ar WHERE NOT (s.as_ty IN ('BLR','HP') AND strftime('%m',d) IN ('05','06','07','08','09') AND i%10<6) AND coalesce(s.scrp_dt,'2099')>d),
p AS (SELECT w.*,CASE ty WHEN 'BRK' THEN CASE WHEN g<14 THEN 1 WHEN g<45 THEN 2 WHEN g<85 THEN 3 ELSE 4 END ELSE 3+(g%3>0) END pr FROM w)
INSERT INTO fs_wo
SELECT 240000+i,site_no,ast_no,(SELECT c.ctr_no FROM fs_ctr c WHERE c.site_no=p.site_no AND p.d BETWEEN c.strt_dt AND coalesce(c.trm_dt,c.end_dt)),ty,pr,'CLS',
 CASE WHEN ty='BRK' AND i%31<>4 THEN CASE WHEN as_ty IN ('BLR','HP') THEN CASE WHEN g%10<5 THEN 'F03' WHEN g%10<7 THEN 'F04' WHEN g%10=7 THEN 'F05' WHEN g%10=8 THEN 'F06' ELSE 'F99' END ELSE CASE WHEN pr=1 THEN 'F02' WHEN g%10<5 THEN 'F01' WHEN g%10<7 THEN 'F05' WHEN g%10=7 THEN 'F06' ELSE 'F99' END END END,
 (SELECT substr(min(printf('%03d',(t.regn<>z.regn)*100+((substr(t.tech_no,2)+0)*7+p.h)%5)||t.tech_no),4) FROM fs_tech t JOIN fs_site z ON z.site_no=p.site_no WHERE t.trd=CASE WHEN as_ty IN ('BLR','HP') THEN 'H' ELSE 'E' END AND p.d BETWEEN t.strt_dt AND coalesce(t.end_dt,'2099-12-31')),
 CASE i%6 WHEN 0 THEN 'portal' WHEN 1 THEN 'portal' WHEN 2 THEN 'phone' WHEN 3 THEN 'phone' WHEN 4 THEN 'mail' END,
 datetime(d,'+'||(CASE WHEN ty='BRK' THEN 6*60+(i*67)%960 ELSE 7*60+(i*23)%240 END)||' minutes'),NULL,NULL,NULL,'N'
FROM p ORDER BY i;
UPDATE fs_wo SET sla_hrs=(SELECT s.resp_hrs FROM fs_sla s JOIN fs_ctr c ON c.ct_ty=s.ct_ty WHERE c.ctr_no=fs_wo.ctr_no AND s.prio=fs_wo.prio);
UPDATE fs_wo SET arr_ts=datetime(opn_ts,'+'||CASE WHEN wo_ty='BRK' THEN CASE prio WHEN 1 THEN 35+(wo_no*wo_no*7)%170 WHEN 2 THEN 60+(wo_no*wo_no*11+wo_no)%420 WHEN 3 THEN 300+(wo_no*wo_no*13+wo_no)%3900 ELSE 1200+(wo_no*wo_no*3+wo_no*7)%6000 END ELSE 2880+(wo_no*wo_no*13+wo_no)%21000 END||' minutes');
UPDATE fs_wo SET cls_ts=datetime(arr_ts,'+'||(30+(wo_no*wo_no*3+wo_no*17)%260+CASE WHEN (wo_no*7+wo_no/3)%100<13 THEN 2880+(wo_no*31)%9000 ELSE 0 END)||' minutes');
UPDATE fs_wo SET chg_yn='Y' WHERE ctr_no IS NULL OR wo_ty='INST' OR (ctr_no IN (SELECT ctr_no FROM fs_ctr WHERE ct_ty='C') AND wo_ty='BRK');
UPDATE fs_wo SET st='CAN', arr_ts=NULL, cls_ts=NULL WHERE wo_no%43=11;
UPDATE fs_wo SET cls_ts=NULL WHERE st='CLS' AND (cls_ts>'2025-05-12' OR (opn_ts>'2025-03-01' AND wo_no%7=4));
UPDATE fs_wo SET arr_ts=NULL WHERE arr_ts>'2025-05-12';
UPDATE fs_wo SET st=CASE WHEN arr_ts IS NULL AND (opn_ts>'2025-05-09' AND wo_no%2=0) THEN 'NEW' WHEN arr_ts IS NULL THEN 'PLN' WHEN wo_no%5<3 THEN 'PRT' ELSE 'WIP' END WHERE st='CLS' AND cls_ts IS NULL;
UPDATE fs_wo SET tech_no=NULL WHERE st='NEW' OR (st='CAN' AND wo_no%2=0);

CREATE TABLE fs_visit (vis_id INTEGER, wo_no INTEGER, seq INTEGER, tech_no TEXT, arr_ts TEXT, dep_ts TEXT, km INTEGER);
INSERT INTO fs_visit SELECT wo_no*10+1,wo_no,1,tech_no,arr_ts,CASE WHEN cls_ts IS NOT NULL AND julianday(cls_ts)-julianday(arr_ts)<1 THEN cls_ts ELSE datetime(arr_ts,'+'||(40+wo_no%90)||' minutes') END,4+(wo_no*wo_no*7+wo_no)%71 FROM fs_wo WHERE arr_ts IS NOT NULL;
INSERT INTO fs_visit SELECT wo_no*10+2,wo_no,2,tech_no,datetime(cls_ts,'-'||(35+wo_no%150)||' minutes'),cls_ts,4+(wo_no*wo_no*7+wo_no)%71 FROM fs_wo WHERE cls_ts IS NOT NULL AND julianday(cls_ts)-julianday(arr_ts)>=1;

CREATE TABLE fs_wo_line (wo_no INTEGER, ln INTEGER, part_no TEXT, qty INTEGER, u_price REAL, wty_yn TEXT);
INSERT INTO fs_wo_line
SELECT wo_no,1,p,CASE WHEN p IN ('P-1001','P-1003','P-2002','P-2007') THEN 1+wo_no%3 ELSE 1 END,NULL,CASE WHEN wo_no%9=4 THEN 'Y' ELSE 'N' END
FROM (SELECT w.wo_no,CASE WHEN a.as_ty IN ('BLR','HP') THEN 'P-200'||(1+(w.wo_no*w.wo_no*3+w.wo_no)%80/10) ELSE 'P-100'||(1+(w.wo_no*w.wo_no*7+w.wo_no*3)%70/10) END p FROM fs_wo w JOIN fs_asset a ON a.ast_no=w.ast_no WHERE w.st IN ('CLS','PRT') AND (w.wo_no*13+w.wo_no/7)%100<CASE w.wo_ty WHEN 'BRK' THEN 63 WHEN 'INS' THEN 5 ELSE 27 END);
INSERT INTO fs_wo_line SELECT wo_no,2,CASE WHEN part_no LIKE 'P-1%' THEN 'P-1003' ELSE 'P-2007' END,1+wo_no%2,NULL,'N' FROM fs_wo_line WHERE wo_no%4=1 AND part_no NOT IN ('P-1003','P-2007');
UPDATE fs_wo_line SET u_price=(SELECT round(p.u_price*CASE WHEN wo_no<240700 THEN 0.95 ELSE 1 END,2) FROM fs_part p WHERE p.part_no=fs_wo_line.part_no);

CREATE TABLE fs_qt (qt_no TEXT, site_no INTEGER, ast_no TEXT, wo_no INTEGER, dsc TEXT, amt REAL, st TEXT, snt_dt TEXT, dec_dt TEXT);
INSERT INTO fs_qt
SELECT 'Q'||(5000+row_number() OVER (ORDER BY wo_no)),site_no,ast_no,wo_no,CASE wo_no%4 WHEN 0 THEN 'Modernisation of controls' WHEN 1 THEN 'Repair outside contract' WHEN 2 THEN 'Boiler / drive replacement' ELSE 'Door refurbishment' END,
 CASE wo_no%4 WHEN 0 THEN 8400+(wo_no*713)%17000 WHEN 1 THEN 380+(wo_no*97)%1900 WHEN 2 THEN 5900+(wo_no*517)%14000 ELSE 1450+(wo_no*211)%2600 END,
 CASE WHEN date(cls_ts)>'2025-05-08' THEN 'D' WHEN date(cls_ts)>'2025-03-25' AND wo_no%3<2 THEN 'S' WHEN wo_no%10<5 THEN 'A' WHEN wo_no%10<8 THEN 'R' ELSE 'X' END,
 date(cls_ts,'+'||(wo_no%4)||' days'),NULL
FROM fs_wo WHERE st='CLS' AND (wo_no*wo_no*5+wo_no*7)%11=2;
UPDATE fs_qt SET snt_dt=NULL WHERE st='D' OR snt_dt>'2025-05-12';
UPDATE fs_qt SET st='D' WHERE snt_dt IS NULL;
UPDATE fs_qt SET dec_dt=date(snt_dt,'+'||(4+(wo_no*7)%31)||' days') WHERE st IN ('A','R');
UPDATE fs_qt SET st='S', dec_dt=NULL WHERE dec_dt>'2025-05-12';

CREATE TABLE fs_ts (ts_id INTEGER, tech_no TEXT, wrk_dt TEXT, ts_ty TEXT, wo_no INTEGER, hrs REAL, ot_yn TEXT);
INSERT INTO fs_ts
SELECT vis_id,tech_no,date(arr_ts),'W',wo_no,round((julianday(dep_ts)-julianday(arr_ts))*24*4+0.5)/4.0,CASE WHEN strftime('%w',arr_ts) IN ('0','6') OR time(arr_ts)>'18:00' THEN 'Y' ELSE 'N' END FROM fs_visit WHERE arr_ts>='2024-01-01' AND tech_no IS NOT NULL;
INSERT INTO fs_ts SELECT vis_id+5000000,tech_no,date(arr_ts),'T',wo_no,round(0.25+km/60.0*4)/4.0,'N' FROM fs_visit WHERE arr_ts>='2024-01-01' AND tech_no IS NOT NULL;
WITH RECURSIVE d(k) AS (SELECT 0 UNION ALL SELECT k+1 FROM d WHERE k<489)
INSERT INTO fs_ts SELECT 9000000+k*20+t.rowid,tech_no,date('2024-01-08','+'||k||' days'),CASE WHEN (k/7+t.rowid)%7=0 THEN 'S' ELSE 'L' END,NULL,CASE WHEN (k/7+t.rowid)%7=0 THEN 4 ELSE 8 END,'N'
FROM d JOIN fs_tech t ON date('2024-01-08','+'||k||' days') BETWEEN strt_dt AND coalesce(end_dt,'2099')
WHERE ((k/7+t.rowid)%7=0 AND k%7 IN (5,6)) OR (k%7<5 AND (k/5*11+t.rowid*7)%29=3);
COMMIT;
