/** Uses of KBA settings by calls that authenticate with them. */
import { Transaction as KyselyTransaction } from "kysely";
import { recordActivity, systemName } from "#server/domain/activity/activity";
import type { Database, Transaction } from "#server/storage/database/database";
import {
  recordRefusedUse,
  recordSuccessfulUse,
  selectKbaCredentials,
  type StoredKbaCredentials,
} from "#server/storage/kba/kbaCredentials";
import { selectKbaSettings, type StoredKbaSettings } from "#server/storage/kba/kbaSettings";
import { erasePreviousKbaPassword } from "#server/storage/kba/kbaWrites";
import { passwordEntry } from "./changeKbaSettings";

/** Passwords of settings, encrypted for their place: see kbaPasswordPlace. */
export type KbaCredentials = StoredKbaCredentials;

/** Result of a call for the password. Other failures say nothing about the password. */
export type KbaUseOutcome = "SUCCEEDED" | "REFUSED";

/**
 * Returns the credentials for calls on behalf of a commune, by user. Does not check access.
 * @param user a KBA user, ignoring case; null: all of the commune
 */
export function readKbaCredentials(
  db: Database | Transaction,
  communeAgs: string,
  user: string | null,
): Promise<readonly KbaCredentials[]> {
  return selectKbaCredentials(db, communeAgs, user);
}

/**
 * Records the use of a password. The first success with the current password erases the previous one; only this
 * increments the revision and is logged. Ignores passwords that were replaced meanwhile and uses older than the last
 * recorded one.
 * @param identifier identifier of the used password
 */
export async function recordKbaUse(
  db: Database | Transaction,
  settingsId: string,
  identifier: string,
  outcome: KbaUseOutcome,
  at: Date,
): Promise<void> {
  const record = (tx: Transaction) => recordUse(tx, settingsId, { identifier, outcome, at });
  await (db instanceof KyselyTransaction ? record(db) : db.transaction().execute(record));
}

interface Use {
  readonly identifier: string;
  readonly outcome: KbaUseOutcome;
  readonly at: Date;
}

async function recordUse(tx: Transaction, id: string, { identifier, outcome, at }: Use): Promise<void> {
  const stored = await selectKbaSettings(tx, id, true);
  if (!stored) return;
  const isPresent = identifier === stored.passwordIdentifier;
  if (!isPresent && identifier !== stored.previousPasswordIdentifier) return;
  const isNewer = stored.lastUsedAt === null || stored.lastUsedAt < at;
  if (outcome === "REFUSED") {
    if (isNewer || identifier !== stored.lastUsedIdentifier)
      await recordRefusedUse(tx, id, { identifier, at });
    return;
  }
  if (isNewer) await recordSuccessfulUse(tx, id, { identifier, at, isPresent });
  if (isPresent && stored.previousPasswordIdentifier !== null) await erasePrevious(tx, stored, at);
}

async function erasePrevious(tx: Transaction, stored: StoredKbaSettings, at: Date): Promise<void> {
  await erasePreviousKbaPassword(tx, stored.id, { at, by: { id: null, name: systemName, role: null } });
  const before = passwordEntry(stored);
  await recordActivity(tx, {
    type: "CHANGE_KBA_PASSWORD",
    at,
    actor: null,
    target: { kind: "commune", id: stored.communeAgs },
    ags: stored.communeAgs,
    label: stored.user,
    before,
    after: { ...before, previousKbaIdentifier: null },
  });
}
