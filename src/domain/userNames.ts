/** Names of users as they are typed, for browser and server alike. */

/**
 * Whether a text has characters that nobody sees: format characters, as zero-width spaces and changes of direction, and
 * blank fillers. No name of DIN 91379 has one.
 */
export function hasInvisibleCharacters(text: string): boolean {
  return /[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}
