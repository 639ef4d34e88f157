/** Validation of usernames, for browser and server. */

/**
 * Whether a text has invisible characters: format characters such as zero-width spaces and direction marks,
 * and blank fillers. No name of DIN 91379 has one.
 */
export function hasInvisibleCharacters(text: string): boolean {
  return /[\p{Cf}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u.test(text);
}
