import { chakra, Heading, Stack } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useMemo, type ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { systemSettingsFormSchema, type SystemSettingsValues } from "#domain/schemas/systemSettings";
import { isNumberSetting, type SettingKey } from "#domain/systemSettings";
import { EntityForm } from "#forms/EntityForm";
import { ReadOnlyField } from "#forms/fields/ReadOnlyField";
import type { SaveOutcome } from "#forms/saveOutcome";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { UserError } from "#relay/failure";
import { useSessionServices } from "#session/sessionServices";
import { systemSettingLabels } from "#ui/systemSettingLabels";
import type { SystemSettingsForm_settings$key } from "./__generated__/SystemSettingsForm_settings.graphql";
import type { SystemSettingsFormSaveMutation } from "./__generated__/SystemSettingsFormSaveMutation.graphql";
import { BannerFields, useBannerLabels } from "./BannerFields";
import { LanguagesField } from "./LanguagesField";
import { LockedHelp } from "./LockedHelp";
import type { SettingFacts } from "./settingFacts";
import { SettingField } from "./SettingField";
import { numberLabels, settingHelp, settingSections } from "./settingTexts";
import { changesOf, valuesOf } from "./settingsValues";
import { TestMailButton } from "./TestMailButton";
import { useEffectsQuestion } from "./useEffectsQuestion";
import { useFormatValue } from "./useFormatValue";

void graphql`
  fragment SystemSettingsForm_values on SystemSettings {
    revision
    sendsMail
    values {
      ...SystemSettingsForm_allValues @relay(mask: false)
    }
    defaults {
      ...SystemSettingsForm_allValues @relay(mask: false)
    }
    settings {
      key
      unit
      min
      max
      lockedBy
      updatedAt
      updatedBy {
        username
      }
    }
  }
`;

void graphql`
  fragment SystemSettingsForm_allValues on SystemSettingValues {
    sessionIdleMinutes
    sessionAbsoluteHours
    invitationDays
    supportContact
    imprintUrl
    privacyUrl
    barrierContact
    languages
    exportLimit
    erasureDays
    activityRetentionMonths
    mailSender
    digestHour
    banner {
      german
      english
      endsAt
      isOnLogin
    }
  }
`;

const saveMutation = graphql`
  mutation SystemSettingsFormSaveMutation($input: SaveSystemSettingsInput!) {
    saveSystemSettings(input: $input) {
      systemSettings {
        id
        ...SystemSettingsForm_values @relay(mask: false)
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface SystemSettingsFormProps {
  readonly settings: SystemSettingsForm_settings$key;
}

/** Form with all settings of the installation; says before a save what it does at once. */
export function SystemSettingsForm({ settings: reference }: SystemSettingsFormProps) {
  const { i18n } = useLingui();
  const { viewerRefresh } = useSessionServices();
  const settings = useFragment(
    graphql`
      fragment SystemSettingsForm_settings on SystemSettings @throwOnFieldError {
        ...SystemSettingsForm_values @relay(mask: false)
      }
    `,
    reference,
  );
  const save = useMutationAsync<SystemSettingsFormSaveMutation>(saveMutation);
  const values = useMemo(() => valuesOf(settings.values), [settings.values]);
  const defaults = useMemo(() => valuesOf(settings.defaults), [settings.defaults]);
  const { dialog, confirmEffects } = useEffectsQuestion();
  const formatValue = useFormatValue();
  const parts = useBannerLabels();
  const facts = new Map<string, SettingFacts>(settings.settings.map((each) => [each.key, each]));
  const labelOf = (key: SettingKey) =>
    i18n._(isNumberSetting(key) ? numberLabels[key] : systemSettingLabels[key]);

  const fieldOf = (key: SettingKey, of: SettingFacts): ReactNode => {
    if (key === "banner") return <BannerFields key={key} facts={of} />;
    const shared = { name: key, label: labelOf(key), help: i18n._(settingHelp[key]) };
    if (key === "languages") {
      return <LanguagesField key={key} {...shared} facts={of} standard={defaults.languages} />;
    }
    const { lockedBy } = of;
    return typeof lockedBy === "string" ? (
      <ReadOnlyField
        key={key}
        label={shared.label}
        value={values[key]}
        help={<LockedHelp variable={lockedBy} />}
      />
    ) : (
      <SettingField key={key} {...shared} facts={of} standard={defaults[key]} />
    );
  };

  return (
    <>
      {dialog}
      <EntityForm<SystemSettingsValues>
        name="system-settings"
        values={values}
        revision={settings.revision}
        schema={systemSettingsFormSchema}
        labels={{
          sessionIdleMinutes: labelOf("sessionIdleMinutes"),
          sessionAbsoluteHours: labelOf("sessionAbsoluteHours"),
          invitationDays: labelOf("invitationDays"),
          supportContact: labelOf("supportContact"),
          imprintUrl: labelOf("imprintUrl"),
          privacyUrl: labelOf("privacyUrl"),
          barrierContact: labelOf("barrierContact"),
          languages: labelOf("languages"),
          exportLimit: labelOf("exportLimit"),
          erasureDays: labelOf("erasureDays"),
          activityRetentionMonths: labelOf("activityRetentionMonths"),
          mailSender: labelOf("mailSender"),
          digestHour: labelOf("digestHour"),
          banner: labelOf("banner"),
          ...Object.fromEntries(Object.entries(parts).map(([name, label]) => [`banner.${name}`, label])),
        }}
        variant="page"
        formatValue={formatValue}
        beforeSave={({ values: edited, stored, isResend }) =>
          confirmEffects(changesOf(edited, stored), isResend)
        }
        onSave={async (edited, { stored, revision }): Promise<SaveOutcome<SystemSettingsValues>> => {
          const { saveSystemSettings } = await save({
            input: { revision, changes: changesOf(edited, stored) },
          });
          const current = saveSystemSettings.systemSettings;
          return {
            errors: saveSystemSettings.errors.map(inForm),
            current: current && { values: valuesOf(current.values), revision: current.revision },
          };
        }}
        // The banner follows at once.
        onSaved={() => void viewerRefresh.refresh()}
      >
        {settingSections.map(({ id, title, keys }) => (
          <Section key={id} id={`settings-${id}`} title={i18n._(title)}>
            {keys.map((key) => {
              const of = facts.get(key);
              return of && fieldOf(key, of);
            })}
            {id === "mail" && (
              <TestMailButton
                sendsMail={settings.sendsMail}
                isLocked={typeof facts.get("mailSender")?.lockedBy === "string"}
              />
            )}
          </Section>
        ))}
      </EntityForm>
    </>
  );
}

/** The form's field for a field of the input. */
function inForm(error: UserError): UserError {
  const [first, ...path] = error.field ?? [];
  if (first !== "changes") return error;
  return { ...error, field: path.map((part) => (part === "endsAt" ? "endsOn" : part)) };
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
