import { useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { activitySections, activityTypesOf } from "#domain/activitySections";
import { activityTypes, type ActivityType } from "#domain/activityTypes";
import { addDays, calendarDayOf } from "#domain/calendarDays";
import { choiceFilter, furtherFilters, useServiceFilter, type ListFilter } from "#lists/filters";
import { dayFilter } from "#lists/spanFilters";
import type { Choice, ChoiceGroup } from "#ui/table/ChoiceFilter";
import { useAutomatedJobName } from "#ui/useAutomatedJobName";
import { typeLabel } from "./activityLabels";
import { activityLog, actorRoles, type ActivityLogAddress } from "./activityLog";
import { usePurposeGate } from "./usePurposeGate";
import { useSectionNames } from "./useSectionNames";

/** Calls the function once entries may be selected by person. */
export type BeforeOpen = (open: () => void) => void;

/** Parts of filters that come from another endpoint. */
export interface LogFilterParts {
  readonly renderCommunes: (
    chosen: readonly string[],
    onChoose: (communes: readonly string[]) => void,
  ) => ReactNode;
  readonly renderUsers: (
    label: string,
    chosen: readonly string[],
    onChoose: (ids: readonly string[]) => void,
    beforeOpen: BeforeOpen,
  ) => ReactNode;
  readonly renderCommune: (ags: string) => ReactNode;
  readonly renderUser: (id: string) => ReactNode;
}

/** Filters of the whole log, and the dialog that asks for the purpose of a selection by person. */
export function useLogFilters(
  { search, change }: ActivityLogAddress,
  parts: LogFilterParts,
): { readonly filters: readonly ListFilter[]; readonly dialog: ReactNode } {
  const { t } = useLingui();
  const gate = usePurposeGate();
  const jobName = useAutomatedJobName();
  const sections = useSectionNames();
  const groups = useTypeGroups();
  const [today] = useState(() => calendarDayOf(new Date()));
  const since = (days: number) => addDays(today, 1 - days);
  const { by = [], about = [], commune = [], section } = search;
  const chooseActors = (ids: readonly string[]) => change({ by: ids });
  const chooseUsers = (ids: readonly string[]) => change({ about: ids });
  const chooseCommunes = (chosen: readonly string[]) => change({ commune: chosen });
  const byService = useServiceFilter(search.service, (service) => change({ service }));
  const filters: readonly ListFilter[] = [
    choiceFilter<ActivityType>({
      label: t`Art`,
      groups,
      chosen: search.type,
      onChoose: (type) => change({ type }),
    }),
    dayFilter({
      label: t`Zeitraum`,
      span: activityLog.span(search, "period"),
      onChange: ({ from, to }) => change({ from, to }),
      presets: [
        { label: t`Heute`, from: since(1) },
        { label: t`7 Tage`, from: since(7) },
        { label: t`30 Tage`, from: since(30) },
      ],
    }),
    choiceFilter({
      label: t`Von`,
      chosen: by,
      onChoose: chooseActors,
      control: parts.renderUsers(t`Von`, by, chooseActors, gate.pass),
      contentOf: parts.renderUser,
    }),
    choiceFilter({
      label: t`Über Benutzer`,
      chosen: about,
      onChoose: chooseUsers,
      control: parts.renderUsers(t`Über Benutzer`, about, chooseUsers, gate.pass),
      contentOf: parts.renderUser,
    }),
    choiceFilter({
      label: t`Kommune`,
      chosen: commune,
      onChoose: chooseCommunes,
      control: parts.renderCommunes(commune, chooseCommunes),
      contentOf: parts.renderCommune,
    }),
    byService,
    furtherFilters(t`Weitere`, [
      choiceFilter({
        label: t`Rolle`,
        choices: actorRoles.map((value) => ({
          value,
          label: value === "system" ? t`System (Jobs)` : value,
        })),
        chosen: search.role,
        onChoose: (role) => change({ role }),
      }),
      choiceFilter({
        label: t`Bereich`,
        choices: activitySections.map((value) => ({ value, label: sections[value] })),
        chosen: section && [section],
        onChoose: (chosen) => change(sectionChange(chosen.at(-1), search.type)),
      }),
    ]),
    // Set by links only.
    linkedFilter(t`Ressource`, search.resource, () => change({ resource: undefined })),
    linkedFilter(t`Automatisierter Job`, search.job && jobName(search.job), () => change({ job: undefined })),
    linkedFilter(t`Vorgang`, search.action, () => change({ action: undefined })),
  ];
  return { filters, dialog: gate.dialog };
}

/** A filter without a control, which links set and its chip removes. */
function linkedFilter(label: string, value: string | undefined, remove: () => void): ListFilter {
  const isSet = value !== undefined;
  return { label, isSet, control: null, chips: isSet ? [{ key: label, label, content: value, remove }] : [] };
}

/** Another section; chosen types that do not belong to it are dropped, since they would match nothing. */
function sectionChange(
  section: (typeof activitySections)[number] | undefined,
  types: readonly ActivityType[] | undefined,
) {
  const ofSection = section && activityTypesOf(section);
  const type = ofSection ? types?.filter((one) => ofSection.includes(one)) : types;
  return { section, type: type?.length ? type : undefined };
}

/** Types by the first section that they belong to, then those of none. */
function useTypeGroups(): readonly ChoiceGroup<ActivityType>[] {
  const { t, i18n } = useLingui();
  const sections = useSectionNames();
  const choiceOf = (value: ActivityType): Choice<ActivityType> => ({
    value,
    label: i18n._(typeLabel(value)),
  });
  const grouped = new Set<ActivityType>();
  const groups = activitySections.flatMap((section): readonly ChoiceGroup<ActivityType>[] => {
    const types = activityTypesOf(section).filter((type) => !grouped.has(type));
    for (const type of types) grouped.add(type);
    return types.length > 0 ? [{ label: sections[section], choices: types.map(choiceOf) }] : [];
  });
  const others = activityTypes.filter((type) => !grouped.has(type));
  return [...groups, { label: t`Weitere`, choices: others.map(choiceOf) }];
}
