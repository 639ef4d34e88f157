/** Public information about this installation. */
import { passwordMinLength } from "#domain/limits";
import { bannerAt, type SystemBanner } from "#domain/systemSettings";
import { version } from "#domain/version";
import type { Config } from "#server/config";
import type { Context } from "#server/context";
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
  /** Null: none, or not for the login page. */
  readonly loginBanner: ShownBanner | null;
}

/** A banner in the shape of the GraphQL schema. */
export interface ShownBanner {
  readonly german: string;
  readonly english: string;
  readonly endsAt: Date | null;
  readonly isOnLogin: boolean;
}

/** Returns the banner in the shape of the GraphQL schema. */
export function shownBanner(banner: SystemBanner | null): ShownBanner | null {
  return banner && { ...banner, endsAt: banner.endsAt === null ? null : new Date(banner.endsAt) };
}

/** Returns the banner that users see now. */
export async function readBanner({ db, now }: Pick<Context, "db" | "now">): Promise<ShownBanner | null> {
  const { banner } = await readSettings(db);
  return shownBanner(bannerAt(banner, now()));
}

/** Reads the stage, the version and the settings shown on the login and legal pages. */
export async function readInstance(
  db: Database,
  config: Pick<Config, "stage">,
  now: Date,
): Promise<InstanceData> {
  const [settings, demo] = await Promise.all([readSettings(db), hasDemoAccounts(db)]);
  const banner = bannerAt(settings.banner, now);
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
    loginBanner: shownBanner(banner?.isOnLogin ? banner : null),
  };
}
