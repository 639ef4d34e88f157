import { useLingui } from "@lingui/react/macro";
import { isCommuneSection } from "#domain/communeSections";
import { can } from "#domain/permissions";
import { serviceScreenNames } from "#domain/serviceScreens";
import { shortPid } from "#domain/shortPid";
import { screenAreas, visibleScreens } from "#frame/screens";
import { useServiceName } from "#i18n/useServiceName";
import { sectionLabels } from "#mgt/commune/sectionLabels";
import { screenLabels } from "#mgt/commune/services/serviceScreens";
import { useViewer } from "#session/useSession";
import type { IconName } from "#ui/Icon";
import type { Place } from "./ownPlaces";
import { placeLink, type PlaceLink } from "./placeLink";

/** A place as the start page and the command palette show it. */
export interface PlaceWords {
  readonly link: PlaceLink;
  readonly icon: IconName;
  readonly name: string;
  /** Whether the name is German in both languages. */
  readonly isGerman: boolean;
  /** Where or what it is; empty: its name is enough. */
  readonly detail: string;
}

/** Returns the name of a place and its link; null if the viewer may not open it, or this release does not know its kind. */
export function usePlaceWords(): (place: Place) => PlaceWords | null {
  const { t, i18n } = useLingui();
  const viewer = useViewer();
  const nameOf = useServiceName();
  const screens = visibleScreens(viewer);
  return ({ kind, key, section = null, communeName, serviceId, label, detail }) => {
    if (kind === "%future added value") return null;
    const link = placeLink({ kind, key, section }, screens, (permission) => can(viewer, permission));
    if (!link) return null;
    const named = (icon: IconName, name: string, ...details: readonly (string | null | undefined)[]) => ({
      link,
      icon,
      name,
      isGerman: kind === "COMMUNE",
      detail: details.filter(Boolean).join(" · "),
    });
    const service = serviceId ? nameOf(serviceId) : "";
    switch (kind) {
      case "SCREEN": {
        const screen = screens.find(({ id }) => id === key);
        if (!screen) return null;
        return named(screen.icon, i18n._(screen.title), ...screenAreas(screen).map((area) => i18n._(area)));
      }
      case "COMMUNE": {
        const shown = section && isCommuneSection(section) ? i18n._(sectionLabels[section]) : "";
        return named("communes", label ?? key, shown);
      }
      case "SERVICE": {
        const screen = serviceScreenNames.find((name) => name === section);
        return named("tiles", service, communeName, screen && i18n._(screenLabels[screen]));
      }
      case "USER":
        return named("users", label ?? key, detail);
      case "RESOURCE":
        return named("layers", label ?? key, detail);
      case "PROCESS":
        return named("processes", service, `${t`Prozess`} ${shortPid(key)}`, communeName);
      default:
        // APPLICATION.
        return named("document", service, `${t`Antrag`} ${shortPid(key)}`, communeName);
    }
  };
}
