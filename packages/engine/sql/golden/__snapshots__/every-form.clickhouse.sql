-- literals
SELECT
  'it''s \\ 50%' AS x0,
  'a\0b' AS x1,
  TRUE AS x2,
  FALSE AS x3,
  toDate32('1969-12-31') AS x4,
  toDate('2026-11-20') AS x5,
  toDate32('2106-01-01') AS x6,
  toDateTime64('1969-12-31 10:00:00', 0) AS x7,
  toDateTime('2026-11-20 10:00:00') AS x8,
  toDateTime64('2026-11-20 10:00:00.125', 3) AS x9,
  NULL AS x10
FROM t

-- grains
SELECT
  toStartOfYear(day) AS x0,
  toStartOfQuarter(day) AS x1,
  toStartOfMonth(day) AS x2,
  toMonday(day) AS x3,
  day AS x4,
  toStartOfHour(toDateTime(day)) AS x5,
  toStartOfYear(at) AS x6,
  toStartOfQuarter(at) AS x7,
  toStartOfMonth(at) AS x8,
  toMonday(at) AS x9,
  toDate(at) AS x10,
  toStartOfHour(at) AS x11
FROM t

-- parts
SELECT
  toYear(day) AS x0,
  toQuarter(day) AS x1,
  toMonth(day) AS x2,
  toISOWeek(day) AS x3,
  toDayOfMonth(day) AS x4,
  toDayOfWeek(day) AS x5,
  toHour(toDateTime(day)) AS x6,
  toYear(at) AS x7,
  toQuarter(at) AS x8,
  toMonth(at) AS x9,
  toISOWeek(at) AS x10,
  toDayOfMonth(at) AS x11,
  toDayOfWeek(at) AS x12,
  toHour(at) AS x13
FROM t

-- durations
SELECT
  dateDiff('second', day, due) AS x0,
  dateDiff('second', day, due) / 60 AS x1,
  dateDiff('second', day, due) / 3600 AS x2,
  dateDiff('day', day, due) AS x3,
  dateDiff('second', day, due) / 604800 AS x4,
  age('month', day, due) AS x5,
  age('year', day, due) AS x6,
  dateDiff('second', day, due_at) AS x7,
  dateDiff('second', day, due_at) / 60 AS x8,
  dateDiff('second', day, due_at) / 3600 AS x9,
  dateDiff('second', day, due_at) / 86400 AS x10,
  dateDiff('second', day, due_at) / 604800 AS x11,
  age('month', day, due_at) AS x12,
  age('year', day, due_at) AS x13,
  dateDiff('second', at, due) AS x14,
  dateDiff('second', at, due) / 60 AS x15,
  dateDiff('second', at, due) / 3600 AS x16,
  dateDiff('second', at, due) / 86400 AS x17,
  dateDiff('second', at, due) / 604800 AS x18,
  age('month', at, due) AS x19,
  age('year', at, due) AS x20,
  dateDiff('second', at, due_at) AS x21,
  dateDiff('second', at, due_at) / 60 AS x22,
  dateDiff('second', at, due_at) / 3600 AS x23,
  dateDiff('second', at, due_at) / 86400 AS x24,
  dateDiff('second', at, due_at) / 604800 AS x25,
  age('month', at, due_at) AS x26,
  age('year', at, due_at) AS x27
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
  toFloat64(n) / NULLIF(n, 0) AS x18,
  toFloat64(n) / 2 AS x19,
  toFloat64(d) / NULLIF(n, 0) AS x20,
  toFloat64(d) / 2 AS x21,
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
  CONCAT(s, toString(n)) AS x2,
  LENGTH(s) AS x3,
  LOWER(s) AS x4,
  ROUND(d) AS x5,
  TRIM(s) AS x6,
  UPPER(s) AS x7
FROM t

