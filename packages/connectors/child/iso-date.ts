/** Matches `2026-11-20` with a plausible month and day. */
export function isIsoDate(text: string): boolean {
  return text.length === 10 && isoDate.test(text);
}

/** Matches an ISO date, a space or `T`, a time with at least minutes, and an optional UTC offset. */
export function isIsoTimestamp(text: string): boolean {
  return text.length > 15 && text.length < 36 && isoTimestamp.test(text);
}

/** `20261120`. */
export function isCompactDate(text: string): boolean {
  return text.length === 8 && compactDate.test(text);
}

/** `09:30` or `09:30:15`. */
export function isClockTime(text: string): boolean {
  return text.length < 16 && clockTime.test(text);
}

const isoDate = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const isoTimestamp =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])[ T](?:[01]\d|2[0-4]):[0-5]\d(?::[0-6]\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:?\d\d)?$/;
const compactDate = /^(?:1[89]|20)\d\d(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/;
const clockTime = /^(?:[01]\d|2[0-4]):[0-5]\d(?::[0-6]\d(?:\.\d{1,6})?)?$/;
