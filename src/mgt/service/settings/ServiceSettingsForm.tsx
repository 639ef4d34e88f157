import { chakra, Heading, Stack } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import {
  isReplacement,
  serviceSettingsSchema,
  type ServiceSettingsValues,
} from "#domain/schemas/serviceSettings";
import { isSecretKey, isSecretSetting, type ServiceSettingKey } from "#domain/serviceSettings";
import { EntityForm } from "#forms/EntityForm";
import type { SaveOutcome } from "#forms/saveOutcome";
import { formatDateTime } from "#i18n/formats";
import { useMutationAsync } from "#relay/useMutationAsync";
import { settingLabels } from "#ui/serviceSettingLabels";
import type { ServiceSettingsForm_communeService$key } from "./__generated__/ServiceSettingsForm_communeService.graphql";
import type { ServiceSettingsFormSaveMutation } from "./__generated__/ServiceSettingsFormSaveMutation.graphql";
import { ExtensionFields } from "./ExtensionFields";
import { SecretField } from "./SecretField";
import { SettingField } from "./SettingField";
import { settingHelp, settingSections } from "./settingTexts";
import { inputOfValues, settingsKeys, valuesOfSettings } from "./settingsValues";

void graphql`
  fragment ServiceSettingsForm_values on CommuneService {
    settings {
      revision
      known {
        key
        ownValue
        hasOwnValue
        inheritedValue
        hasInheritedValue
        installationValue
        choices
        updatedAt
        updatedBy {
          username
        }
      }
      extensions @include(if: $withExtensions) {
        key
        value
      }
    }
  }
`;

