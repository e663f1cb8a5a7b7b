-- Fernhill Outfitters online shop
CREATE TABLE wc_customers (
  customer_id INTEGER PRIMARY KEY,
  email TEXT,
  first_name TEXT,
  last_name TEXT,
  billing_country TEXT,
  billing_city TEXT,
  date_registered_gmt TEXT,
  is_paying_customer INTEGER DEFAULT 0,
  marketing_opt_in INTEGER DEFAULT 0
);
CREATE TABLE wc_product_categories (
  category_id INTEGER PRIMARY KEY,
  name TEXT,
  slug TEXT,
  parent_id INTEGER DEFAULT 0
);
CREATE TABLE wc_products (
  product_id INTEGER PRIMARY KEY,
  sku TEXT,
  name TEXT,
  status TEXT,
  regular_price REAL,
  sale_price REAL,
  cost_price REAL,
  date_created_gmt TEXT
);
CREATE TABLE wc_product_category_rel (
  product_id INTEGER,
  category_id INTEGER
);
CREATE TABLE wc_stock (
  product_id INTEGER PRIMARY KEY,
  stock_quantity INTEGER,
  low_stock_amount INTEGER,
  stock_status TEXT,
  backorders TEXT
);
CREATE TABLE wc_coupons (
  coupon_id INTEGER PRIMARY KEY,
  code TEXT,
  discount_type TEXT,
  amount REAL,
  usage_limit INTEGER,
  date_created_gmt TEXT,
  date_expires_gmt TEXT
);
CREATE TABLE wc_orders (
  order_id INTEGER PRIMARY KEY,
  order_number TEXT,
  customer_id INTEGER,
  status TEXT,
  date_created_gmt TEXT,
  date_paid_gmt TEXT,
  date_completed_gmt TEXT,
  payment_method TEXT,
  shipping_method TEXT,
  shipping_country TEXT,
  subtotal REAL,
  discount_total REAL,
  shipping_total REAL,
  tax_total REAL,
  total REAL
);
CREATE TABLE wc_order_items (
  order_item_id INTEGER PRIMARY KEY,
  order_id INTEGER,
  product_id INTEGER,
  quantity INTEGER,
  subtotal REAL,
  total REAL,
  tax_total REAL
);
CREATE TABLE wc_order_coupons (
  order_id INTEGER,
  coupon_id INTEGER,
  discount_amount REAL
);
CREATE TABLE wc_refunds (
  refund_id INTEGER PRIMARY KEY,
  order_id INTEGER,
  date_created_gmt TEXT,
  total REAL,
  reason TEXT
);
CREATE TABLE wc_product_reviews (
  review_id INTEGER PRIMARY KEY,
  product_id INTEGER,
  customer_id INTEGER,
  rating INTEGER,
  status TEXT,
  date_created_gmt TEXT
);

INSERT INTO wc_product_categories VALUES
 (11,'Tents & Shelter','tents-shelter',0),(12,'Sleeping Gear','sleeping-gear',0),(13,'Backpacks','backpacks',0),
 (14,'Camp Kitchen','camp-kitchen',0),(15,'Clothing','clothing',0),(16,'Jackets','jackets',15),(17,'Base Layers','base-layers',15),
 (18,'Footwear','footwear',0),(19,'Lighting','lighting',0),(20,'Sale','sale',0),(21,'Gift Ideas','gift-ideas',0),(22,'Climbing','climbing',0);
