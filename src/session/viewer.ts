/** The signed-in user, the stage of the installation, and maintenance, as returned by login and startup. */
import type { RoleType } from "#domain/permissions";
import type { sessionOperationsLoginMutation$data } from "./__generated__/sessionOperationsLoginMutation.graphql";

type LoggedIn = sessionOperationsLoginMutation$data["login"];

export type Viewer = LoggedIn["user"];
export type Stage = LoggedIn["stage"];
/** When a service of the user accepts no applications, now or later. */
export type Maintenance = LoggedIn["maintenances"][number];

/** Preferences of the user on all devices. */
export type Preferences = LoggedIn["preferences"];

/** The notice to all users. */
export type SystemBanner = NonNullable<LoggedIn["banner"]>;

/** The role's name as shown in the avatar menu. */
export function roleLabel(type: RoleType): string {
  return type.toLowerCase();
}
