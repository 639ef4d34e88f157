/** Rows of the demo users, with their roles and invitations. */
import { randomBytes } from "node:crypto";
import { invitationDays } from "#domain/timings";
import { systemName } from "#server/domain/activity/activity";
import { nameKey } from "#server/domain/users/nameKey";
import { usernameSkeleton } from "#server/storage/users/usernameSkeleton";
import { addDays, historyDays, officeHours } from "./calendar";
import type { DemoCommune, Row } from "./communeRows";
import { randomOf, uuidOf, type Random } from "./random";
import type { Access, DemoAccount, UserRow, AccountState } from "./users";

/** An invitation of a demo user. */
export interface DemoInvitation {
  readonly createdAt: Date;
  readonly usedAt: Date | null;
  readonly withdrawnAt: Date | null;
}

/** A demo user: identity, access and account history. */
export interface DemoUser {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly type: DemoAccount["type"];
  readonly access: readonly Access[];
  readonly isDemo: boolean;
  readonly invitations: readonly DemoInvitation[];
  readonly createdAt: Date;
  readonly activatedAt: Date | null;
  readonly lastLoginAt: Date | null;
  readonly deactivatedAt: Date | null;
  readonly deactivationReason: string | null;
  /** The user who created, invited and deactivated this one. `null` if the system did. */
  readonly managedBy: Pick<DemoUser, "id" | "username" | "type"> | null;
}

/** Builds an account with a known password that has existed since the first day of the history. */
export function makeDemoAccount(seed: string, start: Date, account: DemoAccount): DemoUser {
  const createdAt = officeHours(start, historyDays, randomOf(seed, "first day"));
  return {
    ...account,
    id: uuidOf(seed, "user", account.username),
    isDemo: true,
    invitations: [],
    createdAt,
    activatedAt: createdAt,
    lastLoginAt: null,
    deactivatedAt: null,
    deactivationReason: null,
    managedBy: null,
  };
}

function invitation(createdAt: Date, end: Partial<DemoInvitation> = {}): DemoInvitation {
  return { createdAt, usedAt: null, withdrawnAt: null, ...end };
}

function invitationsOf(accountState: AccountState, start: Date, random: Random): DemoInvitation[] {
  switch (accountState) {
    case "invited":
      return [invitation(officeHours(start, random.int(1, 2), random))];
    case "expiring":
      return [invitation(addDays(start, 1.4 - invitationDays))];
    case "reinvited": {
      const again = officeHours(start, 2, random);
      return [invitation(officeHours(start, 19, random), { withdrawnAt: again }), invitation(again)];
    }
    case "expired":
      return [invitation(officeHours(start, random.int(12, 60), random))];
    case "withdrawn": {
      const createdAt = officeHours(start, random.int(4, 6), random);
      return [invitation(createdAt, { withdrawnAt: officeHours(start, 2, random) })];
    }
    default: {
      const createdAt = officeHours(start, random.int(160, historyDays - 2), random);
      const isBeforeThursday = createdAt.getUTCDay() < 4;
      const delay = random.int(0, isBeforeThursday ? 1 : 0) + 0.01 + 0.08 * random.next();
      return [invitation(createdAt, { usedAt: addDays(createdAt, delay) })];
    }
  }
}

/** Range of days before today in which the last login falls. `null` if the user has never logged in. */
const lastLoginDaysBack: Readonly<Record<AccountState, readonly [from: number, to: number] | null>> = {
  active: [1, 12],
  quiet: [95, 140],
  inactive: [60, 100],
  invited: null,
  expiring: null,
  reinvited: null,
  expired: null,
  withdrawn: null,
};

function accessOf(row: UserRow, communes: ReadonlyMap<string, DemoCommune>, random: Random): Access[] {
  const [username, , , , shares = []] = row;
  return shares.map(([ags, count]) => {
    const commune = communes.get(ags);
    if (commune === undefined) throw new RangeError(`${username} has an unknown commune: ${ags}`);
    const ids = commune.services.map(({ id }) => id);
    const chosen = new Set(random.sample(ids, count));
    return { ags, services: ids.filter((id) => chosen.has(id)) };
  });
}