INSERT INTO wc_products VALUES
 (101,'TNT-SOLO1','Solo Ridge 1P Tent','publish',189.00,NULL,96.40,'2022-11-03 09:00:00'),
 (102,'TNT-DUO2','Duo Ridge 2P Tent','publish',259.00,229.00,131.00,'2022-11-03 09:00:00'),
 (103,'TNT-FAM4','Basecamp 4P Family Tent','publish',429.00,NULL,236.50,'2023-01-19 10:00:00'),
 (104,'TRP-LITE','Featherlight Tarp','publish',79.00,NULL,31.20,'2023-02-02 10:00:00'),
 (105,'SLP-DWN0','Boreal Down Sleeping Bag 0C','publish',219.00,NULL,118.00,'2022-11-03 09:00:00'),
 (106,'SLP-SYN5','Trailhead Synthetic Bag 5C','publish',99.00,84.00,44.10,'2022-11-03 09:00:00'),
 (107,'MAT-AIR','AirCell Sleeping Mat','publish',89.00,NULL,37.80,'2023-03-14 10:00:00'),
 (108,'MAT-FOAM','ZFold Foam Mat','publish',34.90,NULL,12.10,'2022-11-03 09:00:00'),
 (109,'BPK-45','Traverse 45L Backpack','publish',149.00,NULL,71.00,'2022-11-03 09:00:00'),
 (110,'BPK-65','Traverse 65L Backpack','publish',189.00,NULL,92.50,'2022-11-03 09:00:00'),
 (111,'BPK-DAY','Ramble 22L Daypack','publish',64.90,NULL,25.30,'2023-04-04 10:00:00'),
 (112,'KIT-STV','Pocket Gas Stove','publish',39.90,NULL,15.60,'2022-11-03 09:00:00'),
 (113,'KIT-POT','Titan Cook Set','publish',59.90,49.90,24.00,'2022-11-03 09:00:00'),
 (114,'KIT-MUG','Enamel Mug','publish',12.90,NULL,3.90,'2022-11-03 09:00:00'),
 (115,'KIT-FIL','Stream Water Filter','publish',44.90,NULL,18.70,'2023-05-22 10:00:00'),
 (116,'JKT-RAIN','Drizzle Rain Jacket','publish',129.00,NULL,54.00,'2022-11-03 09:00:00'),
 (117,'JKT-DOWN','Ember Down Jacket','publish',199.00,NULL,94.80,'2023-09-05 10:00:00'),
 (118,'BAS-TOP','Merino Base Top','publish',69.90,NULL,29.40,'2022-11-03 09:00:00'),
 (119,'BAS-LEG','Merino Leggings','publish',64.90,54.90,27.80,'2022-11-03 09:00:00'),
 (120,'SOX-HIK','Hiking Socks 2-Pack','publish',18.90,NULL,5.60,'2022-11-03 09:00:00'),
 (121,'BOT-MID','Granite Mid Boots','publish',169.00,NULL,82.00,'2022-11-03 09:00:00'),
 (122,'SHO-TRL','Swift Trail Shoes','publish',119.00,NULL,55.50,'2023-03-14 10:00:00'),
 (123,'LGT-HEAD','Beam 400 Headlamp','publish',42.90,NULL,16.20,'2022-11-03 09:00:00'),
 (124,'LGT-LANT','Glow Camp Lantern','publish',29.90,24.90,10.90,'2022-11-03 09:00:00'),
 (125,'GFT-CARD','Gift Card 50','publish',50.00,NULL,50.00,'2022-11-03 09:00:00'),
 (126,'CLB-HARN','Apex Climbing Harness','publish',74.90,NULL,36.00,'2024-02-12 10:00:00'),
 (127,'CLB-ROPE','Dynamic Rope 60m','publish',159.00,NULL,84.00,'2024-02-12 10:00:00'),
 (128,'CHR-FOLD','Folding Camp Chair','publish',54.90,NULL,22.40,'2024-04-08 10:00:00'),
 (129,'TNT-WNTR','Polar 2P Winter Tent','draft',549.00,NULL,298.00,'2025-10-06 10:00:00'),
 (130,'CLB-CHLK','Chalk Bag','publish',16.90,NULL,4.80,'2025-08-18 10:00:00'),
 (131,'HMK-TRVL','Travel Hammock','private',49.00,NULL,19.00,'2022-11-03 09:00:00'),
 (132,'KIT-ICE','Insulated Ice Scoop','publish',21.50,NULL,8.80,'2025-09-15 10:00:00');
