-- literals
SELECT
  E'it''s \\ 50%' AS x0,
  'a�b' AS x1,
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
  CAST(DATE_TRUNC('year', day) AS DATE) AS x0,
  CAST(DATE_TRUNC('quarter', day) AS DATE) AS x1,
  CAST(DATE_TRUNC('month', day) AS DATE) AS x2,
  CAST(DATE_TRUNC('week', day) AS DATE) AS x3,
  day AS x4,
  DATE_TRUNC('hour', day) AS x5,
  CAST(DATE_TRUNC('year', at) AS DATE) AS x6,
  CAST(DATE_TRUNC('quarter', at) AS DATE) AS x7,
  CAST(DATE_TRUNC('month', at) AS DATE) AS x8,
  CAST(DATE_TRUNC('week', at) AS DATE) AS x9,
  CAST(at AS DATE) AS x10,
  DATE_TRUNC('hour', at) AS x11
FROM t

-- parts
SELECT
  EXTRACT(YEAR FROM day) AS x0,
  EXTRACT(QUARTER FROM day) AS x1,
  EXTRACT(MONTH FROM day) AS x2,
  EXTRACT(WEEK FROM day) AS x3,
  EXTRACT(DAY FROM day) AS x4,
  EXTRACT(ISODOW FROM day) AS x5,
  EXTRACT(HOUR FROM CAST(day AS TIMESTAMP)) AS x6,
  EXTRACT(YEAR FROM at) AS x7,
  EXTRACT(QUARTER FROM at) AS x8,
  EXTRACT(MONTH FROM at) AS x9,
  EXTRACT(WEEK FROM at) AS x10,
  EXTRACT(DAY FROM at) AS x11,
  EXTRACT(ISODOW FROM at) AS x12,
  EXTRACT(HOUR FROM at) AS x13
FROM t

-- durations
SELECT
  (due - day) * 86400 AS x0,
  (due - day) * 1440 AS x1,
  (due - day) * 24 AS x2,
  due - day AS x3,
  (due - day) / 7.0 AS x4,
  EXTRACT(YEAR FROM AGE(due, day)) * 12 + EXTRACT(MONTH FROM AGE(due, day)) AS x5,
  EXTRACT(YEAR FROM AGE(due, day)) AS x6,
  EXTRACT(EPOCH FROM due_at - day) AS x7,
  EXTRACT(EPOCH FROM due_at - day) / 60 AS x8,
  EXTRACT(EPOCH FROM due_at - day) / 3600 AS x9,
  EXTRACT(EPOCH FROM due_at - day) / 86400 AS x10,
  EXTRACT(EPOCH FROM due_at - day) / 604800 AS x11,
  EXTRACT(YEAR FROM AGE(due_at, day)) * 12 + EXTRACT(MONTH FROM AGE(due_at, day)) AS x12,
  EXTRACT(YEAR FROM AGE(due_at, day)) AS x13,
  EXTRACT(EPOCH FROM due - at) AS x14,
  EXTRACT(EPOCH FROM due - at) / 60 AS x15,
  EXTRACT(EPOCH FROM due - at) / 3600 AS x16,
  EXTRACT(EPOCH FROM due - at) / 86400 AS x17,
  EXTRACT(EPOCH FROM due - at) / 604800 AS x18,
  EXTRACT(YEAR FROM AGE(due, at)) * 12 + EXTRACT(MONTH FROM AGE(due, at)) AS x19,
  EXTRACT(YEAR FROM AGE(due, at)) AS x20,
  EXTRACT(EPOCH FROM due_at - at) AS x21,
  EXTRACT(EPOCH FROM due_at - at) / 60 AS x22,
  EXTRACT(EPOCH FROM due_at - at) / 3600 AS x23,
  EXTRACT(EPOCH FROM due_at - at) / 86400 AS x24,
  EXTRACT(EPOCH FROM due_at - at) / 604800 AS x25,
  EXTRACT(YEAR FROM AGE(due_at, at)) * 12 + EXTRACT(MONTH FROM AGE(due_at, at)) AS x26,
  EXTRACT(YEAR FROM AGE(due_at, at)) AS x27
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
  CAST(n AS NUMERIC) / NULLIF(n, 0) AS x18,
  CAST(n AS NUMERIC) / 2 AS x19,
  d / NULLIF(n, 0) AS x20,
  d / 2 AS x21,
  f / NULLIF(n, 0) AS x22,
  f / 2 AS x23
FROM t

-- rounded
SELECT ROUND(d, 2) AS x0, ROUND(CAST(f AS NUMERIC), 2) AS x1
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
  PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY n) AS x36,
  PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY n) FILTER (WHERE s = s) AS x37,
  PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY d) AS x38,
  PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY d) FILTER (WHERE s = s) AS x39,
  PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY f) AS x40,
  PERCENTILE_CONT(0.5) WITHIN GROUP (ORDER BY f) FILTER (WHERE s = s) AS x41,
  STDDEV(n) AS x42,
  STDDEV(n) FILTER (WHERE s = s) AS x43,
  STDDEV(d) AS x44,
  STDDEV(d) FILTER (WHERE s = s) AS x45,
  STDDEV(f) AS x46,
  STDDEV(f) FILTER (WHERE s = s) AS x47
FROM t

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
  AND s ILIKE E'%a!%!_\\''%' ESCAPE '!'
  AND s NOT ILIKE E'%a!%!_\\''%' ESCAPE '!'
  AND CAST(n AS TEXT) ILIKE '%7%'
  AND CAST(n AS TEXT) NOT ILIKE '%7%'
  AND s ILIKE E'a!%!_\\''%' ESCAPE '!'
  AND s NOT ILIKE E'a!%!_\\''%' ESCAPE '!'
  AND CAST(n AS TEXT) ILIKE '7%'
  AND CAST(n AS TEXT) NOT ILIKE '7%'
  AND s ILIKE E'%a!%!_\\''' ESCAPE '!'
  AND s NOT ILIKE E'%a!%!_\\''' ESCAPE '!'
  AND CAST(n AS TEXT) ILIKE '%7'
  AND CAST(n AS TEXT) NOT ILIKE '%7'
  AND LOWER(s) = LOWER(E'a%_\\''')
  AND NOT (LOWER(s) = LOWER(E'a%_\\'''))
  AND LOWER(CAST(n AS TEXT)) = LOWER('7')
  AND NOT (LOWER(CAST(n AS TEXT)) = LOWER('7'))
  AND f IS NULL
  AND f IS NOT NULL
  AND (n = 1 OR f IS NULL)
  AND NOT (n = 1 OR f IS NULL)
