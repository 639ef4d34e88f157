import { useLingui } from "@lingui/react/macro";
import { groupServices, serviceCatalogue } from "#domain/serviceCatalogue";
import { SelectField } from "#forms/fields/SelectField";
import { useLocale } from "#i18n/language";
import { serviceGroupLabels } from "#ui/serviceGroupLabels";

const withFees = groupServices(
  serviceCatalogue.filter(({ capabilities }) => capabilities.includes("fees")).map(({ id }) => id),
);

interface ServiceFieldProps {
  readonly name: string;
  readonly label: string;
}

/** The service of a new fee of the catalogue. */
export function ServiceField(props: ServiceFieldProps) {
  const { t, i18n } = useLingui();
  const language = useLocale();
  return (
    <SelectField {...props}>
      <option value="">{t`Bitte wählen`}</option>
      {withFees.map(({ group, services }) => (
        <optgroup key={group} label={i18n._(serviceGroupLabels[group])}>
          {services.map(({ id, name }) => (
            <option key={id} value={id}>
              {name[language]}
            </option>
          ))}
        </optgroup>
      ))}
    </SelectField>
  );
}
