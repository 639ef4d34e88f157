/** The signed-in user and the stage of the installation, as returned by login and startup. */
import type { RoleType } from "#domain/permissions";
import type { sessionOperationsLoginMutation$data } from "./__generated__/sessionOperationsLoginMutation.graphql";

export type Viewer = sessionOperationsLoginMutation$data["login"]["user"];
export type Stage = sessionOperationsLoginMutation$data["login"]["stage"];

/** The role's name as shown in the avatar menu. */
export function roleLabel(type: RoleType): string {
  return type.toLowerCase();
}