INSERT INTO wc_product_category_rel VALUES
 (101,11),(102,11),(102,20),(103,11),(104,11),(105,12),(106,12),(106,20),(107,12),(108,12),(109,13),(110,13),(111,13),(111,21),
 (112,14),(113,14),(113,20),(114,14),(114,21),(115,14),(116,15),(116,16),(117,15),(117,16),(118,15),(118,17),(119,15),(119,17),(119,20),
 (120,15),(120,21),(121,18),(122,18),(123,19),(123,21),(124,19),(124,20),(125,21),(126,22),(127,22),(129,11),(130,22),(131,11),(132,14);
INSERT INTO wc_coupons VALUES
 (1,'WELCOME10','percent',10,NULL,'2022-11-10 08:00:00',NULL),
 (2,'SPRING15','percent',15,300,'2024-03-01 08:00:00','2024-04-30 23:59:59'),
 (3,'FREESHIP','fixed_cart',6.9,NULL,'2023-06-01 08:00:00',NULL),
 (4,'BLACKFRIDAY24','percent',25,500,'2024-11-25 08:00:00','2024-12-02 23:59:59'),
 (5,'SUMMER20','percent',20,200,'2025-06-01 08:00:00','2025-07-31 23:59:59'),
 (6,'SORRY5','fixed_cart',5,NULL,'2023-02-01 08:00:00',NULL),
 (7,'BLACKFRIDAY25','percent',25,500,'2025-11-17 08:00:00','2025-12-01 23:59:59'),
 (8,'TRAILCLUB','percent',12,NULL,'2024-09-01 08:00:00','2025-12-31 23:59:59'),
 (9,'INFLUENCER30','percent',30,50,'2025-05-05 08:00:00','2025-06-05 23:59:59');

CREATE TEMP TABLE rnd AS
WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i+1 FROM n WHERE i<4000)
SELECT i, ((i*7907+17)*(i*37+9))%10007 AS a, ((i*104723+61)*(i*19+3)+i)%10009 AS b,
  ((i*6113+31)*(i*41+13))%10037 AS c, ((i*3581+7)*(i*53+21))%10039 AS d, ((i*2753+9)*(i*71+25))%10061 AS e FROM n;
CREATE TEMP TABLE nm(k INTEGER PRIMARY KEY, f TEXT, l TEXT);
INSERT INTO nm(f,l) VALUES ('Anna','Berger'),('Tom','Fischer'),('Claire','Dubois'),('Jonas','Keller'),('Eva','Novak'),('Luca','Conti'),('Marie','Lefevre'),('Oskar','Weber'),('Nina','Hoffmann'),('Pieter','de Vries'),('Sanne','Bakker'),('Felix','Gruber'),('Laura','Steiner'),('Hugo','Moreau'),('Katja','Vogel'),('Simon','Brandt'),('Elise','Martin'),('Daan','Visser'),('Greta','Lang'),('Milan','Horak'),('Ida','Maier'),('Paul','Roth'),('Zoe','Winter');

INSERT INTO wc_customers
SELECT r.i, lower(n1.f)||'.'||lower(replace(n2.l,' ',''))||r.i||'@example.org', n1.f, n2.l, ct,
  CASE WHEN d%19=0 THEN NULL WHEN ct='DE' THEN CASE c%5 WHEN 0 THEN 'Berlin' WHEN 1 THEN 'Munich' WHEN 2 THEN 'Hamburg' WHEN 3 THEN 'Cologne' ELSE 'Berlin' END WHEN ct='AT' THEN CASE c%3 WHEN 0 THEN 'Vienna' WHEN 1 THEN 'Graz' ELSE 'Innsbruck' END WHEN ct='FR' THEN CASE c%3 WHEN 0 THEN 'Paris' WHEN 1 THEN 'Lyon' ELSE 'Grenoble' END WHEN ct='NL' THEN CASE c%2 WHEN 0 THEN 'Amsterdam' ELSE 'Utrecht' END WHEN ct='CH' THEN 'Zurich' ELSE 'Prague' END,
  datetime('2022-11-12 07:10:00','+'||(r.i*1098/720)||' days','+'||(a%800)||' minutes'), 0, CASE WHEN b%100<43 THEN 1 ELSE 0 END
