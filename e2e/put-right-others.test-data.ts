/*
 * Small databases with the tables of well-known samples, about which questions were answered wrong: a record shop, a film
 * rental, a trading company whose data end in 1998.
 */

export const records = `
CREATE TABLE Artist (ArtistId INTEGER PRIMARY KEY, Name TEXT);
CREATE TABLE Album (AlbumId INTEGER PRIMARY KEY, Title TEXT NOT NULL, ArtistId INTEGER NOT NULL REFERENCES Artist (ArtistId));
CREATE TABLE Track (TrackId INTEGER PRIMARY KEY, Name TEXT NOT NULL, AlbumId INTEGER REFERENCES Album (AlbumId), Composer TEXT, Milliseconds INTEGER NOT NULL, UnitPrice NUMERIC(10, 2) NOT NULL);
CREATE TABLE Employee (EmployeeId INTEGER PRIMARY KEY, LastName TEXT NOT NULL, FirstName TEXT NOT NULL, Title TEXT, ReportsTo INTEGER REFERENCES Employee (EmployeeId), HireDate DATETIME, City TEXT, Country TEXT);
CREATE TABLE Customer (CustomerId INTEGER PRIMARY KEY, FirstName TEXT NOT NULL, LastName TEXT NOT NULL, City TEXT, Country TEXT, SupportRepId INTEGER REFERENCES Employee (EmployeeId));
CREATE TABLE Invoice (InvoiceId INTEGER PRIMARY KEY, CustomerId INTEGER NOT NULL REFERENCES Customer (CustomerId), InvoiceDate DATETIME NOT NULL, BillingCountry TEXT, Total NUMERIC(10, 2) NOT NULL);
CREATE TABLE InvoiceLine (InvoiceLineId INTEGER PRIMARY KEY, InvoiceId INTEGER NOT NULL REFERENCES Invoice (InvoiceId), TrackId INTEGER NOT NULL REFERENCES Track (TrackId), UnitPrice NUMERIC(10, 2) NOT NULL, Quantity INTEGER NOT NULL);
INSERT INTO Artist VALUES (1, 'The Larks'), (2, 'Nora Vale');
INSERT INTO Album VALUES (1, 'First Light', 1), (2, 'Harbor', 2);
INSERT INTO Track VALUES (1, 'Dawn', 1, 'Ellis', 200000, 0.99), (2, 'Noon', 1, 'Ellis', 210000, 0.99), (3, 'Dusk', 1, NULL, 190000, 0.99), (4, 'Pier', 2, 'Vale', 240000, 1.29), (5, 'Gulls', 2, NULL, 180000, 1.29), (6, 'Rope', 2, NULL, 230000, 1.29);
INSERT INTO Employee VALUES (1, 'Adams', 'Andrew', 'General Manager', NULL, '2019-08-14', 'Calgary', 'Canada'), (2, 'Edwards', 'Nancy', 'Sales Manager', 1, '2019-05-01', 'Calgary', 'Canada'), (3, 'Peacock', 'Jane', 'Sales Support Agent', 2, '2020-04-01', 'Calgary', 'Canada'), (4, 'Park', 'Margaret', 'Sales Support Agent', 2, '2020-05-03', 'Calgary', 'Canada'), (5, 'Mitchell', 'Michael', 'IT Manager', 1, '2020-10-17', 'Calgary', 'Canada'), (6, 'King', 'Robert', 'IT Staff', 5, '2021-01-02', 'Lethbridge', 'Canada'), (7, 'Callahan', 'Laura', 'IT Staff', 5, '2021-03-04', 'Lethbridge', 'Canada');
INSERT INTO Customer VALUES (1, 'Luis', 'Gomes', 'Porto', 'Portugal', 3), (2, 'Leonie', 'Koehler', 'Stuttgart', 'Germany', 4), (3, 'Frank', 'Harris', 'Reno', 'USA', 3);
INSERT INTO Invoice VALUES (1, 1, '2024-02-01', 'Portugal', 3.27), (2, 2, '2024-06-11', 'Germany', 1.98), (3, 2, '2025-03-02', 'Germany', 2.28), (4, 3, '2025-07-21', 'USA', 0.99);
INSERT INTO InvoiceLine VALUES (1, 1, 1, 0.99, 1), (2, 1, 2, 0.99, 1), (3, 1, 4, 1.29, 1), (4, 2, 1, 0.99, 2), (5, 3, 4, 1.29, 1), (6, 3, 2, 0.99, 1), (7, 4, 1, 0.99, 1);`;

