/** Iterates over the stored secrets that are not encrypted with the current secret key. */
import { isSecretKey } from "#domain/serviceSettings";
import type { Context } from "#server/context";
import { kbaPasswordPlace } from "#server/domain/kba/kbaPasswordPlace";
import { resourceSecretPlace } from "#server/domain/resources/resourceSecrets";
import { currentPrefix } from "#server/secretText";
import {
  secretTables,
  selectOtherSecrets,
  type SecretTable,
  type StoredSecret,
} from "#server/storage/secrets/storedSecrets";
import { secretPlace, selectSettingKeys } from "#server/storage/services/serviceSettings";

/** A stored secret with the context that its encryption is bound to. */
export interface PlacedSecret {
  readonly table: SecretTable;
  readonly place: string;
  readonly stored: StoredSecret;
}

/** Returns the criteria that select the secrets of this installation. */
export async function secretSelection({ db, config }: Pick<Context, "db" | "config">) {
  const settingKeys = (await selectSettingKeys(db)).filter(isSecretKey);
  return { settingKeys, prefix: currentPrefix(config.secretKeys) };
}

/** Yields the secrets that are not encrypted with the current key, in batches. Each is read once. */
export async function* otherSecrets(
  ctx: Pick<Context, "db" | "config">,
  limit = 500,
): AsyncGenerator<readonly PlacedSecret[]> {
  const selection = await secretSelection(ctx);
  for (const table of secretTables) {
    for (let after: string | undefined = ""; after !== undefined;) {
      const batch: readonly StoredSecret[] = await selectOtherSecrets(ctx.db, table, selection, {
        after,
        limit,
      });
      if (batch.length > 0)
        yield batch.map((stored) => ({ table, place: placeOf[table](stored.id), stored }));
      after = batch.length < limit ? undefined : batch.at(-1)?.position;
    }
  }
}

const placeOf: Readonly<Record<SecretTable, (id: readonly string[]) => string>> = {
  service_setting: ([communeAgs = "", serviceId = "", key = ""]) =>
    secretPlace({ communeAgs, serviceId }, key),
  resource: placeOfResource,
  resource_version: ([, ...resource]) => placeOfResource(resource),
  kba_settings: ([id = "", identifier = ""]) => kbaPasswordPlace(id, identifier),
};

function placeOfResource([version = "", type = "", id = "", pointer = ""]: readonly string[]): string {
  return resourceSecretPlace({ version, type, id }, pointer);
}
