import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { memo, useEffect, useMemo } from "react";
import { useObservable } from "#browser/useObservable";
import { communeSectionPath } from "#domain/communeSections";
import { communeWithoutWords } from "#domain/palette/communeIndex";
import { ownAddress } from "#domain/palette/ownAddress";
import { exactScore } from "#domain/palette/query";
import { serviceScreenAt } from "#domain/serviceScreens";
import { pathOf, visibleScreens } from "#frame/screens";
import { useServiceName } from "#i18n/useServiceName";
import { sectionLabels } from "#mgt/commune/sectionLabels";
import { screenLabels, useOpenScreens } from "#mgt/commune/services/serviceScreens";
import { useViewer } from "#session/useSession";
import { openScreenAt } from "./openScreen";
import type { RankedEntry } from "./paletteEntry";
import type { PaletteMemory } from "./paletteMemory";
import { useOffers, useOpenSections } from "./useOffers";
import type { AddressReaderProps, ReadAddress } from "./usePastedAddress";

type Found = Pick<ReadAddress, "entry" | "isSearching">;

const none: Found = { entry: null, isSearching: false };
const textOf = (value: unknown) => (typeof value === "string" ? value : undefined);

/** Finds the screen of a pasted address, and reports it to the parent. Memoised, so that the report does not render it again. */
export const AddressReader = memo(function AddressReader({ typed, memory, onRead }: AddressReaderProps) {
  const found = useAddress(typed, memory);
  useEffect(() => onRead({ typed, ...found }));
  return null;
});

/** The screen of an address, if the viewer may open it. */
function useAddress(typed: string, memory: PaletteMemory): Found {
  const { t, i18n } = useLingui();
  const router = useRouter();
  const viewer = useViewer();
  const nameOf = useServiceName();
  const openScreens = useOpenScreens();
  const openSections = useOpenSections(memory);
  const index = useObservable(memory.communes)?.index;
  const address = useMemo(() => ownAddress(typed, window.location), [typed]);
  const opened = useMemo(() => address && openScreenAt(router, address.pathname), [router, address]);
  const ags = textOf(opened?.params.commune);
  const serviceId = textOf(opened?.params.service);
  const { isLoading, offersOf } = useOffers(memory, ags === undefined ? [] : [ags]);
  if (!address || !opened) return none;

  const { path, pathname } = address;
  const entryOf = (title: string, shown: Pick<RankedEntry, "icon" | "note" | "noteLang" | "ags">) => {
    const entry: RankedEntry = {
      ...shown,
      key: "address",
      group: "screens",
      title: t`Adresse öffnen: ${title}`,
      path,
      score: exactScore,
    };
    return { entry, isSearching: false };
  };
  const title = opened.title ? i18n._(opened.title) : pathname;
  if (ags === undefined) {
    const screen = visibleScreens(viewer).find((one) => pathOf(one) === pathname);
    return entryOf(screen ? i18n._(screen.title) : title, {
      icon: screen?.icon ?? "document",
      note: pathname,
    });
  }
  const commune = index && communeWithoutWords(index, ags);
  if (!commune) return none;
  if (isLoading) return { entry: null, isSearching: true };
  if (serviceId !== undefined) {
    const screen = serviceScreenAt(pathname);
    const isOpen = offersOf(ags).includes(serviceId) && screen && openScreens(serviceId).includes(screen);
    if (!isOpen) return none;
    const note = `${nameOf(serviceId)} · ${commune.name}`;
    return entryOf(i18n._(screenLabels[screen]), { icon: "tiles", note, ags });
  }
  const isSection = (section: keyof typeof sectionLabels) => communeSectionPath(ags, section) === pathname;
  const shown = { icon: "communes", note: commune.name, noteLang: "de", ags } as const;
  const section = openSections(ags).find(isSection);
  if (section) return entryOf(i18n._(sectionLabels[section]), shown);
  return pathname.startsWith("/mgt/edit/") ? none : entryOf(title, shown);
}
