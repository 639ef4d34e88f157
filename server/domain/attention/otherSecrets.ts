/** Secrets that are encrypted with the previous key, or that no configured key decrypts, with where they are. */
import { decryptSecret } from "#server/secretText";
import { otherSecrets, type PlacedSecret } from "#server/domain/secrets/secretStores";
import type { OtherSecret } from "#server/storage/attention/secrets";
import { secretTables, type SecretTable } from "#server/storage/secrets/storedSecrets";
import type { SourceContext } from "./attentionSource";

/** Finds the secrets, those that countStoredSecrets counts. */
export async function findOtherSecrets(ctx: SourceContext): Promise<OtherSecret[]> {
  const { current, previous } = ctx.config.secretKeys;
  const found: OtherSecret[] = [];
  for await (const batch of otherSecrets(ctx)) {
    ctx.signal.throwIfAborted();
    for (const secret of batch) {
      const isReadable = (keys: { current: typeof current; previous: typeof previous }) =>
        decryptSecret(keys, secret.place, secret.stored.value) !== null;
      // A secret of an earlier release does not name its key.
      if (isReadable({ current, previous: null })) continue;
      found.push(describe(secret, isReadable({ current, previous })));
    }
  }
  return found;
}

function describe({ table, stored: { position, id } }: PlacedSecret, isReadable: boolean): OtherSecret {
  return {
    ags: null,
    serviceId: null,
    key: null,
    resource: null,
    kbaSettingsId: null,
    ...ownerOf[table](id),
    position: `${secretTables.indexOf(table)} ${position}`,
    isReadable,
  };
}

const ownerOf: Readonly<Record<SecretTable, (id: readonly string[]) => Partial<OtherSecret>>> = {
  service_setting: ([ags = "", serviceId = "", key = ""]) => ({ ags, serviceId, key }),
  resource: resourceOf,
  resource_version: ([, ...resource]) => resourceOf(resource),
  kba_settings: ([kbaSettingsId = "", identifier = ""]) => ({ kbaSettingsId, key: identifier }),
};

function resourceOf([version = "", type = "", resourceId = "", key = ""]: readonly string[]) {
  return { resource: { version, type, resourceId }, key };
}
