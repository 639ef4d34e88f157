/** Re-encrypts stored secrets with the current key, so that the previous one is no longer needed. */
import type { Context } from "#server/context";
import { decryptSecret, encryptSecret } from "#server/secretText";
import { replaceSecret } from "#server/storage/secrets/storedSecrets";
import { otherSecrets } from "./secretStores";

/**
 * Encrypts all secrets with the current key that are encrypted with the previous one, or that do not name their key.
 * One that a user changes meanwhile, or that no key decrypts, is left alone. Each is stored by itself: an interrupted
 * run needs no repair, and several at the same time do no harm.
 */
export async function reencryptSecrets(
  ctx: Pick<Context, "db" | "config" | "log" | "background">,
): Promise<void> {
  const { secretKeys } = ctx.config;
  let reencrypted = 0;
  let unreadable = 0;
  for await (const batch of otherSecrets(ctx)) {
    for (const { table, place, stored } of batch) {
      if (ctx.background.stopping.aborted) return;
      const text = decryptSecret(secretKeys, place, stored.value);
      if (text === null) unreadable += 1;
      else if (await replaceSecret(ctx.db, table, stored, encryptSecret(secretKeys, place, text)))
        reencrypted += 1;
    }
  }
  if (reencrypted > 0) ctx.log.info({ reencrypted }, "secrets are encrypted with the current key");
  if (unreadable > 0) ctx.log.warn({ unreadable }, "secrets cannot be decrypted with any configured key");
}
