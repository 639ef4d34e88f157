import type { RoleHolder } from "#domain/permissions";
import { visibleScreens, type AppScreen } from "../screens";

/** A screen with the letter that opens it after `g`. */
export type GoTarget = AppScreen & { readonly key: string };

/** The screens of the viewer that have a letter. */
export function goTargets(viewer: RoleHolder | null): readonly GoTarget[] {
  return visibleScreens(viewer).filter((screen): screen is GoTarget => screen.key !== undefined);
}
