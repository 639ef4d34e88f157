/** What a member may change where, before and after what is being edited, by the table that the server decides by. */
import {
  accessActions,
  accessTo,
  type AccessAction,
  type AccessReason,
  type RoleEntries,
} from "#domain/access";
import type { RoleType } from "#domain/permissions";
import { groupServices, type Service } from "#domain/serviceCatalogue";
import type { ServiceGroup } from "#domain/serviceGroups";

/** A commune with the services that it offers. */
export interface OfferingCommune {
  readonly ags: string;
  readonly name: string;
  readonly offered: readonly string[];
}

/** CHANGE: something can be done; NOT_OFFERED: assigned, but the commune has it no longer; NONE: nothing. */
export type CellAccess = "CHANGE" | "NOT_OFFERED" | "NONE";

export interface AccessCell {
  readonly commune: OfferingCommune;
  readonly service: Service;
  readonly access: CellAccess;
  /** What saving does to it; null: nothing. */
  readonly change: "NEW" | "GONE" | null;
}

export interface AccessRow {
  readonly service: Service;
  readonly cells: readonly AccessCell[];
}

export interface AccessGroup {
  readonly group: ServiceGroup;
  readonly rows: readonly AccessRow[];
}

/** Role entries as stored and as edited. */
export interface AccessStates {
  readonly before: RoleEntries;
  readonly now: RoleEntries;
}

const isOfferedBy = ({ offered }: OfferingCommune, serviceId: string) => offered.includes(serviceId);

/** What decides in one commune, so that hundreds of others are not read for each cell. */
function rolesIn(roles: RoleEntries, ags: string): RoleEntries {
  const own = roles.filter((role) => role.ags === ags);
  return own.length > 0 ? own : roles.slice(0, 1);
}

const servicesIn = (roles: RoleEntries, ags: string) =>
  roles.flatMap((role) => (role.ags === ags ? role.services : []));

function accessIn(roles: RoleEntries, commune: OfferingCommune, serviceId: string): CellAccess {
  const place = { ags: commune.ags, serviceId, isOffered: isOfferedBy(commune, serviceId) };
  if (accessActions.some((action) => accessTo(roles, place, action) === "ALLOWED")) return "CHANGE";
  const isNamed = servicesIn(roles, commune.ags).includes(serviceId);
  return isNamed && !place.isOffered ? "NOT_OFFERED" : "NONE";
}

function cellOf({ before, now }: AccessStates, commune: OfferingCommune, service: Service): AccessCell {
  const access = accessIn(now, commune, service.id);
  const former = accessIn(before, commune, service.id);
  const isNew = access === "CHANGE" && former !== "CHANGE";
  const isGone = former === "CHANGE" && access !== "CHANGE";
  return { commune, service, access, change: isNew ? "NEW" : isGone ? "GONE" : null };
}

/**
 * The services of these communes by group, each with a cell for every commune.
 * @param onlyAccess leaves out services with which nothing can be done anywhere, before or after
 */
export function accessMatrix(
  { before, now }: AccessStates,
  communes: readonly OfferingCommune[],
  onlyAccess: boolean,
): AccessGroup[] {
  const columns = communes.map((commune) => ({
    commune,
    states: { before: rolesIn(before, commune.ags), now: rolesIn(now, commune.ags) },
  }));
  const ids = columns.flatMap(({ commune: { ags, offered }, states }) => [
    ...offered,
    ...servicesIn(states.before, ags),
    ...servicesIn(states.now, ags),
  ]);
  return groupServices(ids).flatMap(({ group, services }) => {
    const rows = services
      .map((service) => ({
        service,
        cells: columns.map(({ commune, states }) => cellOf(states, commune, service)),
      }))
      .filter(({ cells }) => !onlyAccess || cells.some(({ access, change }) => access !== "NONE" || change));
    return rows.length > 0 ? [{ group, rows }] : [];
  });
}

/** Actions in a cell that have the same answer for the same reason, in the order of the actions. */
export interface AccessAnswer {
  readonly reason: AccessReason;
  readonly actions: readonly AccessAction[];
}

/** Each action in a cell with yes or no and why; those with the same reason together. */
export function accessAnswers(
  roles: RoleEntries,
  commune: OfferingCommune,
  serviceId: string,
): AccessAnswer[] {
  const place = { ags: commune.ags, serviceId, isOffered: isOfferedBy(commune, serviceId) };
  const byReason = new Map<AccessReason, AccessAction[]>();
  for (const action of accessActions) {
    const reason = accessTo(roles, place, action);
    byReason.set(reason, [...(byReason.get(reason) ?? []), action]);
  }
  return [...byReason].map(([reason, actions]) => ({ reason, actions }));
}

/** What saving does to the entry for a commune. */
export interface CommuneChange {
  readonly ags: string;
  /** Services that come. */
  readonly added: number;
  /** Services that go. */
  readonly removed: number;
  /** What happens to the entry as a whole; null: it stays. */
  readonly entry: "NEW" | "GONE" | null;
}

/** What saving does to somebody's access, for the sentence before it. */
export interface AccessChange {
  /** The type so far and the one to come; null: it stays. */
  readonly type: { readonly from: RoleType; readonly to: RoleType } | null;
  /** Communes whose entry changes; told only while the type stays or becomes that of a member. */
  readonly communes: readonly CommuneChange[];
}

const missingIn = (services: readonly string[], others: readonly string[]) =>
  services.filter((id) => !others.includes(id)).length;

/** Compares role entries as stored with those as edited; each commune has at most one. */
export function accessChange(before: RoleEntries, now: RoleEntries): AccessChange {
  const [from, to] = [before[0]?.type, now[0]?.type];
  const type = from !== undefined && to !== undefined && from !== to ? { from, to } : null;
  const named = new Set([...before, ...now].flatMap(({ ags }) => ags ?? []));
  const communes = [...named].flatMap((ags) => {
    const then = before.find((entry) => entry.ags === ags);
    const next = now.find((entry) => entry.ags === ags);
    const added = missingIn(next?.services ?? [], then?.services ?? []);
    const removed = missingIn(then?.services ?? [], next?.services ?? []);
    const entry = !then ? ("NEW" as const) : !next ? ("GONE" as const) : null;
    return added > 0 || removed > 0 || entry ? [{ ags, added, removed, entry }] : [];
  });
  return { type, communes: to === "MEMBER" ? communes : [] };
}

/** Whether somebody loses something, or comes to see everything: that is asked about before it is saved. */
export function isToBeConfirmed({ type, communes }: AccessChange): boolean {
  return type !== null || communes.some(({ removed, entry }) => removed > 0 || entry === "GONE");
}
