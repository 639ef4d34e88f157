import { Input, NativeSelect } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { setResourceValue } from "#domain/resources/editResource";
import type { ValueSchema } from "#domain/resources/resourceSchemas";
import { schemaDescription, schemaTitle } from "#domain/resources/resourceTemplates";
import { describedBy, FieldError, LabelledField } from "#forms/fields/LabelledField";
import { useLocale } from "#i18n/language";
import { Icon } from "#ui/Icon";
import { documentValue, fieldText, typedValue } from "./documentValue";
import { ListValue } from "./ListValue";
import { useOpenDocument } from "./openDocument";
import { SecretValue } from "./SecretValue";
import type { ValueControlProps, ValueFieldProps } from "./valueControl";

/** A labelled field for one value of a document. */
export function ValueField(props: ValueFieldProps) {
  const { schema, path, isRequired, problems } = props;
  const id = useId();
  const locale = useLocale();
  const { kind, text, setText, isReadOnly } = useOpenDocument();
  const help = schemaDescription(schema, locale);
  const error = problems.map(({ message }) => message).join(" ");
  return (
    <LabelledField
      id={id}
      label={schemaTitle(schema, locale)}
      help={help}
      isOptional={!isRequired}
      isReadOnly={isReadOnly}
      isInvalid={problems.some(({ severity }) => severity === "error")}
    >
      <ValueControl
        {...props}
        id={id}
        value={documentValue(kind, text, path)}
        isReadOnly={isReadOnly}
        describedBy={describedBy(id, { error, help })}
        onChange={(value) => setText(setResourceValue(text, path, value))}
      />
      {error && <FieldError id={id}>{error}</FieldError>}
    </LabelledField>
  );
}

function ValueControl(props: ValueControlProps) {
  const { schema } = props;
  if (schema["x-secret"] === true) return <SecretValue {...props} />;
  if (schema.type === "array") return <ListValue {...props} />;
  const isChoice = schema.enum || schema.type === "boolean" || schema["x-reference"] !== undefined;
  return isChoice ? <ChoiceValue {...props} /> : <TextValue {...props} />;
}

function TextValue({ schema, value, isRequired, isReadOnly, describedBy: ids, onChange }: ValueControlProps) {
  const isCode = schema["x-rule"] !== undefined || schema.pattern !== undefined;
  return (
    <Input
      value={fieldText(value)}
      inputMode={schema.type === "integer" ? "numeric" : schema["x-rule"] === "url" ? "url" : undefined}
      fontFamily={isCode ? "mono" : undefined}
      spellCheck={isCode ? false : undefined}
      autoComplete="off"
      readOnly={isReadOnly}
      placeholder={schema.default === undefined ? undefined : String(schema.default)}
      aria-describedby={ids}
      onChange={({ currentTarget }) => onChange(typedValue(schema, currentTarget.value, isRequired))}
    />
  );
}

function ChoiceValue(props: ValueControlProps) {
  const { schema, value, isRequired, isReadOnly, describedBy: ids, onChange } = props;
  const { t } = useLingui();
  const { surroundings } = useOpenDocument();
  const reference = schema["x-reference"];
  const chosen = fieldText(value);
  const options =
    reference === undefined
      ? (schema.enum ?? ["true", "false"]).map((each) => ({ value: each, label: choiceLabel(schema, each) }))
      : surroundings.targets
          .filter(({ type }) => type === reference)
          .map(({ resourceId, name }) => ({ value: resourceId, label: `${name} (${resourceId})` }));
  const isKnown = chosen === "" || options.some((option) => option.value === chosen);
  const preset = schema.default === undefined ? undefined : choiceLabel(schema, String(schema.default));
  return (
    <NativeSelect.Root disabled={isReadOnly}>
      <NativeSelect.Field
        value={chosen}
        aria-describedby={ids}
        onChange={({ currentTarget }) => onChange(typedValue(schema, currentTarget.value, isRequired))}
      >
        {(!isRequired || chosen === "") && (
          <option value="">
            {preset === undefined ? t`(keine Angabe)` : t`(keine Angabe, dann gilt ${preset})`}
          </option>
        )}
        {!isKnown && <option value={chosen}>{t`${chosen} (gibt es nicht)`}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator>
        <Icon name="chevronDown" size={12} />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );

  function choiceLabel({ type }: ValueSchema, each: string): string {
    if (type !== "boolean") return each;
    return each === "true" ? t`Ja` : t`Nein`;
  }
}
