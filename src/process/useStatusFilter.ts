import { useLingui } from "@lingui/react/macro";
import { processStatuses, type ProcessStatus } from "#domain/processTransitions";
import { choiceFilter, type ListFilter } from "#lists/filters";
import { statusNames } from "./processNames";

/** The filter of a list of processes by their statuses. */
export function useStatusFilter(
  chosen: readonly ProcessStatus[] | undefined,
  onChoose: (statuses: readonly ProcessStatus[]) => void,
): ListFilter {
  const { t, i18n } = useLingui();
  const choices = processStatuses.map((value) => ({ value, label: i18n._(statusNames[value]) }));
  return choiceFilter({ label: t`Status`, choices, chosen, onChoose });
}
