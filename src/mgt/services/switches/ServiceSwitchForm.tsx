import { Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useRef } from "react";
import { graphql } from "react-relay/hooks";
import { serviceSwitchSchema, type ServiceSwitchValues } from "#domain/schemas/serviceSwitch";
import { EntityForm } from "#forms/EntityForm";
import { RadioField } from "#forms/fields/RadioField";
import { withField, type FieldProps } from "#forms/fields/withField";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { useServiceFilter } from "#lists/filters";
import { FilterFrame, RestrictionFields } from "#mgt/communeFilter/RestrictionFields";
import type { UserError } from "#relay/failure";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useCan } from "#session/useSession";
import type { ServiceSwitchFormMutation } from "./__generated__/ServiceSwitchFormMutation.graphql";
import { ChosenServices } from "./ChosenServices";
import { switchErrorMessages } from "./switchErrorMessages";

const prepareMutation = graphql`
  mutation ServiceSwitchFormMutation($input: PrepareServiceSwitchInput!) {
    prepareServiceSwitch(input: $input) {
      run {
        id
        ...ServiceSwitchScreenHead_run
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface ServiceSwitchFormProps {
  /** Ids of the services to begin with; the user can choose others. */
  readonly serviceIds: readonly string[];
  /** AGS of the communes to begin with. */
  readonly communes?: readonly string[];
  readonly onClose: () => void;
}

/** Dialog that prepares a switch of services in many communes, and opens its dry run. */
export function ServiceSwitchForm({ serviceIds, communes = [], onClose }: ServiceSwitchFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const prepare = useMutationAsync<ServiceSwitchFormMutation>(prepareMutation);
  const prepared = useRef<string>(undefined);
  const mayRemove = useCan("remove_commune_service");
  const labels = {
    action: t`Was soll geschehen?`,
    serviceIds: t`Dienste`,
    states: t`Länder`,
    communes: t`Einzelne Kommunen`,
  };
  const values: ServiceSwitchValues = { action: "ENABLE", serviceIds, states: [], communes };
  const actions = [
    { value: "ENABLE", label: t`Einschalten` },
    { value: "DISABLE", label: t`Abschalten` },
    { value: "ADD", label: t`Hinzufügen` },
    ...(mayRemove ? [{ value: "REMOVE", label: t`Entfernen` }] : []),
  ];
  return (
    <ErrorMessagesContext value={switchErrorMessages}>
      <EntityForm
        name={`service-switch:${serviceIds.join()}`}
        variant="dialog"
        title={t`Dienste in Kommunen schalten`}
        isNew
        values={values}
        revision={0}
        schema={serviceSwitchSchema}
        labels={labels}
        saveLabel={<Trans>Probelauf starten</Trans>}
        savedMessage={t`Der Probelauf ist bereit.`}
        onSave={async (entered) => {
          const { prepareServiceSwitch } = await prepare({ input: entered });
          prepared.current = prepareServiceSwitch.run?.id;
          const errors = prepareServiceSwitch.errors.map((error) => withContext(error, entered));
          return { errors, current: null };
        }}
        onSaved={() => {
          const id = prepared.current;
          if (id !== undefined) void navigate({ to: "/admin/services/switches/$id", params: { id } });
        }}
        onClose={onClose}
      >
        <ServicesField name="serviceIds" label={labels.serviceIds} />
        <RadioField name="action" label={labels.action} orientation="vertical" choices={actions} />
        <RestrictionFields labels={labels} />
        <Text textStyle="sm" color="fg.muted">
          <Trans>
            Der Probelauf ändert nichts. Er zeigt für jede Kommune, was sich ändern würde und was dagegen
            spricht; erst danach entscheiden Sie.
          </Trans>
        </Text>
      </EntityForm>
    </ErrorMessagesContext>
  );
}

/** The chosen services by name, and the filter that changes them. */
const ServicesField = withField<FieldProps, readonly string[]>(({ field, label }) => {
  const { control } = useServiceFilter(
    field.value,
    (services) => !field.isSaving && field.setValue(services),
  );
  return (
    <FilterFrame field={field} label={label}>
      <ChosenServices serviceIds={field.value} />
      {control}
    </FilterFrame>
  );
});

/** Adds the params that this form's messages need: the field, and the refused commune. */
function withContext(error: UserError, { communes }: ServiceSwitchValues): UserError {
  const [field = "", at] = error.field ?? [];
  const ags = field === "communes" && at !== undefined ? (communes[Number(at)] ?? "") : "";
  const added = Object.entries({ field, ags }).map(([name, value]) => ({ name, value }));
  return { ...error, params: [...error.params, ...added] };
}
