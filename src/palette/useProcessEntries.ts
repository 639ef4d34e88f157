import { useLingui } from "@lingui/react/macro";
import { useCallback } from "react";
import { searchTextMaxLength } from "#domain/limits";
import { matchForms, type Query } from "#domain/palette/query";
import { isAddress } from "#domain/palette/typedText";
import { can } from "#domain/permissions";
import { searchForms } from "#domain/searchText";
import { translateServiceName } from "#domain/serviceCatalogue";
import { useLocale } from "#i18n/language";
import { shortPid } from "#domain/shortPid";
import { statusLabels } from "#process/processLabels";
import { knownStatus } from "#process/knownStatus";
import { searchProcesses, searchTransactions, type FoundProcess } from "#process/palette/searchProcesses";
import { useRelay } from "#relay/relay";
import { useViewer } from "#session/useSession";
import { idScore, type PaletteGroup, type RankedEntry } from "./paletteEntry";
import { useServerSearch } from "./useServerSearch";

const processesMax = 5;

/** Fewer characters are the beginning of too many ids. */
const textMinLength = 3;

/** An id has no blanks, and is shorter than most addresses. */
function isId(typed: string): boolean {
  const { length } = typed;
  return length >= textMinLength && length <= searchTextMaxLength && !/\s/.test(typed) && !isAddress(typed);
}

/** Where members see an application. */
const transactionPath = ({ commune, serviceId, pid }: FoundProcess) =>
  `/mgt/transactionInfo/${commune.ags}/${serviceId}?pid=${encodeURIComponent(pid)}`;

/** Processes and applications by any of their ids; for members those of their services. */
export function useProcessEntries(typed: string, query: Query) {
  const { i18n } = useLingui();
  const language = useLocale();
  const viewer = useViewer();
  const environment = useRelay().environments.process;
  const seesProcesses = can(viewer, "admin_features") && can(viewer, "processes");
  const search = useCallback(
    (text: string) =>
      seesProcesses
        ? searchProcesses(environment, text, processesMax)
        : searchTransactions(environment, text),
    [environment, seesProcesses],
  );
  const { found, isSearching, hasFailed } = useServerSearch(isId(typed) ? typed : null, search);
  const entryOf = (process: FoundProcess, group: Extract<PaletteGroup, "processes" | "applications">) => {
    const { pid, uuid, businessKey, paymentSystemIdentifier, serviceId, name, status, commune } = process;
    const ids = [pid, uuid, businessKey, paymentSystemIdentifier];
    const isShown =
      matchForms(
        query,
        ids.flatMap((id) => searchForms(id ?? "")),
      ).found !== 0;
    const rank = idScore(typed, ids, isShown ? 1 : 0);
    const wanted = typed.toLowerCase();
    // The id that was found, so that it can be recognised.
    const shownId = ids.find((id) => id?.toLowerCase().startsWith(wanted)) ?? pid;
    const entry: RankedEntry = {
      key: `${group}-${pid}`,
      group,
      icon: group === "processes" ? "processes" : "document",
      title: `${shownId === pid ? shortPid(pid) : shownId} · ${translateServiceName(serviceId, name, language)}`,
      note: `${i18n._(statusLabels[knownStatus(status)])} · ${commune.name}`,
      path: seesProcesses ? `/admin/${group}/${pid}` : transactionPath(process),
      // Of one id, the process comes before its application.
      score: group === "processes" ? rank : rank - 1,
    };
    return isShown ? [entry] : [];
  };
  if (!seesProcesses) {
    const entries = (found ?? []).flatMap((process) => entryOf(process, "applications"));
    return { entries, isSearching, hasFailed };
  }
  const entries = (found ?? []).flatMap((process) => entryOf(process, "processes"));
  const [only] = found ?? [];
  const application = found?.length === 1 && only ? entryOf(only, "applications") : [];
  return { entries: [...entries, ...application], isSearching, hasFailed };
}
