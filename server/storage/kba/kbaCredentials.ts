/** Credentials for calls to the KBA, and the results of using them. */
import { sql } from "kysely";
import type { Database, Transaction } from "#server/storage/database/database";

/** Passwords of settings, as stored. */
export interface StoredKbaCredentials {
  readonly id: string;
  readonly communeAgs: string;
  readonly user: string;
  readonly userNumber: string;
  readonly clientAgs: string;
  readonly passwordIdentifier: string;
  /** Encrypted, like the previous one. */
  readonly password: string;
  /** Day on which it was set at the KBA, as YYYY-MM-DD. */
  readonly passwordSetOn: string;
  /** Null, like the password: no previous password is kept. */
  readonly previousIdentifier: string | null;
  readonly previousPassword: string | null;
  readonly previousPasswordSetOn: string | null;
}

/** Returns the passwords of a commune by user: those of one user, in whatever case, or of all. */
export async function selectKbaCredentials(
  db: Database | Transaction,
  communeAgs: string,
  user: string | null,
): Promise<StoredKbaCredentials[]> {
  return db
    .selectFrom("kba_settings")
    .select([
      "id",
      "commune_ags as communeAgs",
      "kba_user as user",
      "user_number as userNumber",
      "client_ags as clientAgs",
      "password_identifier as passwordIdentifier",
      "password",
      "password_set_on as passwordSetOn",
      "previous_identifier as previousIdentifier",
      "previous_password as previousPassword",
      "previous_set_on as previousPasswordSetOn",
    ])
    .where("commune_ags", "=", communeAgs)
    .$if(user !== null, (query) => query.where(sql`lower(kba_user)`, "=", sql`lower(${user})`))
    .orderBy("kba_user")
    .execute();
}

/** Records a successful use and clears a recorded refusal. The row must be locked. */
export async function recordSuccessfulUse(
  tx: Transaction,
  id: string,
  {
    identifier,
    at,
    isPresent,
  }: { readonly identifier: string; readonly at: Date; readonly isPresent: boolean },
): Promise<void> {
  await tx
    .updateTable("kba_settings")
    .set({
      last_used_at: at,
      last_used_identifier: identifier,
      ...(isPresent && { last_refused_at: null, last_refused_identifier: null }),
    })
    .where("id", "=", id)
    .execute();
}

/** Records a refused use. The row must be locked. */
export async function recordRefusedUse(
  tx: Transaction,
  id: string,
  { identifier, at }: { readonly identifier: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable("kba_settings")
    .set({ last_refused_at: at, last_refused_identifier: identifier })
    .where("id", "=", id)
    .execute();
}
