/** Place of a KBA password, which its encryption is bound to. */

/**
 * Returns the place of a password. It consists of the row and the password identifier, so that the present password can
 * become the previous one without being encrypted again.
 */
export function kbaPasswordPlace(settingsId: string, passwordIdentifier: string): string {
  return `kba/${settingsId}/${passwordIdentifier}`;
}
