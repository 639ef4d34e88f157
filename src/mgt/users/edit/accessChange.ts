/** What saving does to somebody's access, for the sentence before it. */
import type { RoleEntries } from "#domain/access";
import type { RoleType } from "#domain/permissions";

export interface CommuneChange {
  readonly ags: string;
  /** Services that come. */
  readonly added: number;
  /** Services that go. */
  readonly removed: number;
  /** What happens to the entry as a whole; null: it stays. */
  readonly entry: "NEW" | "GONE" | null;
}

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