export const rentals = `
CREATE TABLE store (store_id INTEGER PRIMARY KEY, address TEXT NOT NULL);
CREATE TABLE staff (staff_id INTEGER PRIMARY KEY, first_name TEXT NOT NULL, last_name TEXT NOT NULL, store_id INTEGER NOT NULL REFERENCES store (store_id));
CREATE TABLE customer (customer_id INTEGER PRIMARY KEY, store_id INTEGER NOT NULL REFERENCES store (store_id), first_name TEXT NOT NULL, last_name TEXT NOT NULL, active INTEGER NOT NULL);
CREATE TABLE film (film_id INTEGER PRIMARY KEY, title TEXT NOT NULL, release_year INTEGER, rental_rate DECIMAL(4, 2) NOT NULL, length INTEGER, rating TEXT);
CREATE TABLE inventory (inventory_id INTEGER PRIMARY KEY, film_id INTEGER NOT NULL REFERENCES film (film_id), store_id INTEGER NOT NULL REFERENCES store (store_id));
CREATE TABLE rental (rental_id INTEGER PRIMARY KEY, rental_date TIMESTAMP NOT NULL, inventory_id INTEGER NOT NULL REFERENCES inventory (inventory_id), customer_id INTEGER NOT NULL REFERENCES customer (customer_id), return_date TIMESTAMP, staff_id INTEGER NOT NULL REFERENCES staff (staff_id));
CREATE TABLE payment (payment_id INTEGER PRIMARY KEY, customer_id INTEGER NOT NULL REFERENCES customer (customer_id), staff_id INTEGER NOT NULL REFERENCES staff (staff_id), rental_id INTEGER REFERENCES rental (rental_id), amount DECIMAL(5, 2) NOT NULL, payment_date TIMESTAMP NOT NULL);
INSERT INTO store VALUES (1, '47 Elm Street'), (2, '28 Oak Avenue');
INSERT INTO staff VALUES (1, 'Mike', 'Hill', 1), (2, 'Jon', 'Stone', 2);
INSERT INTO customer VALUES (1, 1, 'Mary', 'Smith', 1), (2, 2, 'Ann', 'Low', 1), (3, 1, 'Bea', 'Fox', 0);
INSERT INTO film VALUES (1, 'Academy Nights', 2006, 0.99, 86, 'PG'), (2, 'Crowned', 2006, 2.99, 182, 'R'), (3, 'Long Voyage', 2006, 4.99, 185, 'PG'), (4, 'Short Cut', 2006, 0.99, 48, 'G'), (5, 'Even Keel', 2006, 2.99, 180, 'G');
INSERT INTO inventory VALUES (1, 1, 1), (2, 2, 1), (3, 3, 2), (4, 4, 2);
INSERT INTO rental VALUES (1, '2025-05-24 22:53:30', 1, 1, '2025-05-26 22:04:30', 1), (2, '2025-05-25 10:00:00', 3, 2, '2025-05-28 10:00:00', 2), (3, '2025-06-14 12:00:00', 2, 3, NULL, 2);
INSERT INTO payment VALUES (1, 1, 1, 1, 2.99, '2025-05-24 22:53:30'), (2, 2, 2, 2, 4.99, '2025-05-25 10:00:00'), (3, 3, 2, 3, 7.50, '2025-06-14 12:00:00'), (4, 1, 2, NULL, 1.00, '2025-06-15 12:00:00');`;

export const trading = `
CREATE TABLE employees (employee_id INTEGER PRIMARY KEY, last_name TEXT NOT NULL, first_name TEXT NOT NULL, title TEXT, hire_date DATE, reports_to INTEGER REFERENCES employees (employee_id));
CREATE TABLE customers (customer_id TEXT PRIMARY KEY, company_name TEXT NOT NULL, country TEXT);
CREATE TABLE products (product_id INTEGER PRIMARY KEY, product_name TEXT NOT NULL, unit_price DECIMAL(10, 2), discontinued INTEGER NOT NULL);
CREATE TABLE orders (order_id INTEGER PRIMARY KEY, customer_id TEXT REFERENCES customers (customer_id), employee_id INTEGER REFERENCES employees (employee_id), order_date DATE, required_date DATE, shipped_date DATE, freight DECIMAL(10, 2), ship_country TEXT);
CREATE TABLE order_details (order_id INTEGER NOT NULL REFERENCES orders (order_id), product_id INTEGER NOT NULL REFERENCES products (product_id), unit_price DECIMAL(10, 2) NOT NULL, quantity INTEGER NOT NULL, discount REAL NOT NULL, PRIMARY KEY (order_id, product_id));
INSERT INTO employees VALUES (1, 'Davolio', 'Nancy', 'Sales Representative', '1992-05-01', 2), (2, 'Fuller', 'Andrew', 'Vice President', '1992-08-14', 6), (3, 'Leverling', 'Janet', 'Sales Representative', '1997-04-01', 2), (6, 'Suyama', 'Michael', 'President', '1993-10-17', NULL);
INSERT INTO customers VALUES ('ALFKI', 'Alfreds Futterkiste', 'Germany'), ('BONAP', 'Bon app', 'France');
INSERT INTO products VALUES (1, 'Chai', 18, 0), (2, 'Chang', 19, 0), (3, 'Syrup', 10, 1);
INSERT INTO orders VALUES (1, 'ALFKI', 1, '1997-01-15', '1997-02-12', '1997-01-21', 30, 'Germany'), (2, 'BONAP', 3, '1997-06-02', '1997-06-30', '1997-07-02', 12, 'France'), (3, 'ALFKI', 1, '1997-11-20', '1997-12-18', NULL, 8, 'Germany'), (4, 'BONAP', 3, '1998-04-02', '1998-04-30', '1998-04-06', 22, 'France');
INSERT INTO order_details VALUES (1, 1, 18, 10, 0), (1, 2, 19, 2, 0), (2, 1, 18, 3, 0), (3, 2, 19, 5, 0.1), (4, 1, 18, 40, 0);`;
