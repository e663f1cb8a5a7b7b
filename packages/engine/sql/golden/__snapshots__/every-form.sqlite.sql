-- literals
SELECT
  'it''s \ 50%' AS x0,
  ('a' || CHAR(0) || 'b') AS x1,
  1 AS x2,
  0 AS x3,
  '1969-12-31' AS x4,
  '2026-11-20' AS x5,
  '2106-01-01' AS x6,
  '1969-12-31 10:00:00' AS x7,
  '2026-11-20 10:00:00' AS x8,
  '2026-11-20 10:00:00.125' AS x9,
  NULL AS x10
FROM t

-- grains
SELECT
  DATE(day, 'start of year') AS x0,
  DATE(day, 'start of month', '-' || ((STRFTIME('%m', day) + 2) % 3) || ' months') AS x1,
  DATE(day, 'start of month') AS x2,
  DATE(day, '-6 days', 'weekday 1') AS x3,
  DATE(day) AS x4,
  STRFTIME('%Y-%m-%d %H:00:00', day) AS x5,
  DATE(at, 'start of year') AS x6,
  DATE(at, 'start of month', '-' || ((STRFTIME('%m', at) + 2) % 3) || ' months') AS x7,
  DATE(at, 'start of month') AS x8,
  DATE(at, '-6 days', 'weekday 1') AS x9,
  DATE(at) AS x10,
  STRFTIME('%Y-%m-%d %H:00:00', at) AS x11
FROM t

-- parts
SELECT
  CAST(STRFTIME('%Y', day) AS INTEGER) AS x0,
  (STRFTIME('%m', day) + 2) / 3 AS x1,
  CAST(STRFTIME('%m', day) AS INTEGER) AS x2,
  (STRFTIME('%j', day, '-3 days', 'weekday 4') + 6) / 7 AS x3,
  CAST(STRFTIME('%d', day) AS INTEGER) AS x4,
  (STRFTIME('%w', day) + 6) % 7 + 1 AS x5,
  CAST(STRFTIME('%H', day) AS INTEGER) AS x6,
  CAST(STRFTIME('%Y', at) AS INTEGER) AS x7,
  (STRFTIME('%m', at) + 2) / 3 AS x8,
  CAST(STRFTIME('%m', at) AS INTEGER) AS x9,
  (STRFTIME('%j', at, '-3 days', 'weekday 4') + 6) / 7 AS x10,
  CAST(STRFTIME('%d', at) AS INTEGER) AS x11,
  (STRFTIME('%w', at) + 6) % 7 + 1 AS x12,
  CAST(STRFTIME('%H', at) AS INTEGER) AS x13
FROM t