FROM (SELECT *, CASE WHEN e%100<52 THEN 'DE' WHEN e%100<68 THEN 'AT' WHEN e%100<81 THEN 'FR' WHEN e%100<91 THEN 'NL' WHEN e%100<97 THEN 'CH' ELSE 'CZ' END AS ct FROM rnd) r
JOIN nm n1 ON n1.k=1+(r.a/5+r.i)%23 JOIN nm n2 ON n2.k=1+(r.b/7+r.i*3)%23 WHERE r.i<=720;

-- orders: growth, peaks in May-July and late November/December
CREATE TEMP TABLE o AS
WITH x AS (SELECT r.*, CASE WHEN i<=650 THEN date('2023-01-02','+'||(i*364/650)||' days') WHEN i<=1500 THEN date('2024-01-01','+'||((i-650)*365/850)||' days') ELSE date('2025-01-01','+'||((i-1500)*323/1000)||' days') END AS dy,
   a*b/10050 AS sk FROM rnd r WHERE i<=2500),
 y AS (SELECT x.*, 1+sk*CAST((julianday(dy)-julianday('2022-11-14'))*720/1098 AS INTEGER)/10050 AS cu FROM x WHERE strftime('%m',dy) IN ('05','06','07','12') OR (strftime('%m',dy)='11') OR c%100<74)
SELECT row_number() OVER (ORDER BY y.i) AS k, y.*, CASE WHEN cs.date_registered_gmt IS NULL OR date(cs.date_registered_gmt)>dy OR e%100<17 THEN 0 ELSE cu END AS cid,
  CASE WHEN cs.billing_country IS NULL OR e%100<17 THEN 'DE' ELSE cs.billing_country END AS ct,
  dy||printf(' %02d:%02d:%02d',6+(c%16),d%60,a%60) AS ts FROM y LEFT JOIN wc_customers cs ON cs.customer_id=cu;

INSERT INTO wc_order_items(order_id,product_id,quantity,subtotal,total,tax_total)
WITH li AS (SELECT k, dy, r.i AS ri, r.a AS ra, r.b AS rb, r.c AS rc, o.e AS oe FROM o JOIN (SELECT 0 AS ln UNION ALL SELECT 1 UNION ALL SELECT 2 UNION ALL SELECT 3) ON ln=0 OR (o.d%100) < CASE ln WHEN 1 THEN 55 WHEN 2 THEN 26 ELSE 9 END JOIN rnd r ON r.i=1+(o.k*7+ln*1301)%3999),
 p AS (SELECT li.*, 100+1+CASE WHEN ra%100<10 THEN 13 WHEN ra%100<18 THEN 19 WHEN ra%100<25 THEN 22 WHEN ra%100<31 THEN 11 WHEN ra%100<36 THEN CASE WHEN strftime('%m',dy) IN ('10','11','12','01') THEN 16 ELSE 1 END ELSE rb%28 END AS pid FROM li)
SELECT 5000+k, pr.product_id, q, round(q*px,2), round(q*px,2), 0
FROM (SELECT p.*, CASE WHEN pid IN (114,120,108) THEN 1+rc%4 WHEN rc%11=0 THEN 2 ELSE 1 END AS q, CASE WHEN dy>='2025-09-01' AND pr.sale_price IS NOT NULL THEN pr.sale_price WHEN dy<'2024-01-01' THEN round(pr.regular_price*0.95,1) ELSE pr.regular_price END AS px, pr.product_id
  FROM p JOIN wc_products pr ON pr.product_id=p.pid WHERE date(pr.date_created_gmt)<=dy OR pr.product_id<126) pr;
UPDATE wc_order_items SET product_id=114, quantity=1, subtotal=12.9, total=12.9 WHERE product_id>=126 AND order_id<5700;

