/** Encrypts secrets that were stored in plain text before their keys were recognized as secret. */
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
 * Encrypts plain-text values of communes whose key is named like a secret. Runs at every start, since the naming rule
 * may change. Skips values that a user changes meanwhile.
 */
export async function encryptNamedSecrets(db: Database, secretKeys: SecretKeys): Promise<void> {
  const keys = (await selectSettingKeys(db)).filter(isSecretKey);
  for (const { communeAgs, serviceId, key, value } of await selectOwnSettings(db, keys)) {
    if (isEncryptedText(value)) continue;
    const of = { communeAgs, serviceId, key };
    await updateSettingValue(db, of, value, encryptSecret(secretKeys, secretPlace(of, key), value));
  }
}
