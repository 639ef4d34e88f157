/**
 * Which values nobody may read again, by the names under which they stand: passwords, tokens, keys and the like. What is
 * merely personal, such as a name or an IBAN, is no secret of this kind: whoever may read a process needs it.
 */

/** Stands in the place of a secret. */
export const secretMask = "••••";

/** Parts of names that tell a secret wherever they stand; German and English. */
const inside =
  /passw|passphrase|pwd|kennwort|secret|geheim|token|api_?-?key|private_?-?key|keystore|credential|zugangscode/i;

/** Codes that prove who somebody is or open something, as forms name them: sicherheitscodeTeil1, Freischalt-Code. */
const codes =
  /(?:sicherheits|freischalt|aktivierungs|best(?:ä|ae)tigungs|verifi(?:zierungs|kations)|einmal|sperr|zugangs|zugriffs|pr(?:ü|ue)f|registrierungs|security|activation|verification|confirmation|access|unlock)[-_ ]?(?:code|schl(?:ü|ue)ssel|nummer|number)/i;

/** Short ones, which must be a word of the name by itself: "shipping" has no PIN. */
const words: ReadonlySet<string> = new Set(["pin", "puk", "tan", "otp", "cvv", "cvc", "authorization"]);

/** Whether what stands under this name is a secret. */
export function isSecretName(name: string): boolean {
  return inside.test(name) || codes.test(name) || wordsOf(name).some((word) => words.has(word));
}

/** Any JSON value with what stands under secret names replaced, however deep; below 32 levels all is. */
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
