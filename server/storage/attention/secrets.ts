/** The list of secrets that are not encrypted with the current key, completed by what they belong to. */
import { sql } from "kysely";
import { attentionList, type AttentionList } from "./attentionItems";

/** A secret. Which of the fields it has depends on its table. */
export interface OtherSecret {
  /** Unique, in the order of the list. */
  readonly position: string;
  readonly ags: string | null;
  readonly serviceId: string | null;
  /** Key or path. */
  readonly key: string | null;
  readonly resource: { readonly version: string; readonly type: string; readonly resourceId: string } | null;
  /** KBA settings that have it as password. */
  readonly kbaSettingsId: string | null;
  readonly isReadable: boolean;
}

/** The list of these secrets, by position. */
export function listedSecrets(secrets: readonly OtherSecret[]): AttentionList {
  const rows = secrets.map(({ kbaSettingsId, serviceId, isReadable, ...secret }) => ({
    ...secret,
    service_id: serviceId,
    kba: kbaSettingsId,
    is_readable: isReadable,
  }));
  return attentionList("SECRET_KEY", {
    columns: {
      name: sql`coalesce(k.kba_user, r.name)`,
      key: sql`s.key`,
      ags: sql`coalesce(s.ags, k.commune_ags)`,
      communeName: sql`c.name`,
      serviceId: sql`s.service_id`,
      resource: sql`s.resource`,
      isUnreadable: sql`not s.is_readable`,
    },
    figures: { isError: sql`not s.is_readable` },
    from: sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as s (
        position text collate "C", ags text, service_id text, key text, resource json, kba uuid, is_readable boolean)
      left join kba_settings k on k.id = s.kba
      left join resource r on r.version = s.resource ->> 'version' and r.type = s.resource ->> 'type'
        and r.id = s.resource ->> 'resourceId'
      left join commune c on c.ags = coalesce(s.ags, k.commune_ags)`,
    keys: [{ column: "s.position", type: "text" }],
  });
}