INSERT INTO wc_order_coupons
SELECT k+5000, cp, 0 FROM (SELECT k, CASE WHEN dy BETWEEN '2024-11-25' AND '2024-12-02' AND b%100<55 THEN 4 WHEN dy>='2025-11-17' AND b%100<50 THEN 7 WHEN dy BETWEEN '2025-06-01' AND '2025-07-31' AND b%100<24 THEN 5 WHEN dy BETWEEN '2024-03-01' AND '2024-04-30' AND b%100<20 THEN 2 WHEN dy>='2024-09-01' AND b%100<29 AND b%100>=24 THEN 8 WHEN b%100>=90 THEN 1 WHEN b%100>=87 AND dy>='2023-06-01' THEN 3 WHEN b%100=86 AND dy>'2023-02-01' THEN 6 END AS cp FROM o) WHERE cp IS NOT NULL;
UPDATE wc_order_items SET total=round(subtotal*(1-(SELECT c.amount/100.0 FROM wc_order_coupons oc JOIN wc_coupons c ON c.coupon_id=oc.coupon_id WHERE oc.order_id=wc_order_items.order_id AND c.discount_type='percent')),2)
 WHERE order_id IN (SELECT oc.order_id FROM wc_order_coupons oc JOIN wc_coupons c ON c.coupon_id=oc.coupon_id WHERE c.discount_type='percent');
UPDATE wc_order_items SET tax_total=round(total*0.19,2);
UPDATE wc_order_coupons SET discount_amount=round(CASE WHEN coupon_id IN (3,6) THEN (SELECT amount FROM wc_coupons c WHERE c.coupon_id=wc_order_coupons.coupon_id) ELSE (SELECT sum(subtotal-total) FROM wc_order_items i WHERE i.order_id=wc_order_coupons.order_id) END,2);

INSERT INTO wc_orders
WITH s AS (SELECT order_id, sum(subtotal) AS st, sum(total) AS tt, sum(tax_total) AS tx FROM wc_order_items GROUP BY order_id),
 z AS (SELECT o.*, s.*, coalesce(oc.discount_amount,0) AS ds, CASE WHEN st>=100 THEN 0 WHEN ct='DE' THEN 4.9 WHEN ct='CH' THEN 14.9 ELSE 8.9 END AS sh,
  CASE WHEN dy>='2025-11-16' AND d%100<68 THEN CASE WHEN c%5=0 THEN 'wc-pending' WHEN c%4=0 THEN 'wc-on-hold' ELSE 'wc-processing' END
   WHEN dy>='2025-11-05' AND d%100<27 THEN CASE WHEN c%3=0 THEN 'wc-on-hold' ELSE 'wc-processing' END
   WHEN a%100<4 THEN 'wc-cancelled' WHEN a%100<6 THEN 'wc-failed' WHEN a%100<10 THEN 'wc-refunded' WHEN dy>='2025-10-01' AND a%100=50 THEN 'wc-processing' ELSE 'wc-completed' END AS sts,
  CASE WHEN e%100<44 THEN 'paypal' WHEN e%100<76 THEN 'stripe' WHEN e%100<90 THEN 'klarna' ELSE 'bacs' END AS pm
  FROM o JOIN s ON s.order_id=5000+o.k LEFT JOIN wc_order_coupons oc ON oc.order_id=s.order_id)
SELECT order_id, 'FO-'||order_id, cid, sts, ts,
  CASE WHEN sts IN ('wc-completed','wc-processing','wc-refunded') THEN datetime(ts,CASE WHEN pm='bacs' AND dy<'2025-11-15' THEN '+'||(1+c%4)||' days' ELSE '+2 minutes' END) END,
  CASE WHEN sts IN ('wc-completed','wc-refunded') THEN min(datetime(ts,'+'||(CASE WHEN ct='DE' THEN 1+b%4 WHEN ct='CH' THEN 4+b%7 ELSE 2+b%5 END + CASE WHEN strftime('%m',dy)='12' THEN 2 ELSE 0 END)||' days','+'||(d%240)||' minutes'),'2025-11-20 06:1'||(d%10)||':00') END,
  pm, CASE WHEN ct='DE' AND c%100<12 THEN 'express' WHEN c%100>93 AND ct='DE' THEN 'local_pickup' ELSE 'standard' END,
  ct, round(st,2), round(ds,2), CASE WHEN c%100>93 AND ct='DE' THEN 0 ELSE sh END, round(tx,2),
  max(0,round(st-ds+CASE WHEN c%100>93 AND ct='DE' THEN 0 ELSE sh END+tx,2)) FROM z;
