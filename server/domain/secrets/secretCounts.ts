/** Counts stored secrets by encryption key. */
import type { Context } from "#server/context";
import type { SecretKeys } from "#server/secretKey";
import { decryptSecret } from "#server/secretText";
import { countSecrets } from "#server/storage/secrets/storedSecrets";
import { otherSecrets, secretSelection } from "./secretStores";

export interface SecretCounts {
  readonly total: number;
  readonly previousKeyCount: number;
  readonly unreadableCount: number;
}

/** Counts the stored secrets. Those that do not name the current key are decrypted, to find a matching key. */
export async function countStoredSecrets(ctx: Pick<Context, "db" | "config">): Promise<SecretCounts> {
  const { secretKeys } = ctx.config;
  const total = await countSecrets(ctx.db, await secretSelection(ctx));
  let previousKeyCount = 0;
  let unreadableCount = 0;
  for await (const batch of otherSecrets(ctx)) {
    for (const { place, stored } of batch) {
      const isReadable = (keys: SecretKeys) => decryptSecret(keys, place, stored.value) !== null;
      // A secret of an earlier release does not name its key.
      if (isReadable({ ...secretKeys, previous: null })) continue;
      if (isReadable(secretKeys)) previousKeyCount += 1;
      else unreadableCount += 1;
    }
  }
  return { total, previousKeyCount, unreadableCount };
}
