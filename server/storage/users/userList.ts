/** User lists. */
import { sql, type RawBuilder } from "kysely";
import type { RoleType } from "#domain/permissions";
import type { Database, Transaction } from "#server/storage/database/database";
import { declareRow, json, textArray, type RowOf } from "#server/storage/database/declaredRow";
import {
  placed,
  positionColumn,
  type KeyColumn,
  type KeysetOrder,
  type KeysetSource,
  type Placed,
} from "#server/storage/database/keyset";
import { userColumns, userRow, type UserFields } from "./users";

/** Columns to sort by. */
export type UserOrderField =
  "USERNAME" | "EMAIL" | "ROLE" | "STATUS" | "INVITED_AT" | "EXPIRES_AT" | "ACTIVATED_AT" | "LAST_LOGIN_AT";

/** Filter conditions; `null` matches all users. */
export interface UserConditions {
  /** LIKE patterns for the folded username and e-mail address, one of which must match. */
  readonly patterns: readonly string[] | null;
  readonly types: readonly RoleType[] | null;
  /** Users with a role entry for one of these communes and, if `services` is given, for one of those services there. */
  readonly communes: readonly string[] | null;
  readonly services: readonly string[] | null;
  readonly statuses: readonly UserFields["status"][] | null;
  /** Users who may log in but have not done so since then. */
  readonly quietSince: Date | null;
  /** Invited users whose invitation ends before this time. */
  readonly invitationEndsBefore: Date | null;
  /** Only users whose latest link could not be mailed, and who have not logged in since. */
  readonly isMailRefused: boolean;
  /** Created before this time. Omitted: created at any time. */
  readonly createdBefore?: Date;
}

/** Matches the index expressions: missing times sort before all real ones. */
function timestampKey(column: string): KeyColumn {
  return {
    column: sql`coalesce(${sql.ref(column)}, '1970-01-01 00:00:00+00'::timestamptz)`,
    type: "timestamp",
  };
}

const columns: Readonly<Record<UserOrderField, KeyColumn>> = {
  USERNAME: { column: sql`(u.username collate "de")`, type: "text" },
  EMAIL: { column: sql`(u.email collate "de")`, type: "text" },
  ROLE: { column: sql`coalesce(u.role_type, '')`, type: "text" },
  STATUS: { column: "u.status", type: "text" },
  INVITED_AT: timestampKey("u.invited_at"),
  EXPIRES_AT: timestampKey("u.invitation_expires_at"),
  ACTIVATED_AT: timestampKey("u.activated_at"),
  LAST_LOGIN_AT: timestampKey("u.last_login_at"),
};

/** The order by a column, with ties broken by id. */
export function userOrder(field: UserOrderField): KeysetOrder {
  return { name: field, keys: [columns[field], { column: "u.id", type: "uuid" }] };
}

/** The users that match the conditions. */
export function userSource(conditions: UserConditions): KeysetSource<UserFields> {
  return { row: userRow, select: userColumns, from: sql`user_account u`, where: matches(conditions) };
}

/** A member who may edit data of a commune. */
export type StoredEditor = RowOf<typeof editorRow>;

/** `serviceIds` are those of the role entry, in no particular order. */
const editorRow = userRow.with(declareRow({ serviceIds: "user_role.services" }));

/** Active or invited members with a role entry for a commune and, if given, for one of its services. */
export function editorSource(ags: string, serviceId: string | null): KeysetSource<StoredEditor> {
  const ofService = serviceId === null ? sql`` : sql`and e.services @> ${[serviceId]}::text[]`;
  return {
    row: editorRow,
    select: sql`${userColumns}, e.services as "serviceIds"`,
    from: sql`user_role e join user_account u on u.id = e.user_id`,
    where: sql`e.commune_ags = ${ags} and e.type = 'MEMBER' and u.role_type = 'MEMBER'
      and u.status in ('ACTIVE', 'INVITED') ${ofService}`,
  };
}

/** Returns the user with this id and its position in an order; undefined if there is none. */
export async function selectPlacedUser(
  tx: Transaction,
  id: string,
  order: KeysetOrder,
): Promise<Placed<UserFields> | undefined> {
  const { rows } = await placed(userRow).sql`
    select ${userColumns}, ${positionColumn(order)} from user_account u where u.id = ${id}`.execute(tx);
  return rows[0];
}

