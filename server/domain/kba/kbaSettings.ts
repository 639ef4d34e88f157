/** KBA settings of communes. */
import type { StoredActor } from "#server/domain/activity/activity";

/** Settings under one KBA user, without the passwords. Days are YYYY-MM-DD. */
export interface KbaSettings {
  readonly id: string;
  readonly communeAgs: string;
  readonly communeName: string;
  readonly user: string;
  readonly userNumber: string;
  readonly clientAgs: string;
  readonly customsSystemCode: string | null;
  readonly isLargeCustomerApproved: boolean;
  readonly stbaNumber: string | null;
  readonly passwordIdentifier: string;
  readonly passwordSetOn: string;
  readonly passwordChangedAt: Date;
  /** Null: no previous password is kept. */
  readonly previousPasswordIdentifier: string | null;
  readonly lastUsedAt: Date | null;
  readonly lastUsedIdentifier: string | null;
  readonly lastRefusedAt: Date | null;
  readonly lastRefusedIdentifier: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly updatedBy: StoredActor | null;
  readonly revision: number;
}