-- durations
SELECT
  (JULIANDAY(due) - JULIANDAY(day)) * 86400 AS x0,
  (JULIANDAY(due) - JULIANDAY(day)) * 1440 AS x1,
  (JULIANDAY(due) - JULIANDAY(day)) * 24 AS x2,
  JULIANDAY(due) - JULIANDAY(day) AS x3,
  (JULIANDAY(due) - JULIANDAY(day)) / 7 AS x4,
  STRFTIME('%Y', due) * 12 + STRFTIME('%m', due) - (STRFTIME('%Y', day) * 12 + STRFTIME('%m', day)) - (STRFTIME('%d %H:%M:%S', due) < STRFTIME('%d %H:%M:%S', day)) AS x5,
  (STRFTIME('%Y', due) * 12 + STRFTIME('%m', due) - (STRFTIME('%Y', day) * 12 + STRFTIME('%m', day)) - (STRFTIME('%d %H:%M:%S', due) < STRFTIME('%d %H:%M:%S', day))) / 12 AS x6,
  STRFTIME('%s', due_at) - STRFTIME('%s', day) AS x7,
  (STRFTIME('%s', due_at) - STRFTIME('%s', day)) / 60.0 AS x8,
  (STRFTIME('%s', due_at) - STRFTIME('%s', day)) / 3600.0 AS x9,
  (STRFTIME('%s', due_at) - STRFTIME('%s', day)) / 86400.0 AS x10,
  (STRFTIME('%s', due_at) - STRFTIME('%s', day)) / 604800.0 AS x11,
  STRFTIME('%Y', due_at) * 12 + STRFTIME('%m', due_at) - (STRFTIME('%Y', day) * 12 + STRFTIME('%m', day)) - (STRFTIME('%d %H:%M:%S', due_at) < STRFTIME('%d %H:%M:%S', day)) AS x12,
  (STRFTIME('%Y', due_at) * 12 + STRFTIME('%m', due_at) - (STRFTIME('%Y', day) * 12 + STRFTIME('%m', day)) - (STRFTIME('%d %H:%M:%S', due_at) < STRFTIME('%d %H:%M:%S', day))) / 12 AS x13,
  STRFTIME('%s', due) - STRFTIME('%s', at) AS x14,
  (STRFTIME('%s', due) - STRFTIME('%s', at)) / 60.0 AS x15,
  (STRFTIME('%s', due) - STRFTIME('%s', at)) / 3600.0 AS x16,
  (STRFTIME('%s', due) - STRFTIME('%s', at)) / 86400.0 AS x17,
  (STRFTIME('%s', due) - STRFTIME('%s', at)) / 604800.0 AS x18,
  STRFTIME('%Y', due) * 12 + STRFTIME('%m', due) - (STRFTIME('%Y', at) * 12 + STRFTIME('%m', at)) - (STRFTIME('%d %H:%M:%S', due) < STRFTIME('%d %H:%M:%S', at)) AS x19,
  (STRFTIME('%Y', due) * 12 + STRFTIME('%m', due) - (STRFTIME('%Y', at) * 12 + STRFTIME('%m', at)) - (STRFTIME('%d %H:%M:%S', due) < STRFTIME('%d %H:%M:%S', at))) / 12 AS x20,
  STRFTIME('%s', due_at) - STRFTIME('%s', at) AS x21,
  (STRFTIME('%s', due_at) - STRFTIME('%s', at)) / 60.0 AS x22,
  (STRFTIME('%s', due_at) - STRFTIME('%s', at)) / 3600.0 AS x23,
  (STRFTIME('%s', due_at) - STRFTIME('%s', at)) / 86400.0 AS x24,
  (STRFTIME('%s', due_at) - STRFTIME('%s', at)) / 604800.0 AS x25,
  STRFTIME('%Y', due_at) * 12 + STRFTIME('%m', due_at) - (STRFTIME('%Y', at) * 12 + STRFTIME('%m', at)) - (STRFTIME('%d %H:%M:%S', due_at) < STRFTIME('%d %H:%M:%S', at)) AS x26,
  (STRFTIME('%Y', due_at) * 12 + STRFTIME('%m', due_at) - (STRFTIME('%Y', at) * 12 + STRFTIME('%m', at)) - (STRFTIME('%d %H:%M:%S', due_at) < STRFTIME('%d %H:%M:%S', at))) / 12 AS x27
FROM t

-- arithmetic
SELECT
  n + n AS x0,
  n + 2 AS x1,
  d + n AS x2,
  d + 2 AS x3,
  f + n AS x4,
  f + 2 AS x5,
  n - n AS x6,
  n - 2 AS x7,
  d - n AS x8,
  d - 2 AS x9,
  f - n AS x10,
  f - 2 AS x11,
  n * n AS x12,
  n * 2 AS x13,
  d * n AS x14,
  d * 2 AS x15,
  f * n AS x16,
  f * 2 AS x17,
  CAST(n AS REAL) / NULLIF(n, 0) AS x18,
  CAST(n AS REAL) / 2 AS x19,
  CAST(d AS REAL) / NULLIF(n, 0) AS x20,
  CAST(d AS REAL) / 2 AS x21,
  f / NULLIF(n, 0) AS x22,
  f / 2 AS x23
FROM t

-- rounded
SELECT ROUND(d, 2) AS x0, ROUND(f, 2) AS x1
FROM t

-- calls
SELECT
  ABS(d) AS x0,
  s AS x1,
  s || CAST(n AS TEXT) AS x2,
  LENGTH(s) AS x3,
  LOWER(s) AS x4,
  ROUND(d) AS x5,
  TRIM(s) AS x6,
  UPPER(s) AS x7
FROM t

