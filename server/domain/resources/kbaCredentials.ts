/** Credentials of calls that use the KBA settings of a commune. */
import { calendarDayOf } from "#domain/calendarDays";
import { passwordStateOn } from "#domain/kba/kbaSettings";
import type { JsonObject } from "#domain/resources/resourceNodes";
import { kbaPasswordPlace } from "#server/domain/kba/kbaPasswordPlace";
import { readKbaCredentials } from "#server/domain/kba/kbaUse";
import type { SecretKeys } from "#server/secretKey";
import { decryptSecret } from "#server/secretText";
import type { Database, Transaction } from "#server/storage/database/database";
import { basicCredentials, isObject, kbaAuthentication, textOf, type Credentials } from "./credentials";

/** Context for reading credentials. */
export interface CredentialsContext {
  readonly db: Database | Transaction;
  readonly secretKeys: SecretKeys;
  readonly now: Date;
}

/** Returns the KBA settings used by a document: those of a KBA user, or all. Returns null if it uses none. */
export function kbaAuthenticationOf({ authentication }: JsonObject): { readonly user: string | null } | null {
  const isKba = isObject(authentication) && authentication["type"] === kbaAuthentication;
  return isKba ? { user: textOf(authentication["user"]) } : null;
}

/**
 * Returns the credentials of a commune's only settings, or of those of a KBA user, with the previous password if one is
 * kept. Returns null if there are none or several, or if the password has expired or cannot be decrypted.
 */
export async function readKbaCallCredentials(
  { db, secretKeys, now }: CredentialsContext,
  communeAgs: string,
  user: string | null,
): Promise<Credentials | null> {
  const [settings, ...others] = await readKbaCredentials(db, communeAgs, user);
  if (settings === undefined || others.length > 0) return null;
  const { id, passwordIdentifier, previousIdentifier } = settings;
  const today = calendarDayOf(now);
  const read = (identifier: string, encrypted: string, setOn: string): Credentials | null => {
    if (passwordStateOn(setOn, today) === "EXPIRED") return null;
    const password = decryptSecret(secretKeys, kbaPasswordPlace(id, identifier), encrypted);
    return password === null
      ? null
      : { ...basicCredentials(identifier, password), kba: { settingsId: id, identifier } };
  };
  const present = read(passwordIdentifier, settings.password, settings.passwordSetOn);
  const { previousPassword, previousPasswordSetOn } = settings;
  const previous =
    previousIdentifier === null || previousPassword === null || previousPasswordSetOn === null
      ? null
      : read(previousIdentifier, previousPassword, previousPasswordSetOn);
  if (present === null || previous === null) return present;
  // Mask both passwords in answers, regardless of which one was sent last.
  const secrets = [...present.secrets, ...previous.secrets];
  return { ...present, secrets, previous: { ...previous, secrets } };
}
