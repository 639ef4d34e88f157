import { useLingui } from "@lingui/react/macro";
import { serviceCapabilities } from "#domain/serviceCapabilities";
import { serviceGroups } from "#domain/serviceGroups";
import { choiceFilter, flagFilter, selectFilter, type ListFilter } from "#lists/filters";
import { serviceGroupLabels } from "#ui/serviceGroupLabels";
import { capabilityLabels, serviceStateLabels } from "./serviceLabels";
import { serviceStates, stateNames, type SystemServicesAddress } from "./servicesList";

/** Filters of the catalogue of services. */
export function useSystemServiceFilters({ search, change }: SystemServicesAddress): readonly ListFilter[] {
  const { t, i18n } = useLingui();
  return [
    choiceFilter({
      label: t`Gruppe`,
      choices: serviceGroups.map((value) => ({ value, label: i18n._(serviceGroupLabels[value]) })),
      chosen: search.group,
      onChoose: (group) => change({ group }),
    }),
    choiceFilter({
      label: t`Fähigkeiten`,
      choices: serviceCapabilities.map((value) => ({ value, label: i18n._(capabilityLabels[value]) })),
      chosen: search.capability,
      onChoose: (capability) => change({ capability }),
    }),
    choiceFilter({
      label: t`Status`,
      choices: stateNames.map((value) => ({
        value,
        label: i18n._(serviceStateLabels[serviceStates[value]]),
      })),
      chosen: search.state,
      onChoose: (state) => change({ state }),
    }),
    selectFilter({
      label: t`Nutzung`,
      all: t`Jede Nutzung`,
      choices: [
        { value: "offered", label: t`Von Kommunen angeboten` },
        { value: "unused", label: t`Von keiner Kommune angeboten` },
      ],
      chosen: search.use,
      onChoose: (use) => change({ use }),
    }),
    flagFilter({
      label: t`Kommunen nicht eingerichtet`,
      isSet: search.awaited ?? false,
      onChange: (awaited) => change({ awaited }),
    }),
  ];
}