-- aggregates
WITH listed AS (
  SELECT
    n,
    s,
    d,
    f,
    CASE WHEN s = s THEN n END AS value_5,
    CASE WHEN s = s THEN d END AS value_6,
    CASE WHEN s = s THEN f END AS value_7
  FROM t
),
ranked AS (
  SELECT
    *,
    ROW_NUMBER() OVER in_order AS place,
    COUNT(n) OVER in_order AS places,
    ROW_NUMBER() OVER in_order_2 AS place_2,
    COUNT(value_5) OVER in_order_2 AS places_2,
    ROW_NUMBER() OVER in_order_3 AS place_3,
    COUNT(d) OVER in_order_3 AS places_3,
    ROW_NUMBER() OVER in_order_4 AS place_4,
    COUNT(value_6) OVER in_order_4 AS places_4,
    ROW_NUMBER() OVER in_order_5 AS place_5,
    COUNT(f) OVER in_order_5 AS places_5,
    ROW_NUMBER() OVER in_order_6 AS place_6,
    COUNT(value_7) OVER in_order_6 AS places_6
  FROM listed
  WINDOW
    in_order AS (ORDER BY n NULLS LAST ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING),
    in_order_2 AS (ORDER BY value_5 NULLS LAST ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING),
    in_order_3 AS (ORDER BY d NULLS LAST ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING),
    in_order_4 AS (ORDER BY value_6 NULLS LAST ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING),
    in_order_5 AS (ORDER BY f NULLS LAST ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING),
    in_order_6 AS (ORDER BY value_7 NULLS LAST ROWS BETWEEN UNBOUNDED PRECEDING AND UNBOUNDED FOLLOWING)
)
SELECT
  COUNT(n) AS x0,
  COUNT(n) FILTER (WHERE s = s) AS x1,
  COUNT(d) AS x2,
  COUNT(d) FILTER (WHERE s = s) AS x3,
  COUNT(f) AS x4,
  COUNT(f) FILTER (WHERE s = s) AS x5,
  COUNT(DISTINCT n) AS x6,
  COUNT(DISTINCT n) FILTER (WHERE s = s) AS x7,
  COUNT(DISTINCT d) AS x8,
  COUNT(DISTINCT d) FILTER (WHERE s = s) AS x9,
  COUNT(DISTINCT f) AS x10,
  COUNT(DISTINCT f) FILTER (WHERE s = s) AS x11,
  SUM(n) AS x12,
  SUM(n) FILTER (WHERE s = s) AS x13,
  SUM(d) AS x14,
  SUM(d) FILTER (WHERE s = s) AS x15,
  SUM(f) AS x16,
  SUM(f) FILTER (WHERE s = s) AS x17,
  AVG(n) AS x18,
  AVG(n) FILTER (WHERE s = s) AS x19,
  AVG(d) AS x20,
  AVG(d) FILTER (WHERE s = s) AS x21,
  AVG(f) AS x22,
  AVG(f) FILTER (WHERE s = s) AS x23,
  MIN(n) AS x24,
  MIN(n) FILTER (WHERE s = s) AS x25,
  MIN(d) AS x26,
  MIN(d) FILTER (WHERE s = s) AS x27,
  MIN(f) AS x28,
  MIN(f) FILTER (WHERE s = s) AS x29,
  MAX(n) AS x30,
  MAX(n) FILTER (WHERE s = s) AS x31,
  MAX(d) AS x32,
  MAX(d) FILTER (WHERE s = s) AS x33,
  MAX(f) AS x34,
  MAX(f) FILTER (WHERE s = s) AS x35,
  AVG(n) FILTER (WHERE place BETWEEN places / 2.0 AND places / 2.0 + 1) AS x36,
  AVG(value_5) FILTER (WHERE place_2 BETWEEN places_2 / 2.0 AND places_2 / 2.0 + 1) AS x37,
  AVG(d) FILTER (WHERE place_3 BETWEEN places_3 / 2.0 AND places_3 / 2.0 + 1) AS x38,
  AVG(value_6) FILTER (WHERE place_4 BETWEEN places_4 / 2.0 AND places_4 / 2.0 + 1) AS x39,
  AVG(f) FILTER (WHERE place_5 BETWEEN places_5 / 2.0 AND places_5 / 2.0 + 1) AS x40,
  AVG(value_7) FILTER (WHERE place_6 BETWEEN places_6 / 2.0 AND places_6 / 2.0 + 1) AS x41,
  SQRT(MAX(0, SUM(1.0 * n * n) - SUM(1.0 * n) * SUM(1.0 * n) / COUNT(n)) / NULLIF(COUNT(n) - 1, 0)) AS x42,
  SQRT(MAX(0, SUM(1.0 * n * n) FILTER (WHERE s = s) - SUM(1.0 * n) FILTER (WHERE s = s) * SUM(1.0 * n) FILTER (WHERE s = s) / COUNT(n) FILTER (WHERE s = s)) / NULLIF(COUNT(n) FILTER (WHERE s = s) - 1, 0)) AS x43,
  SQRT(MAX(0, SUM(1.0 * d * d) - SUM(1.0 * d) * SUM(1.0 * d) / COUNT(d)) / NULLIF(COUNT(d) - 1, 0)) AS x44,
  SQRT(MAX(0, SUM(1.0 * d * d) FILTER (WHERE s = s) - SUM(1.0 * d) FILTER (WHERE s = s) * SUM(1.0 * d) FILTER (WHERE s = s) / COUNT(d) FILTER (WHERE s = s)) / NULLIF(COUNT(d) FILTER (WHERE s = s) - 1, 0)) AS x45,
  SQRT(MAX(0, SUM(1.0 * f * f) - SUM(1.0 * f) * SUM(1.0 * f) / COUNT(f)) / NULLIF(COUNT(f) - 1, 0)) AS x46,
  SQRT(MAX(0, SUM(1.0 * f * f) FILTER (WHERE s = s) - SUM(1.0 * f) FILTER (WHERE s = s) * SUM(1.0 * f) FILTER (WHERE s = s) / COUNT(f) FILTER (WHERE s = s)) / NULLIF(COUNT(f) FILTER (WHERE s = s) - 1, 0)) AS x47
