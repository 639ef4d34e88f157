/** Writes of KBA settings. Each increments the revision, and the row must be locked. */
import { sql, type ExpressionBuilder, type UpdateObject } from "kysely";
import type { DB } from "#server/storage/__generated__/tables";
import type { Transaction } from "#server/storage/database/database";
import type { Stamp } from "#server/storage/stamp";

/** Fields that a user may change. */
export interface KbaFields {
  readonly userNumber: string;
  readonly clientAgs: string;
  readonly customsSystemCode: string | null;
  readonly isLargeCustomerApproved: boolean;
  readonly stbaNumber: string | null;
}

/** A password to store. */
export interface EncryptedKbaPassword {
  readonly identifier: string;
  /** Output of encryptSecret(). */
  readonly encrypted: string;
  readonly setOn: string;
}

/** Settings to insert. The encryption of the password is bound to their id. */
export interface NewKbaSettings {
  readonly id: string;
  readonly communeAgs: string;
  readonly user: string;
  readonly fields: KbaFields;
  readonly password: EncryptedKbaPassword;
}

/** Locks the commune until the transaction ends, so that its settings are added one after the other. Returns their number. */
export async function lockAndCountKbaSettings(tx: Transaction, communeAgs: string): Promise<number> {
  await sql`select from commune where ags = ${communeAgs} for no key update`.execute(tx);
  const { count } = await tx
    .selectFrom("kba_settings")
    .select(({ fn }) => fn.countAll<string>().as("count"))
    .where("commune_ags", "=", communeAgs)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Inserts settings. Returns false if the commune has some with this user, in whatever case. */
export async function insertKbaSettings(
  tx: Transaction,
  { id, communeAgs, user, fields, password }: NewKbaSettings,
  stamp: Stamp,
): Promise<boolean> {
  const inserted = await tx
    .insertInto("kba_settings")
    .values({
      id,
      commune_ags: communeAgs,
      kba_user: user,
      ...fieldColumns(fields),
      ...passwordColumns(password, stamp),
      created_at: stamp.at,
      ...stampColumns(stamp),
      revision: 1,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Updates the fields. */
export async function updateKbaFields(
  tx: Transaction,
  id: string,
  fields: KbaFields,
  stamp: Stamp,
): Promise<void> {
  await update(tx, id, stamp, () => fieldColumns(fields));
}

/** Stores a new password. Keeps the current one as the previous password, unless one is kept already. */
export async function updateKbaPassword(
  tx: Transaction,
  id: string,
  password: EncryptedKbaPassword,
  stamp: Stamp,
): Promise<void> {
  await update(tx, id, stamp, ({ fn }) => ({
    previous_identifier: fn.coalesce("previous_identifier", "password_identifier"),
    previous_password: fn.coalesce("previous_password", "password"),
    previous_set_on: fn.coalesce("previous_set_on", "password_set_on"),
    ...passwordColumns(password, stamp),
    ...unusedPassword,
  }));
}

/** Erases the previous password. */
export async function erasePreviousKbaPassword(tx: Transaction, id: string, stamp: Stamp): Promise<void> {
  await update(tx, id, stamp, () => noPrevious);
}

/** Restores the previous password and erases the current one. */
export async function restorePreviousKbaPassword(tx: Transaction, id: string, stamp: Stamp): Promise<void> {
  await update(tx, id, stamp, ({ ref }) => ({
    password_identifier: ref("previous_identifier").$notNull(),
    password: ref("previous_password").$notNull(),
    password_set_on: ref("previous_set_on").$notNull(),
    password_changed_at: stamp.at,
    ...noPrevious,
    ...unusedPassword,
  }));
}

/** Deletes settings with their passwords. */
export async function deleteKbaSettings(tx: Transaction, id: string): Promise<void> {
  await tx.deleteFrom("kba_settings").where("id", "=", id).execute();
}

const noPrevious = { previous_identifier: null, previous_password: null, previous_set_on: null };
const unusedPassword = { last_refused_at: null, last_refused_identifier: null, warned_state: null };

async function update(
  tx: Transaction,
  id: string,
  stamp: Stamp,
  values: (row: ExpressionBuilder<DB, "kba_settings">) => UpdateObject<DB, "kba_settings">,
): Promise<void> {
  await tx
    .updateTable("kba_settings")
    .set((row) => ({ ...values(row), ...stampColumns(stamp), revision: row("revision", "+", 1) }))
    .where("id", "=", id)
    .execute();
}

function fieldColumns({
  userNumber,
  clientAgs,
  customsSystemCode,
  isLargeCustomerApproved,
  stbaNumber,
}: KbaFields) {
  return {
    user_number: userNumber,
    client_ags: clientAgs,
    customs_system_code: customsSystemCode,
    is_large_customer_approved: isLargeCustomerApproved,
    stba_number: stbaNumber,
  };
}

function passwordColumns({ identifier, encrypted, setOn }: EncryptedKbaPassword, { at }: Stamp) {
  return {
    password_identifier: identifier,
    password: encrypted,
    password_set_on: setOn,
    password_changed_at: at,
  };
}

function stampColumns({ at, by }: Stamp) {
  return { updated_at: at, updated_by_id: by.id, updated_by_name: by.name, updated_by_role: by.role };
}
