import { Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { graphql } from "react-relay/hooks";
import { calendarDayOf } from "#domain/calendarDays";
import { holdReasonMaxLength } from "#domain/erasure";
import { erasureHoldSchema, type ErasureHoldValues } from "#domain/schemas/erasureHold";
import { EntityForm } from "#forms/EntityForm";
import { DateField } from "#forms/fields/DateField";
import { TextAreaField } from "#forms/fields/TextAreaField";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { HoldErasureDialogMutation } from "./__generated__/HoldErasureDialogMutation.graphql";

const holdMutation = graphql`
  mutation HoldErasureDialogMutation($input: HoldProcessErasureInput!) {
    holdProcessErasure(input: $input) {
      process {
        revision
        erasureHold {
          reason
          until
        }
        ...ProcessDetail_process
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface Hold {
  readonly reason: string;
  readonly until: string | null | undefined;
}

interface HoldErasureDialogProps {
  readonly process: { readonly id: string; readonly revision: number };
  /** The hold to change; null for a new one. */
  readonly hold: Hold | null;
  readonly onClose: () => void;
}

const valuesOf = (hold: Hold | null): ErasureHoldValues => ({
  reason: hold?.reason ?? "",
  until: hold?.until ?? "",
});

/** Dialog that holds the erasure of the applicant's data, with a reason and, if wanted, a last day. */
export function HoldErasureDialog({ process, hold, onClose }: HoldErasureDialogProps) {
  const { t } = useLingui();
  const send = useMutationAsync<HoldErasureDialogMutation>(holdMutation);
  const [today] = useState(() => calendarDayOf(new Date()));
  const schema = useMemo(() => erasureHoldSchema(today), [today]);
  const [values] = useState(() => valuesOf(hold));
  const { id, revision } = process;
  const labels = { reason: t`Grund`, until: t`Bis einschließlich` };
  return (
    <EntityForm
      name={`erasure-hold:${id}`}
      variant="dialog"
      title={t`Löschung anhalten`}
      saveLabel={<Trans>Löschung anhalten</Trans>}
      savedMessage={t`Die Löschung ist angehalten.`}
      isNew={hold === null}
      values={values}
      revision={revision}
      schema={schema}
      labels={labels}
      onSave={async ({ reason, until }, { revision: read }) => {
        const input = { id, revision: read, reason, until: until === "" ? null : until };
        const { holdProcessErasure: payload } = await send({ input });
        const { process: current } = payload;
        return {
          errors: payload.errors,
          current: current && { values: valuesOf(current.erasureHold ?? null), revision: current.revision },
        };
      }}
      onClose={onClose}
    >
      <Text color="fg.muted" textWrap="pretty">
        <Trans>
          Solange das gilt, bleiben Variablen, Dateien und Antworten des Zielsystems erhalten, auch wenn die
          Frist abgelaufen ist. Ihr Name und der Grund stehen beim Prozess.
        </Trans>
      </Text>
      <TextAreaField
        name="reason"
        label={labels.reason}
        help={t`Höchstens ${holdReasonMaxLength} Zeichen. Nennen Sie keine Namen von Bürgerinnen und Bürgern.`}
        isFirst
      />
      <DateField name="until" label={labels.until} help={t`Leer: bis jemand das Anhalten aufhebt.`} />
    </EntityForm>
  );
}
