import { useLingui } from "@lingui/react/macro";
import { findService, groupServices, serviceCatalogue } from "#domain/serviceCatalogue";
import { useLocale } from "#i18n/language";
import { FilterSelect } from "#ui/FilterSelect";
import { groupNames } from "#ui/serviceGroupNames";

const all = groupServices(serviceCatalogue.map(({ id }) => id));

interface ServiceFilterProps {
  readonly chosen: string | undefined;
  readonly onChoose: (service: string | undefined) => void;
}

export function ServiceFilter({ chosen, onChoose }: ServiceFilterProps) {
  const { t, i18n } = useLingui();
  const language = useLocale();
  return (
    <FilterSelect
      label={t`Dienst`}
      value={chosen ?? ""}
      isSet={chosen !== undefined}
      onChoose={(service) => onChoose(service || undefined)}
    >
      <option value="">{t`Alle Dienste`}</option>
      {chosen !== undefined && !findService(chosen) && <option value={chosen}>{chosen}</option>}
      {all.map(({ group, services }) => (
        <optgroup key={group} label={i18n._(groupNames[group])}>
          {services.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[language]}
            </option>
          ))}
        </optgroup>
      ))}
    </FilterSelect>
  );
}
