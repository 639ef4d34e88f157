/** A member's access before and after an edit, by the same rules as the server. */
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

/** CHANGE: some action is allowed; NOT_OFFERED: assigned, but no longer offered by the commune; NONE: no access. */
export type CellAccess = "CHANGE" | "NOT_OFFERED" | "NONE";

export interface AccessCell {
  readonly commune: OfferingCommune;
  readonly service: Service;
  readonly access: CellAccess;
  /** Effect of saving; null if there is none. */
  readonly change: "NEW" | "GONE" | null;
}

export interface AccessGroup {
  readonly group: ServiceGroup;
  readonly rows: readonly { readonly service: Service; readonly cells: readonly AccessCell[] }[];
}

/** Role entries as stored and as edited. */
export interface AccessStates {
  readonly before: RoleEntries;
  readonly now: RoleEntries;
}

const placeOf = ({ ags, offered }: OfferingCommune, serviceId: string) => ({
  ags,
  serviceId,
  isOffered: offered.includes(serviceId),
});

/** Role entries that apply to one commune, so that a cell does not check hundreds of others. */
function rolesIn(roles: RoleEntries, ags: string): RoleEntries {
  const own = roles.filter((role) => role.ags === ags);
  return own.length > 0 ? own : roles.slice(0, 1);
}

const servicesIn = (roles: RoleEntries, ags: string) =>
  roles.flatMap((role) => (role.ags === ags ? role.services : []));

function accessIn(roles: RoleEntries, commune: OfferingCommune, serviceId: string): CellAccess {
  const place = placeOf(commune, serviceId);
  if (accessActions.some((action) => accessTo(roles, place, action) === "ALLOWED")) return "CHANGE";
  const isNamed = servicesIn(roles, commune.ags).includes(serviceId);
  return isNamed && !place.isOffered ? "NOT_OFFERED" : "NONE";
}

function cellOf({ before, now }: AccessStates, commune: OfferingCommune, service: Service): AccessCell {
  const access = accessIn(now, commune, service.id);
  const previous = accessIn(before, commune, service.id);
  const isNew = access === "CHANGE" && previous !== "CHANGE";
  const isGone = previous === "CHANGE" && access !== "CHANGE";
  return { commune, service, access, change: isNew ? "NEW" : isGone ? "GONE" : null };
}

/**
 * Services of these communes by group, with a cell for each commune.
 * @param onlyAccess omits services without access in any commune, before and after
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

/** Whether each action in a cell is allowed and why: by reason, in the order of the actions. */
export function accessAnswers(roles: RoleEntries, commune: OfferingCommune, serviceId: string) {
  const place = placeOf(commune, serviceId);
  const byReason = new Map<AccessReason, readonly AccessAction[]>();
  for (const action of accessActions) {
    const reason = accessTo(roles, place, action);
    byReason.set(reason, [...(byReason.get(reason) ?? []), action]);
  }
  return [...byReason].map(([reason, actions]) => ({ reason, actions }));
}

/** Effect of saving on the entry of a commune. */
export interface CommuneChange {
  readonly ags: string;
  /** Number of added services. */
  readonly added: number;
  /** Number of removed services. */
  readonly removed: number;
  /** Whether the entry itself is added or removed; null if neither. */
  readonly entry: "NEW" | "GONE" | null;
}

/** Effect of saving on a user's access. */
export interface AccessChange {
  /** Old and new type; null if unchanged. */
  readonly type: { readonly from: RoleType; readonly to: RoleType } | null;
  /** Communes whose entry changes; empty if the new type is not MEMBER. */
  readonly communes: readonly CommuneChange[];
}

const missingIn = (services: readonly string[], others: readonly string[]) =>
  services.filter((id) => !others.includes(id)).length;

/** Compares stored with edited role entries; each commune has at most one. */
export function accessChange(before: RoleEntries, now: RoleEntries): AccessChange {
  const [from, to] = [before[0]?.type, now[0]?.type];
  const type = from !== undefined && to !== undefined && from !== to ? { from, to } : null;
  const named = new Set([...before, ...now].flatMap(({ ags }) => ags ?? []));
  const communes = [...named].flatMap((ags) => {
    const previous = before.find((entry) => entry.ags === ags);
    const next = now.find((entry) => entry.ags === ags);
    const added = missingIn(next?.services ?? [], previous?.services ?? []);
    const removed = missingIn(previous?.services ?? [], next?.services ?? []);
    const entry = !previous ? ("NEW" as const) : !next ? ("GONE" as const) : null;
    return added > 0 || removed > 0 || entry ? [{ ags, added, removed, entry }] : [];
  });
  return { type, communes: to === "MEMBER" ? communes : [] };
}

/** Whether the user loses access or gets access to everything, which requires a confirmation. */
export function needsConfirmation({ type, communes }: AccessChange): boolean {
  return type !== null || communes.some(({ removed, entry }) => removed > 0 || entry === "GONE");
}
