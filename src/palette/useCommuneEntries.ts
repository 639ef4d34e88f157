import { useLingui } from "@lingui/react/macro";
import { useParams } from "@tanstack/react-router";
import { useMemo } from "react";
import { useObservable } from "#browser/useObservable";
import { communeSectionPath, isCommuneSection } from "#domain/communeSections";
import { combine } from "#domain/palette/combine";
import { communeWithoutWords, findCommunes, isWhole } from "#domain/palette/communeIndex";
import { findHits, searchable, type Query } from "#domain/palette/query";
import { can } from "#domain/permissions";
import { serviceCatalogue } from "#domain/serviceCatalogue";
import { serviceScreenNames, serviceScreenPath } from "#domain/serviceScreens";
import { useServiceName } from "#i18n/useServiceName";
import { screenLabels, useOpenScreens } from "#mgt/commune/services/serviceScreens";
import { useViewer } from "#session/useSession";
import { feeRuleTitle } from "#ui/screenTitles";
import { communePages, type CommunePage } from "./communePages";
import type { RankedEntry } from "./paletteEntry";
import type { PaletteMemory } from "./paletteMemory";
import { useOffers, useOpenSections } from "./useOffers";

/** Viewers with no more communes than this need not name the commune of a service. */
const fewCommunes = 5;

/** Combinations of commune and service that are looked at. */
const pairsMax = 60;

/** The screens of a service, and its fee rule, which is below the fees. */
const servicePages = [...serviceScreenNames, "rule"] as const;
type ServicePage = (typeof servicePages)[number];
const servicePageLabels = { ...screenLabels, rule: feeRuleTitle };

/** Words from which on the last one may be a screen, also if the service has it: "augs geb geb" for a birth certificate's fees. */
const abbreviatedMin = 3;

/** Points that such a screen has less than the service itself. */
const abbreviatedPoints = 0.5;

/** Communes, their services, and the sections of both: "augs", "augs kenn", "augs kenn texte", "augs plz". */
export function useCommuneEntries(query: Query, memory: PaletteMemory): readonly RankedEntry[] {
  const { i18n } = useLingui();
  const { locale } = i18n;
  const openSections = useOpenSections(memory);
  const nameOf = useServiceName();
  const openScreens = useOpenScreens();
  const viewer = useViewer();
  const openCommune = useParams({ strict: false, select: ({ commune }) => commune });
  const index = useObservable(memory.communes)?.index;
  const offers = useObservable(memory.offers);
  const words = useMemo(
    () => ({
      services: serviceCatalogue.map(({ id, name }) => searchable(id, nameOf(id), [name.de, name.en])),
      screens: servicePages.map((one) => searchable(one, i18n._(servicePageLabels[one]))),
      pages: communePages.map((one) => searchable(one, i18n._(one.title))),
    }),
    // i18n is the same object in all languages.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [nameOf, i18n, locale],
  );
  const found = useMemo(() => {
    if (!index || query.length === 0) return null;
    const hits = findCommunes(index, query);
    const unnamed = index.ags.length <= fewCommunes ? index.ags : openCommune ? [openCommune] : [];
    const context = unnamed.flatMap((ags) => communeWithoutWords(index, ags) ?? []);
    const places = [...hits.filter((hit) => !isWhole(query, hit)), ...context];
    const pairs = combine(query, places, findHits(query, words.services), { isPartial: true });
    return {
      communes: hits.filter((hit) => isWhole(query, hit)),
      pairs: pairs.slice(0, pairsMax),
      pages: combine(query, places, findHits(query, words.pages)),
    };
  }, [index, query, openCommune, words]);
  useOffers(memory, [
    ...new Set([...(found?.pairs ?? []), ...(found?.pages ?? [])].map(({ one }) => one.item)),
  ]);
  if (!found) return [];

  const communes = found.communes.map(({ item: ags, name, score }): RankedEntry => ({
    key: `commune-${ags}`,
    group: "communes",
    icon: "communes",
    title: name,
    titleLang: "de",
    ags,
    path: communeSectionPath(ags, "master-data"),
    score,
  }));
  const hasPage = (ags: string, { id, permission }: CommunePage) =>
    isCommuneSection(id)
      ? openSections(ags).includes(id)
      : permission === undefined || can(viewer, permission);
  const pages = found.pages.flatMap(({ one, other: { item: page }, score }): RankedEntry[] =>
    hasPage(one.item, page)
      ? [
          {
            key: `page-${one.item}-${page.id}`,
            group: "communes",
            icon: "communes",
            title: i18n._(page.title),
            note: one.name,
            noteLang: "de",
            ags: one.item,
            path: page.pathOf(one.item),
            score,
          },
        ]
      : [],
  );
  const pairs = found.pairs.filter(({ one, other }) => offers.get(one.item)?.includes(other.item));
  const screens = findHits(query, words.screens);
  const mayEditRules = can(viewer, "commune_service_fee_rules");
  const services = pairs.flatMap(({ one, other: { item: serviceId }, ...match }): RankedEntry[] => {
    const screensOf = openScreens(serviceId);
    const hasRule = mayEditRules && screensOf.includes("servicefees");
    const open: readonly ServicePage[] = [...screensOf, ...(hasRule ? (["rule"] as const) : [])];
    const entryOf = (screen: ServicePage, title: string, score: number): RankedEntry => ({
      key: `service-${one.item}-${serviceId}-${title}`,
      group: "services",
      icon: "tiles",
      title,
      note: one.name,
      noteLang: "de",
      ags: one.item,
      path:
        screen === "rule"
          ? `${serviceScreenPath("servicefees", one.item, serviceId)}/rule`
          : serviceScreenPath(screen, one.item, serviceId),
      score,
    });
    const screenEntry = (screen: ServicePage, score: number) =>
      entryOf(screen, `${nameOf(serviceId)} · ${i18n._(servicePageLabels[screen])}`, score);
    const [first] = open;
    if (first && isWhole(query, match)) {
      const further = screens.filter(({ item }) => item !== first && open.includes(item));
      return [
        entryOf(first, nameOf(serviceId), match.score),
        ...(query.length < abbreviatedMin
          ? []
          : further.map(({ item }) => screenEntry(item, match.score - abbreviatedPoints))),
      ];
    }
    return combine(query, [{ item: serviceId, ...match }], screens).flatMap(({ other: { item }, score }) =>
      open.includes(item) ? [screenEntry(item, score)] : [],
    );
  });
  return [...communes, ...pages, ...services];
}
