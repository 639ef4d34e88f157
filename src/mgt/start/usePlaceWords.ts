import { useLingui } from "@lingui/react/macro";
import { isCommuneSection } from "#domain/communeSections";
import { can } from "#domain/permissions";
import { findService } from "#domain/serviceCatalogue";
import { serviceScreenNames } from "#domain/serviceScreens";
import { visibleScreens } from "#frame/screens";
import { useLocale } from "#i18n/language";
import { sectionLabels } from "#mgt/commune/sectionLabels";
import { screenLabels } from "#mgt/commune/services/serviceScreens";
import { placeLink, type PlaceLink } from "#mgt/places/placeLink";
import type { Place } from "#mgt/places/ownPlaces";
import { useViewer } from "#session/useSession";
import type { IconName } from "#ui/Icon";

/** A place as the start shows it. */
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
  const language = useLocale();
  const viewer = useViewer();
  const screens = visibleScreens(viewer);
  return ({ kind, key, section = null, communeName, serviceId, label, detail }) => {
    if (kind === "%future added value") return null;
    const link = placeLink({ kind, key, section }, screens, (permission) => can(viewer, permission));
    if (!link) return null;
    const service = serviceId ? (findService(serviceId)?.name[language] ?? serviceId) : "";
    const inCommune = (...words: readonly (string | null | undefined)[]) =>
      words.filter((word) => Boolean(word)).join(" · ");
    switch (kind) {
      case "SCREEN": {
        const screen = screens.find(({ id }) => id === key);
        return (
          (screen && { link, icon: screen.icon, name: i18n._(screen.title), isGerman: false, detail: "" }) ??
          null
        );
      }
      case "COMMUNE": {
        const shown = section && isCommuneSection(section) ? i18n._(sectionLabels[section]) : "";
        return { link, icon: "communes", name: label ?? key, isGerman: true, detail: shown };
      }
      case "SERVICE": {
        const screen = serviceScreenNames.find((name) => name === section);
        const shown = screen && i18n._(screenLabels[screen]);
        return {
          link,
          icon: "document",
          name: service,
          isGerman: false,
          detail: inCommune(communeName, shown),
        };
      }
      case "USER":
        return { link, icon: "users", name: label ?? key, isGerman: false, detail: detail ?? "" };
      case "RESOURCE":
        return { link, icon: "layers", name: label ?? key, isGerman: false, detail: detail ?? "" };
      case "PROCESS":
        return {
          link,
          icon: "processes",
          name: service,
          isGerman: false,
          detail: inCommune(t`Prozess`, communeName),
        };
      default:
        // APPLICATION.
        return {
          link,
          icon: "document",
          name: service,
          isGerman: false,
          detail: inCommune(t`Antrag`, communeName),
        };
    }
  };
}