const saveMutation = graphql`
  mutation ServiceSettingsFormSaveMutation($input: SaveServiceSettingsInput!, $withExtensions: Boolean!) {
    saveServiceSettings(input: $input) {
      communeService {
        id
        ...ServiceSettingsForm_values @relay(mask: false)
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** Whether a change affects a secret. The change of an added key contains the key and its value. */
const isSecretChange = (path: string, value: unknown) => {
  const [name = "", key = ""] = path.split(".");
  return isSecretKey(name === "extensions" ? (isExtension(value) ? value.key : key) : name);
};

interface ServiceSettingsFormProps {
  readonly communeService: ServiceSettingsForm_communeService$key;
  /** Whether the viewer may see and change further keys. */
  readonly withExtensions: boolean;
}

/** Form for the known settings of a service and, where permitted, further keys. */
export function ServiceSettingsForm({ communeService, withExtensions }: ServiceSettingsFormProps) {
  const { t, i18n } = useLingui();
  const { id, settings } = useFragment(
    graphql`
      fragment ServiceSettingsForm_communeService on CommuneService @throwOnFieldError {
        id
        ...ServiceSettingsForm_values @relay(mask: false)
      }
    `,
    communeService,
  );
  const save = useMutationAsync<ServiceSettingsFormSaveMutation>(saveMutation);
  const values = useMemo(() => settings && valuesOfSettings(settings), [settings]);
  if (!settings || !values) return null;
  const byKey = new Map<string, (typeof settings.known)[number]>(
    settings.known.map((setting) => [setting.key, setting]),
  );
  const itemLabels = Object.fromEntries(values.extensions.map(({ key }) => [`extensions.${key}`, key]));

  const formatValue = (path: string, value: unknown): string | undefined => {
    if (path === "api_key") {
      if (isReplacement(value)) return t`neuer Wert, nicht angezeigt`;
      if (typeof value !== "string") return t`nicht gesetzt`;
      const time = formatDateTime(value);
      return t`gesetzt am ${time}`;
    }
    if (path.startsWith("extensions") && isSecretChange(path, value)) {
      const secret = value === "" ? t`gesetzt, nicht angezeigt` : t`neuer Wert, nicht angezeigt`;
      return isExtension(value) ? `${value.key}: ${secret}` : secret;
    }
    if (value === "" && !path.startsWith("extensions")) return t`Standard`;
    if (path === "appointment_required") return value === "true" ? t`Ja` : t`Nein`;
    if (isExtension(value)) return `${value.key}: ${value.value}`;
    return undefined;
  };

  return (
    <EntityForm<ServiceSettingsValues>
      name={`settings:${id}`}
      values={values}
      revision={settings.revision}
      schema={serviceSettingsSchema}
      labels={{
        rest_service: i18n._(settingLabels.rest_service),
        host_url: i18n._(settingLabels.host_url),
        api_key: i18n._(settingLabels.api_key),
        signature_keystore: i18n._(settingLabels.signature_keystore),
        notify_email: i18n._(settingLabels.notify_email),
        payment_provider: i18n._(settingLabels.payment_provider),
        contact_email: i18n._(settingLabels.contact_email),
        contact_phone: i18n._(settingLabels.contact_phone),
        appointment_required: i18n._(settingLabels.appointment_required),
        max_attachments: i18n._(settingLabels.max_attachments),
        attachment_max_mb: i18n._(settingLabels.attachment_max_mb),
        retention_days: i18n._(settingLabels.retention_days),
        extensions: t`Weitere Schlüssel`,
        ...itemLabels,
      }}
      keys={settingsKeys}
      isSecret={isSecretChange}
      variant="page"
      formatValue={formatValue}
      onSave={async (edited, { revision }): Promise<SaveOutcome<ServiceSettingsValues>> => {
        const input = inputOfValues(edited, { withExtensions });
        const { saveServiceSettings } = await save({ input: { id, revision, ...input }, withExtensions });
        const stored = saveServiceSettings.communeService?.settings;
        const errors = saveServiceSettings.errors.map((error) => ({
          ...error,
          field: error.field && formField(error.field, input, edited),
        }));
        return { errors, current: stored && { values: valuesOfSettings(stored), revision: stored.revision } };
      }}
    >
      {settingSections.map(({ id: sectionId, title, keys }) => (
        <Section key={sectionId} id={`settings-${sectionId}`} title={i18n._(title)}>
          {keys.map((key) => {
            const setting = byKey.get(key);
            const Field = fieldOf(key);
            return (
              setting && (
                <Field
                  key={key}
                  name={key}
                  settingKey={key}
                  label={i18n._(settingLabels[key])}
                  help={i18n._(settingHelp[key])}
                  setting={setting}
                />
              )
            );
          })}
        </Section>
      ))}
      {withExtensions && (
        <Section id="settings-extensions" title={<Trans>Weitere Schlüssel</Trans>}>
          <ExtensionFields />
        </Section>
      )}
    </EntityForm>
  );
}

/** The form's field for a field of the input. */
function formField(
  field: readonly string[],
  { settings }: ReturnType<typeof inputOfValues>,
  { extensions }: ServiceSettingsValues,
): readonly string[] {
  const [list, at, part] = field;
  const setting = list === "settings" ? settings[Number(at)] : undefined;
  if (setting) return [setting.key];
  if (list !== "extensions" || part !== "key") return field;
  // Only the key of a new one can be edited; another user may have added the same.
  const added = extensions.findIndex(({ id, key }) => id !== key && key === extensions[Number(at)]?.key);
  return added < 0 ? field : [list, String(added), part];
}

const fieldOf = (key: ServiceSettingKey) => (isSecretSetting(key) ? SecretField : SettingField);

function isExtension(value: unknown): value is { readonly key: string; readonly value: string } {
  return typeof value === "object" && value !== null && "key" in value && "value" in value;
}

/** Title at the left of the fields, above them on narrow screens. */
const SectionBox = chakra("section", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "200px minmax(0, 560px)" },
    columnGap: 8,
    rowGap: 3,
    py: 5,
    borderTop: "1px solid",
    borderColor: "border.muted",
  },
});

interface SectionProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly children: ReactNode;
}

function Section({ id, title, children }: SectionProps) {
  return (
    <SectionBox aria-labelledby={id}>
      <Heading id={id} as="h2" textStyle="h3">
        {title}
      </Heading>
      <Stack gap={5} maxW="560px">
        {children}
      </Stack>
    </SectionBox>
  );
}
