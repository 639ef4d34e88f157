import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { matchForms, type Query } from "#domain/palette/query";
import { can } from "#domain/permissions";
import { searchForms } from "#domain/searchText";
import { translateServiceName } from "#domain/serviceCatalogue";
import { useLocale } from "#i18n/language";
import { shortPid } from "#domain/shortPid";
import { statusLabels } from "#process/processLabels";
import { knownStatus } from "#process/knownStatus";
import { searchProcesses, type FoundProcess } from "#process/palette/searchProcesses";
import { useRelay } from "#relay/relay";
import { useViewer } from "#session/useSession";
import { idScore, type PaletteGroup, type RankedEntry } from "./paletteEntry";
import { useServerSearch } from "./useServerSearch";

const processesMax = 5;

/** Fewer characters are the beginning of too many ids. */
const textMinLength = 3;

/** An id has no blanks. */
function idOf(text: string): string | null {
  const typed = text.trim();
  return typed.length >= textMinLength && !/\s/.test(typed) ? typed : null;
}

/** Processes and applications by any of their ids. */
export function useProcessEntries(text: string, query: Query) {
  const { i18n } = useLingui();
  const language = useLocale();
  const viewer = useViewer();
  const environment = useRelay().environments.process;
  const isVisible = can(viewer, "admin_features") && can(viewer, "processes");
  const search = useCallback(
    (typed: string) => searchProcesses(environment, typed, processesMax),
    [environment],
  );
  const { found, isSearching, hasFailed } = useServerSearch(isVisible ? idOf(text) : null, search);
  const entryOf = (process: FoundProcess, group: Extract<PaletteGroup, "processes" | "applications">) => {
    const { pid, uuid, businessKey, paymentSystemIdentifier, serviceId, name, status, commune } = process;
    const ids = [pid, uuid, businessKey, paymentSystemIdentifier];
    const isShown =
      matchForms(
        query,
        ids.flatMap((id) => searchForms(id ?? "")),
      ).found !== 0;
    const rank = idScore(text, ids, isShown ? 1 : 0);
    const typed = text.trim().toLowerCase();
    // The id that was found, so that it can be recognised.
    const shownId = ids.find((id) => id?.toLowerCase().startsWith(typed)) ?? pid;
    const entry: RankedEntry = {
      key: `${group}-${pid}`,
      group,
      icon: group === "processes" ? "processes" : "document",
      title: `${shownId === pid ? shortPid(pid) : shownId} · ${translateServiceName(serviceId, name, language)}`,
      note: `${i18n._(statusLabels[knownStatus(status)])} · ${commune.name}`,
      path: `/admin/${group}/${pid}`,
      // Of one id, the process comes before its application.
      score: group === "processes" ? rank : rank - 1,
    };
    return isShown ? [entry] : [];
  };
  const entries = (found ?? []).flatMap((process) => entryOf(process, "processes"));
  const [only] = found ?? [];
  const application = found?.length === 1 && only ? entryOf(only, "applications") : [];
  return { entries: [...entries, ...application], isSearching, hasFailed };
}
