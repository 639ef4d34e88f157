import { useLingui } from "@lingui/react/macro";
import { federalStateName, federalStates } from "#domain/federalStates";
import { choiceFilter, type ListFilter } from "#lists/filters";
import { ChoiceFilter } from "#ui/table/ChoiceFilter";
import {
  communeStateNames,
  contentNames,
  type CommuneStateName,
  type ContentName,
  type ServiceCommunesAddress,
} from "./serviceCommunesList";

const statesByName = federalStates
  .map(({ code, name }) => ({ value: code, label: name }))
  .toSorted((one, other) => one.label.localeCompare(other.label, "de"));

/** Filters of the communes with a service. */
export function useServiceCommuneFilters({ search, change }: ServiceCommunesAddress): readonly ListFilter[] {
  const { t } = useLingui();
  const stateLabels: Readonly<Record<CommuneStateName, string>> = {
    enabled: t`Aktiviert`,
    disabled: t`Deaktiviert`,
    waiting: t`Nicht eingerichtet`,
  };
  const contentLabels: Readonly<Record<ContentName, string>> = {
    texts: t`Eigene Texte`,
    drafts: t`Nicht veröffentlichte Texte`,
    files: t`Eigene Dateien`,
    fees: t`Eigene Gebühren`,
    "fee-rule": t`Eigene Gebührenregel`,
    settings: t`Eigene Einstellungen`,
    form: t`Eigenes Formular`,
  };
  return [
    choiceFilter({
      label: t`Land`,
      chosen: search.land,
      onChoose: (land) => change({ land }),
      contentOf: (code) => <span lang="de">{federalStateName(code)}</span>,
      control: (
        <ChoiceFilter
          label={t`Land`}
          lang="de"
          columns={2}
          groups={[{ choices: statesByName }]}
          chosen={search.land ?? []}
          onChoose={(land) => change({ land })}
        />
      ),
    }),
    choiceFilter({
      label: t`Status`,
      choices: communeStateNames.map((value) => ({ value, label: stateLabels[value] })),
      chosen: search.state,
      onChoose: (state) => change({ state }),
    }),
    choiceFilter({
      label: t`Eigene Inhalte`,
      choices: contentNames.map((value) => ({ value, label: contentLabels[value] })),
      chosen: search.own,
      onChoose: (own) => change({ own }),
    }),
  ];
}
