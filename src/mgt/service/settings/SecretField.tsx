import { Flex, Input } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { isReplacement, type SecretValue } from "#domain/schemas/serviceSettings";
import { serviceSettings } from "#domain/serviceSettings";
import { FieldFrame } from "#forms/fields/FieldFrame";
import { describedBy } from "#forms/fields/LabelledField";
import { withField, type FormField } from "#forms/fields/withField";
import { TextButton } from "#forms/TextButton";
import { formatDateTime } from "#i18n/formats";
import type { SettingFieldProps } from "./SettingField";
import { originId } from "./SettingOrigin";
import type { KnownSetting } from "./settingsValues";

/** A secret, which is never shown: a text replaces it, an empty field keeps it. */
export const SecretField = withField<SettingFieldProps, SecretValue>(function SecretField(props) {
  const { field, setting, settingKey: _key, ...frame } = props;
  const { value, before } = field;
  const stored = before === undefined ? value : before;
  return (
    <FieldFrame {...frame} field={field} hasDefault>
      <Input
        name={field.name}
        type="password"
        value={isReplacement(value) ? value.replacement : ""}
        maxLength={serviceSettings.api_key.maxLength}
        // Keeps password managers from filling in or saving it.
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        fontFamily="mono"
        data-changed={before === undefined ? undefined : ""}
        aria-describedby={[describedBy(field.id, { ...field, help: frame.help }), originId(field)]
          .filter(Boolean)
          .join(" ")}
        css={{ "&::-ms-reveal": { display: "none" } }}
        onChange={({ currentTarget: { value: text } }) =>
          field.setValue(text === "" ? stored : { replacement: text })
        }
        onBlur={field.onBlur}
      />
      <Flex wrap="wrap" align="center" columnGap={3} textStyle="sm" color="fg.muted">
        <span id={originId(field)}>
          <SecretState field={field} setting={setting} />
        </span>
        {typeof value === "string" && (
          <TextButton
            aria-describedby={`${field.id}-label`}
            disabled={field.isSaving}
            onClick={() => {
              field.setValue(null);
              // The button disappears, so focus the field.
              document.getElementById(field.id)?.focus();
            }}
          >
            <Trans>Entfernen</Trans>
          </TextButton>
        )}
      </Flex>
    </FieldFrame>
  );
});

interface SecretStateProps {
  readonly field: FormField<SecretValue>;
  readonly setting: KnownSetting;
}

function SecretState({ field: { value, before }, setting }: SecretStateProps) {
  if (isReplacement(value)) {
    return before === null ? (
      <Trans>Wird beim Speichern gesetzt.</Trans>
    ) : (
      <Trans>Ersetzt beim Speichern den bisherigen Wert.</Trans>
    );
  }
  if (typeof value === "string") {
    const time = formatDateTime(value);
    const by = setting.updatedBy?.username;
    return by ? (
      <Trans>
        Gesetzt am {time} von {by}
      </Trans>
    ) : (
      <Trans>Gesetzt am {time}</Trans>
    );
  }
  if (typeof before === "string") return <Trans>Wird beim Speichern entfernt.</Trans>;
  if (setting.hasInheritedValue) return <Trans>Es gilt der Wert für alle Kommunen.</Trans>;
  return <Trans>Nicht gesetzt</Trans>;
}
