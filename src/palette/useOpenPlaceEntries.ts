import { useLingui } from "@lingui/react/macro";
import { useParams, useRouterState } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useObservable } from "#browser/useObservable";
import { communeReportRoutes, openCommuneReports } from "#domain/communeReports";
import { communeSectionPath } from "#domain/communeSections";
import { communeWithoutWords } from "#domain/palette/communeIndex";
import { searchable, type Searchable } from "#domain/palette/query";
import { can } from "#domain/permissions";
import { serviceScreenPath } from "#domain/serviceScreens";
import { pathOf } from "#frame/screens";
import { useServiceName } from "#i18n/useServiceName";
import { sectionLabels } from "#mgt/commune/sectionLabels";
import { screenLabels, useOpenScreens } from "#mgt/commune/services/serviceScreens";
import { communeReportLabels } from "#mgt/communes/communeReportLabels";
import { loadPortalUrl } from "#mgt/palette/paletteQueries";
import { useRelay } from "#relay/relay";
import { useViewer } from "#session/useSession";
import type { PaletteEntry } from "./paletteEntry";
import type { PaletteMemory } from "./paletteMemory";
import { useOffers, useOpenSections } from "./useOffers";

type Shown = Pick<PaletteEntry, "title" | "path"> & { readonly path: string };

/** The other screens of the service or the commune that is open; while something is typed, of both. */
export function useOpenPlaceEntries(
  memory: PaletteMemory,
  hasText: boolean,
): readonly Searchable<PaletteEntry>[] {
  const { t, i18n } = useLingui();
  const viewer = useViewer();
  const nameOf = useServiceName();
  const openScreens = useOpenScreens();
  const openSections = useOpenSections(memory);
  const { commune: ags, service } = useParams({ strict: false });
  const openPath = useRouterState({ select: ({ location }) => location.pathname });
  const index = useObservable(memory.communes)?.index;
  const portalUrl = usePortalUrl(ags, service);
  useOffers(memory, ags === undefined ? [] : [ags]);
  if (ags === undefined) return [];

  const entriesOf = (
    group: "openService" | "openCommune",
    note: Pick<PaletteEntry, "note" | "noteLang">,
    shown: readonly Shown[],
  ) =>
    shown
      .filter(({ path }) => path !== openPath)
      .map(({ title, path }) => {
        const icon = group === "openService" ? "tiles" : "communes";
        return searchable<PaletteEntry>(
          { ...note, key: `${group}-${path}`, group, icon, title, path },
          title,
        );
      });
  const ofService = (serviceId: string): readonly Searchable<PaletteEntry>[] => {
    const screens = openScreens(serviceId).map((screen) => ({
      title: i18n._(screenLabels[screen]),
      path: serviceScreenPath(screen, ags, serviceId),
    }));
    const entries = entriesOf("openService", { note: nameOf(serviceId) }, screens);
    if (portalUrl === null) return entries;
    const portal: PaletteEntry = {
      key: "open-portal",
      group: "openService",
      icon: "globe",
      title: t`Im Portal ansehen`,
      note: nameOf(serviceId),
      run: () => window.open(portalUrl, "_blank", "noopener"),
    };
    return [...entries, searchable(portal, portal.title, [t`Serviceportal`])];
  };
  const ofCommune = () => {
    const { name = ags } = (index && communeWithoutWords(index, ags)) ?? {};
    const sections = openSections(ags).map((section) => ({
      title: i18n._(sectionLabels[section]),
      path: communeSectionPath(ags, section),
    }));
    const reports = openCommuneReports((permission) => can(viewer, permission)).map((report) => ({
      title: i18n._(communeReportLabels[report]),
      path: pathOf({ to: communeReportRoutes[report], params: { commune: ags } }),
    }));
    return entriesOf("openCommune", { note: name, noteLang: "de" }, [...sections, ...reports]);
  };
  if (service === undefined) return ofCommune();
  return hasText ? [...ofService(service), ...ofCommune()] : ofService(service);
}

/** Where citizens use the open service; null until known, and without an address. */
function usePortalUrl(ags: string | undefined, serviceId: string | undefined): string | null {
  const environment = useRelay().environments.mgt;
  const [found, setFound] = useState<{ readonly of: string; readonly url: string | null } | null>(null);
  const of = ags === undefined || serviceId === undefined ? null : `${ags}/${serviceId}`;
  useEffect(() => {
    if (of === null || ags === undefined || serviceId === undefined) return;
    loadPortalUrl(environment, ags, serviceId).then(
      (url) => setFound({ of, url }),
      () => undefined,
    );
  }, [environment, of, ags, serviceId]);
  return found !== null && found.of === of ? found.url : null;
}
