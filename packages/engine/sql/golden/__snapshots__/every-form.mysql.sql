-- literals
SELECT
  _utf8mb4 X'69742773205C20353025' AS x0,
  _utf8mb4 X'610062' AS x1,
  TRUE AS x2,
  FALSE AS x3,
  DATE '1969-12-31' AS x4,
  DATE '2026-11-20' AS x5,
  DATE '2106-01-01' AS x6,
  TIMESTAMP '1969-12-31 10:00:00' AS x7,
  TIMESTAMP '2026-11-20 10:00:00' AS x8,
  TIMESTAMP '2026-11-20 10:00:00.125' AS x9,
  NULL AS x10
FROM t

-- grains
SELECT
  MAKEDATE(YEAR(day), 1) AS x0,
  DATE_ADD(MAKEDATE(YEAR(day), 1), INTERVAL QUARTER(day) - 1 QUARTER) AS x1,
  CAST(DATE_FORMAT(day, '%Y-%m-01') AS DATE) AS x2,
  DATE_SUB(day, INTERVAL WEEKDAY(day) DAY) AS x3,
  day AS x4,
  CAST(DATE_FORMAT(day, '%Y-%m-%d %H:00:00') AS DATETIME) AS x5,
  MAKEDATE(YEAR(at), 1) AS x6,
  DATE_ADD(MAKEDATE(YEAR(at), 1), INTERVAL QUARTER(at) - 1 QUARTER) AS x7,
  CAST(DATE_FORMAT(at, '%Y-%m-01') AS DATE) AS x8,
  DATE_SUB(DATE(at), INTERVAL WEEKDAY(at) DAY) AS x9,
  DATE(at) AS x10,
  CAST(DATE_FORMAT(at, '%Y-%m-%d %H:00:00') AS DATETIME) AS x11
FROM t

-- parts
SELECT
  YEAR(day) AS x0,
  QUARTER(day) AS x1,
  MONTH(day) AS x2,
  WEEK(day, 3) AS x3,
  DAYOFMONTH(day) AS x4,
  WEEKDAY(day) + 1 AS x5,
  HOUR(day) AS x6,
  YEAR(at) AS x7,
  QUARTER(at) AS x8,
  MONTH(at) AS x9,
  WEEK(at, 3) AS x10,
  DAYOFMONTH(at) AS x11,
  WEEKDAY(at) + 1 AS x12,
  HOUR(at) AS x13
FROM t

