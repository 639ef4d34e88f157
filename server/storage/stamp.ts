/** Authors of changes as stored, and the stamp that a change writes. */
import type { RoleType } from "#domain/permissions";

/** The actor of an action, as stored at that time. */
export interface StoredActor {
  /** Database id; `null` if the actor is the server itself or a deleted user. */
  readonly id: string | null;
  readonly name: string;
  readonly role: RoleType | null;
}

/** Author and time of a change. */
export interface Stamp {
  readonly at: Date;
  readonly by: StoredActor;
}
