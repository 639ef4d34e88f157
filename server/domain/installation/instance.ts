/** What anybody may know of this installation. */
import { passwordMinLength } from "#domain/limits";
import { version } from "#domain/version";
import type { Config } from "#server/config";
import type { Database } from "#server/storage/database/database";
import { hasDemoAccounts } from "#server/storage/users/users";
import { readSettings, type Settings } from "./settings";

/** The type Instance of the contract. */
export interface InstanceData extends Pick<
  Settings,
  "supportContact" | "imprintUrl" | "privacyUrl" | "barrierContact"
> {
  readonly stage: Config["stage"];
  readonly version: string;
  readonly hasDemoAccounts: boolean;
  /** Characters. */
  readonly passwordMinLength: number;
}

/** Stage, version and the settings that the login and the legal pages show. */
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
