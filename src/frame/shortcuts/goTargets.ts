import { msg } from "@lingui/core/macro";
import type { RoleHolder } from "#domain/permissions";
import { visibleScreens, type AppScreen } from "../screens";

/** A screen with the letter that opens it after `g`. */
export type GoTarget = AppScreen & { readonly key: string };

/** The screens of the viewer that have a letter. The list of communes is the start page, as their resources bear its name. */
export function goTargets(viewer: RoleHolder | null): readonly GoTarget[] {
  return visibleScreens(viewer).flatMap((screen) => {
    const { id, key, title } = screen;
    return key === undefined ? [] : [{ ...screen, key, title: id === "communes" ? msg`Startseite` : title }];
  });
}