-- durations
SELECT
  TIMESTAMPDIFF(MICROSECOND, day, due) / 1e6 AS x0,
  TIMESTAMPDIFF(MICROSECOND, day, due) / 60e6 AS x1,
  TIMESTAMPDIFF(MICROSECOND, day, due) / 3600e6 AS x2,
  DATEDIFF(due, day) AS x3,
  TIMESTAMPDIFF(MICROSECOND, day, due) / 604800e6 AS x4,
  TIMESTAMPDIFF(MONTH, day, due) AS x5,
  TIMESTAMPDIFF(YEAR, day, due) AS x6,
  TIMESTAMPDIFF(MICROSECOND, day, due_at) / 1e6 AS x7,
  TIMESTAMPDIFF(MICROSECOND, day, due_at) / 60e6 AS x8,
  TIMESTAMPDIFF(MICROSECOND, day, due_at) / 3600e6 AS x9,
  TIMESTAMPDIFF(MICROSECOND, day, due_at) / 86400e6 AS x10,
  TIMESTAMPDIFF(MICROSECOND, day, due_at) / 604800e6 AS x11,
  TIMESTAMPDIFF(MONTH, day, due_at) AS x12,
  TIMESTAMPDIFF(YEAR, day, due_at) AS x13,
  TIMESTAMPDIFF(MICROSECOND, at, due) / 1e6 AS x14,
  TIMESTAMPDIFF(MICROSECOND, at, due) / 60e6 AS x15,
  TIMESTAMPDIFF(MICROSECOND, at, due) / 3600e6 AS x16,
  TIMESTAMPDIFF(MICROSECOND, at, due) / 86400e6 AS x17,
  TIMESTAMPDIFF(MICROSECOND, at, due) / 604800e6 AS x18,
  TIMESTAMPDIFF(MONTH, at, due) AS x19,
  TIMESTAMPDIFF(YEAR, at, due) AS x20,
  TIMESTAMPDIFF(MICROSECOND, at, due_at) / 1e6 AS x21,
  TIMESTAMPDIFF(MICROSECOND, at, due_at) / 60e6 AS x22,
  TIMESTAMPDIFF(MICROSECOND, at, due_at) / 3600e6 AS x23,
  TIMESTAMPDIFF(MICROSECOND, at, due_at) / 86400e6 AS x24,
  TIMESTAMPDIFF(MICROSECOND, at, due_at) / 604800e6 AS x25,
  TIMESTAMPDIFF(MONTH, at, due_at) AS x26,
  TIMESTAMPDIFF(YEAR, at, due_at) AS x27
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
  CAST(n AS DOUBLE) / NULLIF(n, 0) AS x18,
  CAST(n AS DOUBLE) / 2 AS x19,
  CAST(d AS DOUBLE) / NULLIF(n, 0) AS x20,
  CAST(d AS DOUBLE) / 2 AS x21,
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
  CONCAT(s, CAST(n AS CHAR)) AS x2,
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
    COUNT(n) OVER () AS places,
    ROW_NUMBER() OVER in_order_2 AS place_2,
    COUNT(value_5) OVER () AS places_2,
    ROW_NUMBER() OVER in_order_3 AS place_3,
    COUNT(d) OVER () AS places_3,
    ROW_NUMBER() OVER in_order_4 AS place_4,
    COUNT(value_6) OVER () AS places_4,
    ROW_NUMBER() OVER in_order_5 AS place_5,
    COUNT(f) OVER () AS places_5,
    ROW_NUMBER() OVER in_order_6 AS place_6,
    COUNT(value_7) OVER () AS places_6
  FROM listed
  WINDOW
    in_order AS (ORDER BY n IS NULL, n),
    in_order_2 AS (ORDER BY value_5 IS NULL, value_5),
    in_order_3 AS (ORDER BY d IS NULL, d),
    in_order_4 AS (ORDER BY value_6 IS NULL, value_6),
    in_order_5 AS (ORDER BY f IS NULL, f),
    in_order_6 AS (ORDER BY value_7 IS NULL, value_7)
)
SELECT
  COUNT(n) AS x0,
  COUNT(CASE WHEN s = s THEN n END) AS x1,
  COUNT(d) AS x2,
  COUNT(CASE WHEN s = s THEN d END) AS x3,
  COUNT(f) AS x4,
  COUNT(CASE WHEN s = s THEN f END) AS x5,
  COUNT(DISTINCT n) AS x6,
  COUNT(DISTINCT CASE WHEN s = s THEN n END) AS x7,
  COUNT(DISTINCT d) AS x8,
  COUNT(DISTINCT CASE WHEN s = s THEN d END) AS x9,
  COUNT(DISTINCT f) AS x10,
  COUNT(DISTINCT CASE WHEN s = s THEN f END) AS x11,
  SUM(n) AS x12,
  SUM(CASE WHEN s = s THEN n END) AS x13,
  SUM(d) AS x14,
  SUM(CASE WHEN s = s THEN d END) AS x15,
  SUM(f) AS x16,
  SUM(CASE WHEN s = s THEN f END) AS x17,
  AVG(n) AS x18,
  AVG(CASE WHEN s = s THEN n END) AS x19,
  AVG(d) AS x20,
  AVG(CASE WHEN s = s THEN d END) AS x21,
  AVG(f) AS x22,
  AVG(CASE WHEN s = s THEN f END) AS x23,
  MIN(n) AS x24,
  MIN(CASE WHEN s = s THEN n END) AS x25,
  MIN(d) AS x26,
  MIN(CASE WHEN s = s THEN d END) AS x27,
  MIN(f) AS x28,
  MIN(CASE WHEN s = s THEN f END) AS x29,
  MAX(n) AS x30,
  MAX(CASE WHEN s = s THEN n END) AS x31,
  MAX(d) AS x32,
  MAX(CASE WHEN s = s THEN d END) AS x33,
  MAX(f) AS x34,
  MAX(CASE WHEN s = s THEN f END) AS x35,
  AVG(CASE WHEN place BETWEEN places / 2.0 AND places / 2.0 + 1 THEN n END) AS x36,
  AVG(CASE WHEN place_2 BETWEEN places_2 / 2.0 AND places_2 / 2.0 + 1 THEN value_5 END) AS x37,
  AVG(CASE WHEN place_3 BETWEEN places_3 / 2.0 AND places_3 / 2.0 + 1 THEN d END) AS x38,
  AVG(CASE WHEN place_4 BETWEEN places_4 / 2.0 AND places_4 / 2.0 + 1 THEN value_6 END) AS x39,
  AVG(CASE WHEN place_5 BETWEEN places_5 / 2.0 AND places_5 / 2.0 + 1 THEN f END) AS x40,
  AVG(CASE WHEN place_6 BETWEEN places_6 / 2.0 AND places_6 / 2.0 + 1 THEN value_7 END) AS x41,
  STDDEV_SAMP(n) AS x42,
  STDDEV_SAMP(CASE WHEN s = s THEN n END) AS x43,
  STDDEV_SAMP(d) AS x44,
  STDDEV_SAMP(CASE WHEN s = s THEN d END) AS x45,
  STDDEV_SAMP(f) AS x46,
  STDDEV_SAMP(CASE WHEN s = s THEN f END) AS x47
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
  AND at >= DATE '2026-11-20' AND at < DATE '2026-11-21'
  AND (at < DATE '2026-11-20' OR at >= DATE '2026-11-21')
  AND n <> 2
  AND n = 2
  AND f <> 2
  AND f = 2
  AND s IS NOT NULL
  AND s IS NULL
  AND s IS NOT NULL
  AND s IS NULL
  AND (at < DATE '2026-11-20' OR at >= DATE '2026-11-21')
  AND at >= DATE '2026-11-20' AND at < DATE '2026-11-21'
  AND n < 2
  AND n >= 2
  AND f < 2
  AND f >= 2
  AND s < NULL
  AND s >= NULL
  AND NULL < s
  AND NULL >= s
  AND at < DATE '2026-11-20'
  AND at >= DATE '2026-11-20'
  AND n <= 2
  AND n > 2
  AND f <= 2
  AND f > 2
  AND s <= NULL
  AND s > NULL
  AND NULL <= s
  AND NULL > s
  AND at < DATE '2026-11-21'
  AND at >= DATE '2026-11-21'
  AND n > 2
  AND n <= 2
  AND f > 2
  AND f <= 2
  AND s > NULL
  AND s <= NULL
  AND NULL > s
  AND NULL <= s
  AND at >= DATE '2026-11-21'
  AND at < DATE '2026-11-21'
  AND n >= 2
  AND n < 2
  AND f >= 2
  AND f < 2
  AND s >= NULL
  AND s < NULL
  AND NULL >= s
  AND NULL < s
  AND at >= DATE '2026-11-20'
  AND at < DATE '2026-11-20'
  AND d BETWEEN 1 AND 2
  AND d NOT BETWEEN 1 AND 2
  AND n = 1
  AND n <> 1
  AND (f = 1 OR f IS NULL)
  AND f <> 1
  AND LOWER(s) LIKE LOWER(_utf8mb4 X'25612125215F5C2725') ESCAPE '!'
  AND LOWER(s) NOT LIKE LOWER(_utf8mb4 X'25612125215F5C2725') ESCAPE '!'
  AND LOWER(CAST(n AS CHAR)) LIKE LOWER('%7%')
  AND LOWER(CAST(n AS CHAR)) NOT LIKE LOWER('%7%')
  AND LOWER(s) LIKE LOWER(_utf8mb4 X'612125215F5C2725') ESCAPE '!'
  AND LOWER(s) NOT LIKE LOWER(_utf8mb4 X'612125215F5C2725') ESCAPE '!'
  AND LOWER(CAST(n AS CHAR)) LIKE LOWER('7%')
  AND LOWER(CAST(n AS CHAR)) NOT LIKE LOWER('7%')
  AND LOWER(s) LIKE LOWER(_utf8mb4 X'25612125215F5C27') ESCAPE '!'
  AND LOWER(s) NOT LIKE LOWER(_utf8mb4 X'25612125215F5C27') ESCAPE '!'
  AND LOWER(CAST(n AS CHAR)) LIKE LOWER('%7')
  AND LOWER(CAST(n AS CHAR)) NOT LIKE LOWER('%7')
  AND LOWER(s) = LOWER(_utf8mb4 X'61255F5C27')
  AND NOT (LOWER(s) = LOWER(_utf8mb4 X'61255F5C27'))
  AND LOWER(CAST(n AS CHAR)) = LOWER('7')
  AND NOT (LOWER(CAST(n AS CHAR)) = LOWER('7'))
  AND f IS NULL
  AND f IS NOT NULL
  AND (n = 1 OR f IS NULL)
  AND NOT (n = 1 OR f IS NULL)
