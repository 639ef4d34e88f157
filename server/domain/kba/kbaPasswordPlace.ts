/** The context that the encryption of a KBA password is bound to. */

/**
 * Returns the encryption context of a password: the row and the password identifier. It stays valid when the current
 * password becomes the previous one, so no re-encryption is needed.
 */
export function kbaPasswordPlace(settingsId: string, passwordIdentifier: string): string {
  return `kba/${settingsId}/${passwordIdentifier}`;
}
