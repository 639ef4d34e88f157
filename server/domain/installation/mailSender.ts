/** The sender of e-mails: MAIL_FROM if it is set, otherwise the setting. */
import type { Config } from "#server/config";
import type { Database } from "#server/storage/database/database";
import { readSettings, type Settings } from "./settings";

/** Returns the sender while none is set: an address at the server's own host. */
export function defaultSender({ publicUrl }: Pick<Config, "publicUrl">): string {
  return `Service Management <no-reply@${new URL(publicUrl).hostname}>`;
}

/** Returns the sender that applies. */
export function effectiveSender(
  config: Pick<Config, "mailFrom" | "publicUrl">,
  { mailSender }: Pick<Settings, "mailSender">,
): string {
  return config.mailFrom ?? mailSender ?? defaultSender(config);
}

/** Reads the sender that applies now. */
export async function readSender(
  db: Database,
  config: Pick<Config, "mailFrom" | "publicUrl">,
): Promise<string> {
  return config.mailFrom ?? effectiveSender(config, await readSettings(db));
}