-- aggregates
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
  quantileExactInclusive(0.5)(n) AS x36,
  quantileExactInclusive(0.5)(CASE WHEN s = s THEN n END) AS x37,
  quantileExactInclusive(0.5)(toFloat64(d)) AS x38,
  quantileExactInclusive(0.5)(toFloat64(CASE WHEN s = s THEN d END)) AS x39,
  quantileExactInclusive(0.5)(f) AS x40,
  quantileExactInclusive(0.5)(CASE WHEN s = s THEN f END) AS x41,
  CASE WHEN COUNT(n) > 1 THEN stddevSamp(n) END AS x42,
  CASE WHEN COUNT(CASE WHEN s = s THEN n END) > 1 THEN stddevSamp(CASE WHEN s = s THEN n END) END AS x43,
  CASE WHEN COUNT(d) > 1 THEN stddevSamp(d) END AS x44,
  CASE WHEN COUNT(CASE WHEN s = s THEN d END) > 1 THEN stddevSamp(CASE WHEN s = s THEN d END) END AS x45,
  CASE WHEN COUNT(f) > 1 THEN stddevSamp(f) END AS x46,
  CASE WHEN COUNT(CASE WHEN s = s THEN f END) > 1 THEN stddevSamp(CASE WHEN s = s THEN f END) END AS x47
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
  AND at >= toDate('2026-11-20') AND at < toDate('2026-11-21')
  AND (at < toDate('2026-11-20') OR at >= toDate('2026-11-21'))
  AND n <> 2
  AND n = 2
  AND f <> 2
  AND f = 2
  AND s IS NOT NULL
  AND s IS NULL
  AND s IS NOT NULL
  AND s IS NULL
  AND (at < toDate('2026-11-20') OR at >= toDate('2026-11-21'))
  AND at >= toDate('2026-11-20') AND at < toDate('2026-11-21')
  AND n < 2
  AND n >= 2
  AND f < 2
  AND f >= 2
  AND s < NULL
  AND s >= NULL
  AND NULL < s
  AND NULL >= s
  AND at < toDate('2026-11-20')
  AND at >= toDate('2026-11-20')
  AND n <= 2
  AND n > 2
  AND f <= 2
  AND f > 2
  AND s <= NULL
  AND s > NULL
  AND NULL <= s
  AND NULL > s
  AND at < toDate('2026-11-21')
  AND at >= toDate('2026-11-21')
  AND n > 2
  AND n <= 2
  AND f > 2
  AND f <= 2
  AND s > NULL
  AND s <= NULL
  AND NULL > s
  AND NULL <= s
  AND at >= toDate('2026-11-21')
  AND at < toDate('2026-11-21')
  AND n >= 2
  AND n < 2
  AND f >= 2
  AND f < 2
  AND s >= NULL
  AND s < NULL
  AND NULL >= s
  AND NULL < s
  AND at >= toDate('2026-11-20')
  AND at < toDate('2026-11-20')
  AND d BETWEEN 1 AND 2
  AND d NOT BETWEEN 1 AND 2
  AND n = 1
  AND n <> 1
  AND (f = 1 OR f IS NULL)
  AND f <> 1
  AND s ILIKE '%a\\%\\_\\\\''%'
  AND s NOT ILIKE '%a\\%\\_\\\\''%'
  AND toString(n) ILIKE '%7%'
  AND toString(n) NOT ILIKE '%7%'
  AND s ILIKE 'a\\%\\_\\\\''%'
  AND s NOT ILIKE 'a\\%\\_\\\\''%'
  AND toString(n) ILIKE '7%'
  AND toString(n) NOT ILIKE '7%'
  AND s ILIKE '%a\\%\\_\\\\'''
  AND s NOT ILIKE '%a\\%\\_\\\\'''
  AND toString(n) ILIKE '%7'
  AND toString(n) NOT ILIKE '%7'
  AND lowerUTF8(s) = lowerUTF8('a%_\\''')
  AND NOT (lowerUTF8(s) = lowerUTF8('a%_\\'''))
  AND lowerUTF8(toString(n)) = lowerUTF8('7')
  AND NOT (lowerUTF8(toString(n)) = lowerUTF8('7'))
  AND f IS NULL
  AND f IS NOT NULL
  AND (n = 1 OR f IS NULL)
  AND NOT (n = 1 OR f IS NULL)
