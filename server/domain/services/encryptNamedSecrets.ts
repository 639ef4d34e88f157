/** Encrypts secrets that were stored before their keys were known to be secret. */
import { isSecretKey } from "#domain/serviceSettings";
import type { SecretKeys } from "#server/secretKey";
import { encryptSecret, isEncryptedText } from "#server/secretText";
import type { Database } from "#server/storage/database/database";
import {
  secretPlace,
  selectOwnSettings,
  selectSettingKeys,
  updateSettingValue,
} from "#server/storage/services/serviceSettings";

/**
 * Encrypts the values of communes whose key is named like a secret and that are stored as plain text. Runs at every
 * start, since the rule for names may change. A value that a user changes meanwhile is left alone.
 */
export async function encryptNamedSecrets(db: Database, secretKeys: SecretKeys): Promise<void> {
  const keys = (await selectSettingKeys(db)).filter(isSecretKey);
  for (const { communeAgs, serviceId, key, value } of await selectOwnSettings(db, keys)) {
    if (isEncryptedText(value)) continue;
    const of = { communeAgs, serviceId, key };
    await updateSettingValue(db, of, value, encryptSecret(secretKeys, secretPlace(of, key), value));
  }
}