/** A role entry and the user it belongs to. */
export type ListedRole = RowOf<typeof listedRoleRow>;

const listedRoleRow = declareRow({
  userId: "user_role.user_id",
  type: "user_role.type",
  services: "user_role.services",
  commune: json<UserFields["firstCommune"]>(),
});

/** Returns the role entries of these users, in order for each user. */
export async function selectRoles(db: Database, userIds: readonly string[]): Promise<ListedRole[]> {
  const { rows } = await listedRoleRow.sql`
    select r.user_id as "userId", r.type, r.services, case when c.ags is not null then json_build_object(
        'ags', c.ags, 'name', c.name, 'unit', c.unit, 'state', c.state) end as commune
    from user_role r left join commune c on c.ags = r.commune_ags
    where r.user_id = any(${userIds}::uuid[]) order by r.user_id, r.position`.execute(db);
  return rows;
}

const offeredRow = declareRow({ ags: "commune_service.commune_ags", services: textArray() });

/** Returns the services of all communes for which these users have role entries, by AGS, in no particular order. */
export async function selectServicesOfCommunes(
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await offeredRow.sql`
    select s.commune_ags as ags, array_agg(s.service_id) as services from commune_service s
    where s.commune_ags in (select commune_ags from user_role where user_id = any(${userIds}::uuid[]))
    group by s.commune_ags`.execute(db);
  return new Map(rows.map(({ ags, services }) => [ags, services]));
}

/** Users whose latest link could not be mailed. Must match the condition of the partial index. */
const refusedUsers = sql`
  select i.user_id from user_invitation i join user_account a on a.id = i.user_id
  where i.delivery = 'FAILED' and i.used_at is null and i.withdrawn_at is null and a.deactivated_at is null
    and (a.last_login_at is null or a.last_login_at < i.created_at)
    and not exists (
      select from user_invitation later where later.user_id = i.user_id and later.created_at > i.created_at)`;

function matches(conditions: UserConditions): RawBuilder<boolean> {
  const { patterns, types, communes, services, statuses, quietSince, invitationEndsBefore, createdBefore } =
    conditions;
  const parts = [sql`true`];
  if (patterns !== null) {
    // The line break between the names is in no search text, so that a match does not span both.
    const names = sql`(search_forms(u.username || E'\n' || u.email) collate "C")`;
    const anyOf = patterns.map((pattern) => sql`${names} like ${pattern}`);
    parts.push(sql`(${sql.join(anyOf, sql` or `)})`);
  }
  if (types) parts.push(sql`coalesce(u.role_type, '') = any(${types}::text[])`);
  if (statuses) parts.push(sql`u.status = any(${statuses}::text[])`);
  if (quietSince) {
    // The first condition uses the index; it also matches users who have never logged in.
    parts.push(sql`${columns.LAST_LOGIN_AT.column} < ${quietSince} and u.active
      and coalesce(u.last_login_at, u.activated_at, u.created_at) < ${quietSince}`);
  }
  if (invitationEndsBefore) {
    // The first condition uses the index, in which users without an invitation come first.
    parts.push(sql`${columns.EXPIRES_AT.column} < ${invitationEndsBefore}
      and u.invitation_expires_at is not null and u.status = 'INVITED'`);
  }
  if (conditions.isMailRefused) parts.push(sql`u.id = any(array(${refusedUsers}))`);
  if (createdBefore) parts.push(sql`u.created_at < ${createdBefore}`);
  const ofServices = services ? sql`r.services && ${services}::text[]` : sql`true`;
  if (communes) {
    // Few users have role entries there, so look those up instead of scanning all users.
    parts.push(sql`u.id = any(array(select r.user_id from user_role r
      where r.commune_ags = any(${communes}::text[]) and ${ofServices}))`);
  } else if (services) {
    parts.push(sql`exists (select from user_role r where r.user_id = u.id and ${ofServices})`);
  }
  return sql`${sql.join(parts, sql` and `)}`;
}
