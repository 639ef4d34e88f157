/** Security lists of the licence plate reservation. */
import type { SecurityListKind } from "#domain/securityLists/securityLists";
import type { StoredActor } from "#server/domain/activity/activity";

/** An entry of a list. Days are YYYY-MM-DD. */
export interface SecurityListEntry {
  readonly id: number;
  readonly communeAgs: string;
  readonly list: SecurityListKind;
  readonly pattern: string;
  readonly display: string;
  readonly isDomain: boolean;
  readonly reason: string | null;
  readonly expiresOn: string | null;
  readonly createdBy: StoredActor;
  readonly createdAt: Date;
}
