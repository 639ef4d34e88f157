/** Calls that authenticate themselves with the KBA settings of a commune. */
import { calendarDayOf } from "#domain/calendarDays";
import { passwordStateOn } from "#domain/kba/kbaSettings";
import type { JsonObject } from "#domain/resources/resourceNodes";
import { kbaPasswordPlace } from "#server/domain/kba/kbaPasswordPlace";
import { readKbaCredentials } from "#server/domain/kba/kbaUse";
import type { SecretKeys } from "#server/secretKey";
import { decryptSecret } from "#server/secretText";
import type { Database, Transaction } from "#server/storage/database/database";
import { basicCredentials, isObject, kbaAuthentication, textOf, type Credentials } from "./credentials";

/** What credentials are read with. */
export interface CredentialsContext {
  readonly db: Database | Transaction;
  readonly secretKeys: SecretKeys;
  readonly now: Date;
}

/** Returns which KBA settings a document authenticates with: a KBA user or all. Returns null if with none. */
export function kbaAuthenticationOf({ authentication }: JsonObject): { readonly user: string | null } | null {
  const isKba = isObject(authentication) && authentication["type"] === kbaAuthentication;
  return isKba ? { user: textOf(authentication["user"]) } : null;
}

/**
 * Returns the credentials of the only settings of a commune, or of those of a KBA user, with the previous password if
 * one is kept. Returns null if there are none or several, or their password has expired or cannot be decrypted.
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
  // An answer may repeat either of them, whichever was sent last.
  const secrets = [...present.secrets, ...previous.secrets];
  return { ...present, secrets, previous: { ...previous, secrets } };
}