FROM ranked

-- conditions
SELECT n
FROM t
WHERE n = 2
  AND n <> 2
  AND f = 2
  AND f <> 2
  AND s IS NULL
  AND s IS NOT NULL
  AND s IS NULL
  AND s IS NOT NULL
  AND at >= '2026-11-20' AND at < '2026-11-21'
  AND (at < '2026-11-20' OR at >= '2026-11-21')
  AND n <> 2
  AND n = 2
  AND f <> 2
  AND f = 2
  AND s IS NOT NULL
  AND s IS NULL
  AND s IS NOT NULL
  AND s IS NULL
  AND (at < '2026-11-20' OR at >= '2026-11-21')
  AND at >= '2026-11-20' AND at < '2026-11-21'
  AND n < 2
  AND n >= 2
  AND f < 2
  AND f >= 2
  AND s < NULL
  AND s >= NULL
  AND NULL < s
  AND NULL >= s
  AND at < '2026-11-20'
  AND at >= '2026-11-20'
  AND n <= 2
  AND n > 2
  AND f <= 2
  AND f > 2
  AND s <= NULL
  AND s > NULL
  AND NULL <= s
  AND NULL > s
  AND at < '2026-11-21'
  AND at >= '2026-11-21'
  AND n > 2
  AND n <= 2
  AND f > 2
  AND f <= 2
  AND s > NULL
  AND s <= NULL
  AND NULL > s
  AND NULL <= s
  AND at >= '2026-11-21'
  AND at < '2026-11-21'
  AND n >= 2
  AND n < 2
  AND f >= 2
  AND f < 2
  AND s >= NULL
  AND s < NULL
  AND NULL >= s
  AND NULL < s
  AND at >= '2026-11-20'
  AND at < '2026-11-20'
  AND d BETWEEN 1 AND 2
  AND d NOT BETWEEN 1 AND 2
  AND n = 1
  AND n <> 1
  AND (f = 1 OR f IS NULL)
  AND f <> 1
  AND s LIKE '%a!%!_\''%' ESCAPE '!'
  AND s NOT LIKE '%a!%!_\''%' ESCAPE '!'
  AND CAST(n AS TEXT) LIKE '%7%'
  AND CAST(n AS TEXT) NOT LIKE '%7%'
  AND s LIKE 'a!%!_\''%' ESCAPE '!'
  AND s NOT LIKE 'a!%!_\''%' ESCAPE '!'
  AND CAST(n AS TEXT) LIKE '7%'
  AND CAST(n AS TEXT) NOT LIKE '7%'
  AND s LIKE '%a!%!_\''' ESCAPE '!'
  AND s NOT LIKE '%a!%!_\''' ESCAPE '!'
  AND CAST(n AS TEXT) LIKE '%7'
  AND CAST(n AS TEXT) NOT LIKE '%7'
  AND s = 'a%_\''' COLLATE NOCASE
  AND NOT (s = 'a%_\''' COLLATE NOCASE)
  AND CAST(n AS TEXT) = '7' COLLATE NOCASE
  AND NOT (CAST(n AS TEXT) = '7' COLLATE NOCASE)
  AND f IS NULL
  AND f IS NOT NULL
  AND (n = 1 OR f IS NULL)
  AND NOT (n = 1 OR f IS NULL)
