import { useLingui } from "@lingui/react/macro";
import { processStatuses, type ProcessStatus } from "#domain/processTransitions";
import { choiceFilter, type ListFilter } from "#lists/filters";
import { statusLabels } from "./processLabels";

/** Filter of a process list by status. */
export function useStatusFilter(
  chosen: readonly ProcessStatus[] | undefined,
  onChoose: (statuses: readonly ProcessStatus[]) => void,
): ListFilter {
  const { t, i18n } = useLingui();
  const choices = processStatuses.map((value) => ({ value, label: i18n._(statusLabels[value]) }));
  return choiceFilter({ label: t`Status`, choices, chosen, onChoose });
}
