/** The user who is signed in, and the stage of the installation, as login and startup answer them. */
import type { RoleType } from "#domain/permissions";
import type { sessionOperationsLoginMutation$data } from "./__generated__/sessionOperationsLoginMutation.graphql";

export type Viewer = sessionOperationsLoginMutation$data["login"]["user"];
export type Stage = sessionOperationsLoginMutation$data["login"]["stage"];

/** The role's name as the avatar menu shows it. */
export function roleLabel(type: RoleType): string {
  return type.toLowerCase();
}
