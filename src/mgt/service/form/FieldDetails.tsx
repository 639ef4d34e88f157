import { Button, Flex, Stack } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  formFieldFormats,
  formFieldTypes,
  hasBounds,
  hasFormat,
  hasLengths,
  hasOptions,
  isAnswerable,
  type FormField,
} from "#domain/formFields";
import { CheckboxField } from "#forms/fields/CheckboxField";
import { DateField } from "#forms/fields/DateField";
import { FieldRow } from "#forms/fields/FieldRow";
import { ReadOnlyField } from "#forms/fields/ReadOnlyField";
import { SelectField } from "#forms/fields/SelectField";
import { TextAreaField } from "#forms/fields/TextAreaField";
import { TextField } from "#forms/fields/TextField";
import { useLocale } from "#i18n/language";
import { Icon } from "#ui/Icon";
import { formatLabels, languageName, typeLabels } from "./fieldLabels";
import { OptionsField } from "./OptionsField";
import { usePropertyLabels } from "./useFieldLabels";

interface FieldDetailsProps {
  readonly field: FormField;
  readonly index: number;
  readonly onRemove: () => void;
}

/** The values of one field. Those of other types are kept until the form is saved. */
export function FieldDetails({ field, index, onRemove }: FieldDetailsProps) {
  const { t, i18n } = useLingui();
  const language = useLocale();
  const labels = usePropertyLabels();
  const { key, type } = field;
  const name = (property: string) => `fields.${index}.${property}`;
  const inLanguage = (label: string, of: string) => `${label} (${languageName(of, language)})`;
  return (
    <Stack gap={4} pt={2} pb={5} ps={{ base: 2, sm: 9 }} pe={{ base: 2, sm: 4 }} maxW="680px">
      <FieldRow>
        <SelectField name={name("type")} label={labels.type}>
          {formFieldTypes.map((each) => (
            <option key={each} value={each}>
              {i18n._(typeLabels[each])}
            </option>
          ))}
        </SelectField>
        <ReadOnlyField label={labels.key} value={key} isCode />
      </FieldRow>
      {Object.keys(field.labels).map((each) => (
        <TextField
          key={each}
          name={name(`labels.${each}`)}
          label={inLanguage(labels.labels, each)}
          isOptional={each !== "de"}
        />
      ))}
      {isAnswerable(type) && <CheckboxField name={name("isRequired")} label={labels.isRequired} />}
      <CheckboxField
        name={name("isVisible")}
        label={labels.isVisible}
        help={<Trans>Verborgene Felder sehen Bürgerinnen und Bürger nicht.</Trans>}
      />
      {Object.keys(field.helpTexts).map((each) => (
        <TextAreaField
          key={each}
          name={name(`helpTexts.${each}`)}
          label={inLanguage(labels.helpTexts, each)}
          rows={2}
          isOptional
        />
      ))}
      {hasFormat(type) && (
        <SelectField name={name("format")} label={labels.format}>
          <option value="">{t`beliebiger Text`}</option>
          {formFieldFormats.map((each) => (
            <option key={each} value={each}>
              {i18n._(formatLabels[each])}
            </option>
          ))}
        </SelectField>
      )}
      {hasLengths(type) && (
        <FieldRow>
          <TextField name={name("minLength")} label={labels.minLength} inputMode="numeric" isOptional />
          <TextField name={name("maxLength")} label={labels.maxLength} inputMode="numeric" isOptional />
        </FieldRow>
      )}
      {hasBounds(type) && <Bounds isDay={type === "DATE"} name={name} />}
      {hasOptions(type) && <OptionsField name={name("options")} label={labels.options} />}
      <Flex>
        <Button size="sm" onClick={onRemove}>
          <Icon name="trash" />
          <Trans>Feld entfernen</Trans>
        </Button>
      </Flex>
    </Stack>
  );
}

function Bounds({ isDay, name }: { readonly isDay: boolean; readonly name: (property: string) => string }) {
  const { t } = useLingui();
  const labels = usePropertyLabels();
  if (isDay) {
    return (
      <FieldRow>
        <DateField name={name("min")} label={t`Frühester Tag`} isOptional />
        <DateField name={name("max")} label={t`Spätester Tag`} isOptional />
      </FieldRow>
    );
  }
  return (
    <FieldRow>
      <TextField name={name("min")} label={labels.min} isOptional />
      <TextField name={name("max")} label={labels.max} isOptional />
    </FieldRow>
  );
}