/**
 * Builds a user from a row, with an account history in the 14 months before the start of today.
 * @param managers users who may have invited this one; admins are invited by admins only
 */
export function makeUser(
  seed: string,
  start: Date,
  communes: ReadonlyMap<string, DemoCommune>,
  row: UserRow,
  managers: readonly DemoUser[],
): DemoUser {
  const [username, address, type, accountState, , reason] = row;
  const random = randomOf(seed, "user", username);
  const invitations = invitationsOf(accountState, start, random);
  const [first] = invitations;
  if (first === undefined) throw new RangeError(`${username} was never invited`);
  const isInactive = accountState === "inactive";
  const lastLogin = lastLoginDaysBack[accountState];
  return {
    id: uuidOf(seed, "user", username),
    username,
    email: address.includes("@") ? address : `${username}@${address}`,
    type,
    access: accessOf(row, communes, random),
    isDemo: false,
    invitations,
    createdAt: first.createdAt,
    activatedAt: first.usedAt,
    lastLoginAt: lastLogin && officeHours(start, random.int(...lastLogin), random),
    deactivatedAt: isInactive ? officeHours(start, random.int(5, 55), random) : null,
    deactivationReason: isInactive ? (reason ?? null) : null,
    managedBy: randomOf(seed, "manager", username).pick(
      managers.filter((manager) => type !== "ADMIN" || manager.type === "ADMIN"),
    ),
  };
}

/** Shared password hashes: `known` for the demo accounts, `unknown` for a random password that nobody has. */
export interface PasswordHashes {
  readonly known: string;
  readonly unknown: string;
}

/** The row of table user_account. */
export function userRow(user: DemoUser, hashes: PasswordHashes): Row<"user_account"> {
  const passwordHash = user.isDemo ? hashes.known : hashes.unknown;
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    username_key: nameKey(user.username),
    username_skeleton: usernameSkeleton(user.username),
    email_key: nameKey(user.email),
    password_hash: user.activatedAt === null ? null : passwordHash,
    active: user.activatedAt !== null && user.deactivatedAt === null,
    is_demo: user.isDemo,
    activated_at: user.activatedAt,
    deactivated_at: user.deactivatedAt,
    deactivation_reason: user.deactivationReason,
    deactivated_by_id: user.deactivatedAt && user.managedBy ? user.managedBy.id : null,
    deactivated_by_name: user.deactivatedAt && user.managedBy ? user.managedBy.username : null,
    deactivated_by_role: user.deactivatedAt && user.managedBy ? user.managedBy.type : null,
    last_login_at: user.lastLoginAt,
    created_at: user.createdAt,
    updated_at: user.deactivatedAt ?? user.activatedAt ?? user.createdAt,
  };
}

/** Rows of table user_role: one per commune of a member, otherwise a single one without a commune. */
export function roleRows({ id, type, access }: DemoUser): Row<"user_role">[] {
  if (access.length === 0) return [{ user_id: id, position: 0, type, commune_ags: null, services: [] }];
  return access.map(({ ags, services }, position) => ({
    user_id: id,
    position,
    type,
    commune_ags: ags,
    services: [...services],
  }));
}

/** Rows of table user_invitation. The token hashes are random bytes, so nobody can use the invitations. */
export function invitationRows(
  seed: string,
  { id, invitations, managedBy }: DemoUser,
): Row<"user_invitation">[] {
  return invitations.map(({ createdAt, usedAt, withdrawnAt }, index) => ({
    id: uuidOf(seed, "invitation", id, String(index)),
    user_id: id,
    token_hash: randomBytes(32),
    created_at: createdAt,
    expires_at: addDays(createdAt, invitationDays),
    used_at: usedAt,
    withdrawn_at: withdrawnAt,
    invited_by_id: managedBy?.id ?? null,
    invited_by_name: managedBy?.username ?? systemName,
    invited_by_role: managedBy?.type ?? null,
  }));
}
