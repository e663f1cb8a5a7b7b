/** True for a value that only a secret looks like: a salted password hash, a signed token, an API key. */
export function isCredential(value: string): boolean {
  return credentials.some((pattern) => pattern.test(value));
}

const credentials: readonly RegExp[] = [
  // Password hashes name their algorithm: bcrypt, Argon2, crypt(3), PBKDF2, LDAP.
  /^\$(?:2[abxy]|argon2(?:id|i|d)|[156]|scrypt|pbkdf2[\w-]*)\$/,
  /^(?:pbkdf2|scrypt|argon2|bcrypt)[\w-]*[:$]/i,
  /^\{(?:S?SHA\d*|S?MD5|CRYPT|BCRYPT)\}/i,
  // JSON Web Tokens start with the encoding of `{"`.
  /^eyJ[\w-]{8,}\.[\w-]+\.[\w-]*$/,
  /^(?:sk|pk|rk)_(?:live|test)_\w{8,}$/,
  /^(?:gh[opsu]_|github_pat_|glpat-|xox[abprs]-|AKIA|AIza|SG\.)[\w.-]{12,}$/,
  /^-----BEGIN [A-Z ]*PRIVATE KEY-----/,
];

/** True for the number of a payment card or bank account, verified by its check digits. */
export function isAccountNumber(value: string): boolean {
  const bare = value.replaceAll(/[ -]/g, "");
  return cardNumber.test(bare) ? isLuhn(bare) : iban.test(bare) && isIban(bare);
}

/** Lengths and prefixes of the large card schemes. Device numbers also have check digits, but other prefixes. */
const cardNumber = /^(?:4\d{12}(?:\d{3}){0,2}|[256]\d{15}|3[47]\d{13}|3[068]\d{12})$/;
const iban = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/;

/** ISO/IEC 7812-1, annex B: with every second digit from the right doubled, the sum ends in 0. */
function isLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number)
    .toReversed()
    .map((digit, index) => (index % 2 === 0 ? digit : digit * 2 - (digit > 4 ? 9 : 0)))
    .reduce((total, digit) => total + digit, 0);
  return sum % 10 === 0;
}

/**
 * ISO 13616: with the first four characters moved to the end and letters as numbers from 10, the remainder modulo 97 is
 * 1.
 */
function isIban(text: string): boolean {
  const moved = `${text.slice(4)}${text.slice(0, 4)}`;
  const digits = Array.from(moved, (character) => Number.parseInt(character, 36).toString()).join("");
  return BigInt(digits) % 97n === 1n;
}
