/** Checks all stored keystores again, so that lists show expiring and unreadable ones. */
import type { ResourceKey } from "#domain/resources/resourceKinds";
import type { Context } from "#server/context";
import type { JobRun } from "#server/jobRun";
import {
  selectKeystore,
  selectKeystoreKeys,
  storeKeystoreCheck,
} from "#server/storage/resources/keystoreChecks";
import { checkKeystore, type KeystoreCheck } from "./keystores";
import { decryptResourceSecrets } from "./resourceSecrets";

type CheckContext = Pick<Context, "db" | "config" | "log" | "now" | "background">;

/** Checks all keystores sequentially. A failed check does not stop the others. Call it daily. */
export async function checkStoredKeystores(ctx: CheckContext, run: JobRun): Promise<void> {
  for (const key of await selectKeystoreKeys(ctx.db)) {
    if (ctx.background.stopping.aborted) return;
    try {
      await checkStored(ctx, key, run);
      run.count("CHECKED");
    } catch (error) {
      ctx.log.warn({ err: error, resource: key.id }, "a keystore could not be checked");
      run.log("error", `${pathOf(key)}: could not be checked`);
      run.count("FAILED");
    }
  }
}

const pathOf = ({ version, type, id }: ResourceKey) => `${version}/${type}/${id}`;

async function checkStored(ctx: CheckContext, key: ResourceKey, run: JobRun): Promise<void> {
  const stored = await selectKeystore(ctx.db, key);
  if (stored === undefined) return;
  const secrets = decryptResourceSecrets(ctx.config.secretKeys, key, stored.secrets);
  const content = secrets["/content"];
  const check =
    content === undefined
      ? undecryptable
      : await checkKeystore({ content, password: secrets["/password"] ?? null });
  await storeKeystoreCheck(ctx.db, key, check, { at: ctx.now(), revision: stored.revision });
  if (check.problem === null) return;
  ctx.log.warn({ resource: key.id, code: check.problem.code }, "a keystore is invalid");
  run.log("warn", `${pathOf(key)}: ${check.problem.code}`);
  run.count("INVALID");
}

/** The secret key has been replaced since the keystore was stored. */
const undecryptable: KeystoreCheck = {
  format: null,
  certificates: [],
  problem: { code: "KEYSTORE_UNREADABLE", detail: "SECRET_KEY" },
};
