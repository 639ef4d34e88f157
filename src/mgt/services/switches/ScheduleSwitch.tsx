import { Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { graphql } from "react-relay/hooks";
import { scheduleSchema } from "#domain/schemas/serviceSwitch";
import { EntityForm } from "#forms/EntityForm";
import { DateField } from "#forms/fields/DateField";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { ScheduleSwitchMutation } from "./__generated__/ScheduleSwitchMutation.graphql";

const scheduleMutation = graphql`
  mutation ScheduleSwitchMutation($input: ScheduleServiceSwitchInput!) {
    scheduleServiceSwitch(input: $input) {
      run {
        ...useRun_run
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const blank = { day: "" };

interface ScheduleSwitchProps {
  /** Node id of the dry run. */
  readonly id: string;
  /** What will be done, such as "12 Dienste abschalten". */
  readonly title: string;
  readonly onScheduled: () => void;
  readonly onClose: () => void;
}

/** Dialog that starts a dry run on a later day. */
export function ScheduleSwitch({ id, title, onScheduled, onClose }: ScheduleSwitchProps) {
  const { t } = useLingui();
  const schedule = useMutationAsync<ScheduleSwitchMutation>(scheduleMutation);
  const labels = { day: t`Ab dem Tag` };
  return (
    <EntityForm
      name={`schedule-switch:${id}`}
      variant="dialog"
      title={t`${title}: an einem Tag`}
      isNew
      values={blank}
      revision={0}
      schema={scheduleSchema}
      labels={labels}
      saveLabel={<Trans>Einplanen</Trans>}
      savedMessage={t`Eingeplant`}
      onSave={async ({ day }) => {
        const { scheduleServiceSwitch } = await schedule({ input: { id, day } });
        return { errors: scheduleServiceSwitch.errors, current: null };
      }}
      onSaved={onScheduled}
      onClose={onClose}
    >
      <DateField name="day" label={labels.day} />
      <Text textStyle="sm" color="fg.muted">
        <Trans>
          Es beginnt an diesem Tag um 00:00 Uhr (Europe/Berlin), auch wenn der Server dazwischen neu startet.
          Dann wird jeder Dienst noch einmal geprüft: Was sich bis dahin geändert hat, bleibt, wie es ist. Es
          zählen die Rechte, die Sie an diesem Tag haben. Bis dahin können Sie die Planung aufheben.
        </Trans>
      </Text>
    </EntityForm>
  );
}
