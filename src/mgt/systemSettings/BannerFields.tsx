import { Stack, Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import type { SystemSettingsValues } from "#domain/schemas/systemSettings";
import { CheckboxField } from "#forms/fields/CheckboxField";
import { DateField } from "#forms/fields/DateField";
import { FieldRow } from "#forms/fields/FieldRow";
import { TextAreaField } from "#forms/fields/TextAreaField";
import { TextField } from "#forms/fields/TextField";
import { formatDateTime } from "#i18n/formats";
import { bannerLabels } from "#ui/systemSettingLabels";
import type { SettingFacts } from "./settingFacts";

/** Labels of the parts of the banner. */
export function useBannerLabels() {
  const { t, i18n } = useLingui();
  return {
    isShown: t`Hinweis anzeigen`,
    german: i18n._(bannerLabels.german),
    english: i18n._(bannerLabels.english),
    endsOn: t`Ende: Tag`,
    endsTime: t`Ende: Uhrzeit`,
    isOnLogin: i18n._(bannerLabels.isOnLogin),
  };
}

interface BannerFieldsProps {
  readonly facts: SettingFacts;
}

/** The sentence above every page, in both languages, with its end. */
export function BannerFields({ facts: { updatedAt, updatedBy } }: BannerFieldsProps) {
  const { values } = useFormikContext<SystemSettingsValues>();
  const labels = useBannerLabels();
  const time = typeof updatedAt === "string" ? formatDateTime(updatedAt) : null;
  const user = updatedBy?.username;
  return (
    <Stack gap={4}>
      <CheckboxField
        name="banner.isShown"
        label={labels.isShown}
        help={
          <Trans>
            Steht über jeder Seite, für alle Angemeldeten. Jeder kann den Hinweis im eigenen Browser
            ausblenden, bis er sich ändert. In offene Fenster kommt er innerhalb von fünf Minuten.
          </Trans>
        }
      />
      {values.banner.isShown && (
        <>
          <TextAreaField name="banner.german" label={labels.german} />
          <TextAreaField name="banner.english" label={labels.english} />
          <FieldRow>
            <DateField name="banner.endsOn" label={labels.endsOn} isOptional />
            <TextField
              name="banner.endsTime"
              label={labels.endsTime}
              help="HH:MM"
              inputMode="numeric"
              isOptional
            />
          </FieldRow>
          <CheckboxField name="banner.isOnLogin" label={labels.isOnLogin} />
        </>
      )}
      {time && (
        <Text textStyle="sm" color="fg.muted">
          {user ? (
            <Trans>
              Zuletzt geändert von {user} am {time}
            </Trans>
          ) : (
            <Trans>Zuletzt geändert am {time}</Trans>
          )}
        </Text>
      )}
    </Stack>
  );
}
