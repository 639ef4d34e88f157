/** Re-encrypts stored secrets with the current key, so that the previous key can be removed. */
import type { Context } from "#server/context";
import type { JobRun } from "#server/jobRun";
import { decryptSecret, encryptSecret } from "#server/secretText";
import { replaceSecret } from "#server/storage/secrets/storedSecrets";
import { otherSecrets } from "./secretStores";

/**
 * Encrypts all secrets with the current key that use the previous one or do not name their key. Skips secrets that a
 * user changes meanwhile or that no key decrypts. Each secret is stored separately, so interrupted and concurrent runs
 * are safe.
 */
export async function reencryptSecrets(
  ctx: Pick<Context, "db" | "config" | "log" | "background">,
  run: JobRun,
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
  run.count("REENCRYPTED", reencrypted);
  run.count("UNREADABLE", unreadable);
  if (unreadable > 0) run.log("warn", `secrets that no configured key decrypts: ${unreadable}`);
  if (reencrypted > 0) ctx.log.info({ reencrypted }, "secrets are encrypted with the current key");
  if (unreadable > 0) ctx.log.warn({ unreadable }, "secrets cannot be decrypted with any configured key");
}
