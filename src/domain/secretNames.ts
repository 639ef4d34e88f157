/**
 * Detects secrets by field name: passwords, tokens, keys and the like. Personal data such as a name or an
 * IBAN is not secret: users who may read a process need it.
 */

/** Replaces a secret value. */
export const secretMask = "••••";

/** Substrings that mark a name as secret, German and English. */
const inside =
  /passw|passphrase|pwd|kennwort|secret|geheim|token|api_?-?key|private_?-?key|keystore|credential|zugangscode/i;

/** Names of codes that authenticate a person or grant access: sicherheitscodeTeil1, Freischalt-Code. */
const codes =
  /(?:sicherheits|freischalt|aktivierungs|best(?:ä|ae)tigungs|verifi(?:zierungs|kations)|einmal|sperr|zugangs|zugriffs|pr(?:ü|ue)f|registrierungs|security|activation|verification|confirmation|access|unlock)[-_ ]?(?:code|schl(?:ü|ue)ssel|nummer|number)/i;

/** Short terms that must be a whole word of the name: "shipping" is not a PIN. */
const words: ReadonlySet<string> = new Set(["pin", "puk", "tan", "otp", "cvv", "cvc", "authorization"]);

/** Whether a field with this name holds a secret. */
export function isSecretName(name: string): boolean {
  return inside.test(name) || codes.test(name) || wordsOf(name).some((word) => words.has(word));
}

/** Replaces secret values in any JSON value at any depth; below 32 levels everything is masked. */
export function maskSecrets(value: unknown, depth = 0): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (depth >= depthMax) return secretMask;
  if (Array.isArray(value)) return value.map((item: unknown) => maskSecrets(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, part]: [string, unknown]) => [
      name,
      part !== null && isSecretName(name) ? secretMask : maskSecrets(part, depth + 1),
    ]),
  );
}

const depthMax = 32;

function wordsOf(name: string): string[] {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}]+/u);
}
