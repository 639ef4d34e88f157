/** Public information about this installation. */
import { passwordMinLength } from "#domain/limits";
import { version } from "#domain/version";
import type { Config } from "#server/config";
import type { Database } from "#server/storage/database/database";
import { hasDemoAccounts } from "#server/storage/users/users";
import { readSettings, type Settings } from "./settings";

/** Data of the GraphQL type `Instance`. */
export interface InstanceData extends Pick<
  Settings,
  "supportContact" | "imprintUrl" | "privacyUrl" | "barrierContact"
> {
  readonly stage: Config["stage"];
  readonly version: string;
  readonly hasDemoAccounts: boolean;
  /** In characters. */
  readonly passwordMinLength: number;
}

/** Reads the stage, the version and the settings shown on the login and legal pages. */
export async function readInstance(db: Database, config: Pick<Config, "stage">): Promise<InstanceData> {
  const [settings, demo] = await Promise.all([readSettings(db), hasDemoAccounts(db)]);
  const { supportContact, imprintUrl, privacyUrl, barrierContact } = settings;
  return {
    stage: config.stage,
    version,
    hasDemoAccounts: demo,
    passwordMinLength,
    supportContact,
    imprintUrl,
    privacyUrl,
    barrierContact,
  };
}
