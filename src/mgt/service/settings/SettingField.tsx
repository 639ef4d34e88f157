import { Input, NativeSelect } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import {
  builtInValue,
  serviceSettings,
  type ServiceSettingKey,
  type SettingDefinition,
} from "#domain/serviceSettings";
import { controlProps, FieldFrame } from "#forms/fields/FieldFrame";
import { withField, type FieldProps, type FormField } from "#forms/fields/withField";
import { Icon } from "#ui/Icon";
import { originId, SettingOrigin, type DefaultValue } from "./SettingOrigin";
import type { KnownSetting } from "./settingsValues";

export interface SettingFieldProps extends FieldProps {
  readonly settingKey: ServiceSettingKey;
  readonly setting: KnownSetting;
}

/** A readable setting: its own value, empty if the default applies, and where the effective value comes from. */
export const SettingField = withField<SettingFieldProps, string>(function SettingField(props) {
  const { field, settingKey, setting, ...frame } = props;
  const { t } = useLingui();
  const flags = { true: t`Ja`, false: t`Nein` };
  const definition: SettingDefinition = serviceSettings[settingKey];
  const wordOf = (value: string) =>
    definition.type === "flag" && (value === "true" || value === "false") ? flags[value] : value;
  const standard = defaultOf(settingKey, setting);
  const standardWord = standard && wordOf(standard.value);
  const emptyOption = standardWord === null ? t`Nicht gesetzt` : t`Standard: ${standardWord}`;
  return (
    <FieldFrame {...frame} field={field} hasDefault>
      {definition.type === "flag" && (
        <SettingSelect
          field={field}
          help={frame.help}
          options={Object.entries(flags).map(([value, text]) => ({ value, text }))}
          emptyOption={emptyOption}
        />
      )}
      {definition.type === "resource" && (
        <SettingSelect
          field={field}
          help={frame.help}
          options={withCurrent(setting.choices, field).map((id) => ({ value: id, text: id }))}
          emptyOption={emptyOption}
        />
      )}
      {definition.type !== "flag" && definition.type !== "resource" && (
        <Input
          {...controlProps(field, frame.help)}
          {...describedByOrigin(field, frame.help)}
          type="text"
          inputMode={inputModes[definition.type]}
          maxW={definition.type === "number" ? "120px" : undefined}
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <SettingOrigin
        field={field}
        standard={standard && { ...standard, value: wordOf(standard.value) }}
        isOwn={field.value !== ""}
        isStandard={field.value === standard?.value}
        setting={setting}
        onReset={() => field.setValue("")}
      />
    </FieldFrame>
  );
});

const inputModes = { email: "email", phone: "tel", url: "url", number: "numeric", secret: "text" } as const;

/** The inherited value; null if there is none. */
function defaultOf(
  key: ServiceSettingKey,
  { inheritedValue, installationValue }: KnownSetting,
): DefaultValue | null {
  if (typeof inheritedValue === "string") return { value: inheritedValue, origin: "shared" };
  if (typeof installationValue === "string") return { value: installationValue, origin: "installation" };
  const value = builtInValue(key);
  return value === null ? null : { value, origin: "builtIn" };
}

/** Keeps a stored reference selectable after its resource was removed. */
function withCurrent(choices: readonly string[], { value, before }: FormField<string>): readonly string[] {
  return [...new Set([...choices, before ?? "", value])].filter(Boolean);
}

function describedByOrigin(field: FormField<string>, help: unknown) {
  const { "aria-describedby": others } = controlProps(field, Boolean(help));
  return { "aria-describedby": [others, originId(field)].filter(Boolean).join(" ") };
}

interface SettingSelectProps {
  readonly field: FormField<string>;
  readonly help: unknown;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  readonly emptyOption: string;
}

function SettingSelect({ field, help, options, emptyOption }: SettingSelectProps) {
  return (
    <NativeSelect.Root maxW="320px">
      <NativeSelect.Field
        id={field.id}
        name={field.name}
        value={field.value}
        data-changed={field.before === undefined ? undefined : ""}
        aria-invalid={field.error ? true : undefined}
        {...describedByOrigin(field, help)}
        // Selects have no read-only state, so ignore choices while saving.
        onChange={(event) => !field.isSaving && field.setValue(event.currentTarget.value)}
        onBlur={field.onBlur}
      >
        <option value="">{emptyOption}</option>
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator>
        <Icon name="chevronDown" size={12} />
      </NativeSelect.Indicator>
    </NativeSelect.Root>
  );
}
