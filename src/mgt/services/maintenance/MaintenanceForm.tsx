import { Stack } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { graphql, useFragment } from "react-relay/hooks";
import { maintenanceFormSchema, periodOf, type MaintenanceValues } from "#domain/schemas/serviceMaintenance";
import { EntityForm } from "#forms/EntityForm";
import { DateField } from "#forms/fields/DateField";
import { FieldRow } from "#forms/fields/FieldRow";
import { RadioField } from "#forms/fields/RadioField";
import { TextField } from "#forms/fields/TextField";
import { useLanguageName } from "#i18n/useLanguageName";
import type { UserError } from "#relay/failure";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useSessionServices } from "#session/sessionServices";
import { Notice } from "#ui/Notice";
import { useMaintenanceStates } from "#ui/useMaintenanceStates";
import type { MaintenanceForm_service$key } from "./__generated__/MaintenanceForm_service.graphql";
import type { MaintenanceFormSaveMutation } from "./__generated__/MaintenanceFormSaveMutation.graphql";
import { MaintenanceTexts } from "./MaintenanceTexts";
import { valuesOf } from "./maintenanceValues";

void graphql`
  fragment MaintenanceForm_values on ServiceMaintenance {
    beginsAt
    endsAt
    texts {
      language
      text
    }
    revision
  }
`;

const saveMutation = graphql`
  mutation MaintenanceFormSaveMutation($input: SaveServiceMaintenanceInput!) {
    saveServiceMaintenance(input: $input) {
      service {
        ...MaintenanceSection_service
        maintenance {
          ...MaintenanceForm_values @relay(mask: false)
        }
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const keys = { texts: { key: "language" } };

/** The server names moments, the form has days and times. */
const fieldsOf: Readonly<Record<string, string>> = { beginsAt: "beginsOn", endsAt: "endsOn" };

const inForm = (error: UserError): UserError => ({
  ...error,
  field: error.field?.map((part) => fieldsOf[part] ?? part) ?? null,
});

interface MaintenanceFormProps {
  readonly service: MaintenanceForm_service$key;
  readonly onClose: () => void;
}

/** Dialog that starts, plans or changes the maintenance of a service, and says beforehand what it affects. */
export function MaintenanceForm({ service, onClose }: MaintenanceFormProps) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const { viewerRefresh } = useSessionServices();
  const data = useFragment(
    graphql`
      fragment MaintenanceForm_service on Service @throwOnFieldError {
        serviceId
        enabledCount
        openApplicationCount
        maintenanceLanguages
        maintenance {
          ...MaintenanceForm_values @relay(mask: false)
        }
      }
    `,
    service,
  );
  const { serviceId, maintenance } = data;
  const [state] = useMaintenanceStates(maintenance ? [maintenance] : []);
  const current = state === "ENDED" ? null : maintenance;
  const save = useMutationAsync<MaintenanceFormSaveMutation>(saveMutation);
  const labels = {
    begins: t`Beginn`,
    beginsOn: t`Beginn: Tag`,
    beginsTime: t`Beginn: Uhrzeit`,
    endsOn: t`Ende: Tag`,
    endsTime: t`Ende: Uhrzeit`,
    texts: t`Satz für Bürgerinnen und Bürger`,
  };
  const communes = <Plural value={data.enabledCount} one="# Kommune" other="# Kommunen" />;
  const open = data.openApplicationCount;
  return (
    <EntityForm<MaintenanceValues>
      name={`maintenance:${serviceId}`}
      variant="dialog"
      title={current ? <Trans>Wartung ändern</Trans> : <Trans>Für alle Kommunen abschalten</Trans>}
      saveLabel={current ? undefined : <Trans>Für alle Kommunen abschalten</Trans>}
      isNew={!current}
      values={valuesOf(current ?? null, state)}
      revision={current?.revision ?? 0}
      schema={maintenanceFormSchema}
      labels={labels}
      labelAt={(path) => {
        const [, language] = /^texts\.([a-z]+)(\.text)?$/.exec(path) ?? [];
        return language && `${labels.texts}: ${languageName(language)}`;
      }}
      keys={keys}
      onSave={async (values, { revision }) => {
        const { beginsAt, endsAt } = periodOf(values);
        if (endsAt === null) throw new Error("A valid form has an end.");
        const { saveServiceMaintenance: saved } = await save({
          input: {
            serviceId,
            revision: revision === 0 ? null : revision,
            beginsAt: beginsAt?.toISOString() ?? null,
            endsAt: endsAt.toISOString(),
            texts: values.texts,
          },
        });
        const stored = saved.service?.maintenance;
        const hasBegun = values.begins === "NOW";
        return {
          errors: saved.errors.map(inForm),
          current: stored && {
            values: valuesOf(stored, hasBegun ? "ACTIVE" : "PLANNED"),
            revision: stored.revision,
          },
        };
      }}
      // The banner follows at once.
      onSaved={() => void viewerRefresh.refresh()}
      onClose={onClose}
    >
      <Notice tone="waiting">
        <p>
          <Trans>
            Betroffen sind {communes}, in denen der Dienst aktiviert ist, und{" "}
            <Plural value={open} one="# offener Antrag" other="# offene Anträge" />.
          </Trans>
        </p>
        <p>
          <Trans>
            Neue Anträge werden abgewiesen. Laufende Vorgänge und ihre Wiederholungen gehen weiter; Texte und
            Einstellungen lassen sich weiter bearbeiten.
          </Trans>
        </p>
      </Notice>
      {state !== "ACTIVE" && <BeginFields labels={labels} />}
      <FieldRow>
        <DateField name="endsOn" label={labels.endsOn} />
        <TextField name="endsTime" label={labels.endsTime} help="HH:MM" inputMode="numeric" />
      </FieldRow>
      <MaintenanceTexts label={labels.texts} offered={data.maintenanceLanguages} />
    </EntityForm>
  );
}

interface BeginFieldsProps {
  readonly labels: { readonly begins: string; readonly beginsOn: string; readonly beginsTime: string };
}

/** The beginning: now, or a day and time. */
function BeginFields({ labels }: BeginFieldsProps) {
  const { t } = useLingui();
  const { values } = useFormikContext<MaintenanceValues>();
  return (
    <Stack gap={3}>
      <RadioField
        name="begins"
        label={labels.begins}
        choices={[
          { value: "NOW", label: t`Jetzt` },
          { value: "LATER", label: t`Später` },
        ]}
      />
      {values.begins === "LATER" && (
        <FieldRow>
          <DateField name="beginsOn" label={labels.beginsOn} />
          <TextField name="beginsTime" label={labels.beginsTime} help="HH:MM" inputMode="numeric" />
        </FieldRow>
      )}
    </Stack>
  );
}