DELETE FROM wc_order_items WHERE order_id NOT IN (SELECT order_id FROM wc_orders);
DELETE FROM wc_order_coupons WHERE order_id NOT IN (SELECT order_id FROM wc_orders);
UPDATE wc_customers SET is_paying_customer=1 WHERE customer_id IN (SELECT customer_id FROM wc_orders WHERE status='wc-completed');

INSERT INTO wc_refunds(order_id,date_created_gmt,total,reason)
SELECT w.order_id, min(datetime(w.date_completed_gmt,'+'||(4+r.a%24)||' days','+'||(r.b%600)||' minutes'),'2025-11-19 1'||(r.c%10)||':20:00'), CASE WHEN w.status='wc-refunded' THEN w.total ELSE round(w.total*(15+r.d%45)/100.0,2) END,
 CASE r.c%9 WHEN 0 THEN 'damaged in transit' WHEN 1 THEN 'wrong size' WHEN 2 THEN 'wrong size' WHEN 3 THEN 'changed mind' WHEN 4 THEN 'defective' WHEN 5 THEN 'late delivery' WHEN 6 THEN 'wrong size' WHEN 7 THEN 'changed mind' ELSE NULL END
FROM wc_orders w JOIN rnd r ON r.i=1+(w.order_id*3)%3999 WHERE w.status='wc-refunded' OR (w.status='wc-completed' AND r.e%100<4 AND w.date_completed_gmt<'2025-11-12') ORDER BY w.order_id;

INSERT INTO wc_product_reviews(product_id,customer_id,rating,status,date_created_gmt)
SELECT i.product_id, w.customer_id, CASE WHEN r.a%100<(8+i.product_id%6*3) THEN 1+r.b%3 WHEN r.a%100<42 THEN 4 ELSE 5 END, CASE WHEN r.d%31=0 THEN 'spam' WHEN w.date_completed_gmt>='2025-10-15' THEN 'hold' ELSE 'approved' END, min(datetime(w.date_completed_gmt,'+'||(6+r.c%30)||' days'),'2025-11-19 20:00:00')
FROM wc_order_items i JOIN wc_orders w ON w.order_id=i.order_id JOIN rnd r ON r.i=1+(i.order_item_id*5)%3999 WHERE w.status='wc-completed' AND w.customer_id>0 AND r.e%100<17 AND i.product_id<>125 ORDER BY i.order_item_id;

INSERT INTO wc_stock
SELECT p.product_id, CASE WHEN p.product_id IN (117,122,103) THEN 0 WHEN p.product_id=127 THEN -3 ELSE (r.a%90)*CASE WHEN p.regular_price<60 THEN 4 ELSE 1 END/2 + p.product_id%7 END, CASE WHEN p.regular_price<60 THEN 25 ELSE 10 END, 'instock', CASE WHEN p.product_id IN (127,105) THEN 'notify' ELSE 'no' END
FROM wc_products p JOIN rnd r ON r.i=p.product_id*7 WHERE p.product_id<>125;
UPDATE wc_stock SET stock_quantity=6 WHERE product_id IN (109,118);
UPDATE wc_stock SET stock_quantity=14 WHERE product_id=123;
UPDATE wc_stock SET stock_status=CASE WHEN stock_quantity<0 THEN 'onbackorder' WHEN stock_quantity=0 THEN 'outofstock' ELSE 'instock' END;
DROP TABLE rnd; DROP TABLE nm; DROP TABLE o;
