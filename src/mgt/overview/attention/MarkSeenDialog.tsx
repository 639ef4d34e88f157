import { Text } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { seenDaysMax } from "#domain/attention";
import { calendarDayOf } from "#domain/calendarDays";
import { reasonMaxLength } from "#domain/limits";
import { attentionSeenSchema, nextMonday, type AttentionSeenValues } from "#domain/schemas/attentionSeen";
import { EntityForm } from "#forms/EntityForm";
import { DateField } from "#forms/fields/DateField";
import { TextAreaField } from "#forms/fields/TextAreaField";
import { useMutationAsync } from "#relay/useMutationAsync";
import type { MarkSeenDialog_line$key } from "./__generated__/MarkSeenDialog_line.graphql";
import type { MarkSeenDialogMutation } from "./__generated__/MarkSeenDialogMutation.graphql";
import { useLineSentence } from "./useLineSentence";

const lineFragment = graphql`
  fragment MarkSeenDialog_line on AttentionLine @throwOnFieldError {
    id
    kind
    count
    name
  }
`;

const markMutation = graphql`
  mutation MarkSeenDialogMutation($input: MarkAttentionSeenInput!) {
    markAttentionSeen(input: $input) {
      line {
        ...attentionLine_line
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface MarkSeenDialogProps {
  readonly line: MarkSeenDialog_line$key;
  readonly onClose: () => void;
}

/** Dialog that hides a line for everyone until a day, with a reason. */
export function MarkSeenDialog({ line, onClose }: MarkSeenDialogProps) {
  const { t } = useLingui();
  const sentenceOf = useLineSentence();
  const mark = useMutationAsync<MarkSeenDialogMutation>(markMutation);
  const data = useFragment(lineFragment, line);
  const [today] = useState(() => calendarDayOf(new Date()));
  const schema = useMemo(() => attentionSeenSchema(today), [today]);
  const values = useMemo((): AttentionSeenValues => ({ until: nextMonday(today), reason: "" }), [today]);
  const { id } = data;
  const sentence = sentenceOf(data);
  const labels = { until: t`Gesehen bis`, reason: t`Grund` };
  return (
    <EntityForm
      name={`attention-seen:${id}`}
      variant="dialog"
      title={t`Als gesehen markieren`}
      saveLabel={<Trans>Ausblenden</Trans>}
      savedMessage={t`Ausgeblendet: ${sentence}`}
      isNew
      values={values}
      revision={0}
      schema={schema}
      labels={labels}
      onSave={async (typed) => {
        const { markAttentionSeen } = await mark({ input: { id, ...typed } });
        return { errors: markAttentionSeen.errors, current: null };
      }}
      onClose={onClose}
    >
      <Text>{sentence}</Text>
      <Text color="fg.muted" textWrap="pretty">
        <Trans>
          Die Zeile verschwindet für alle, bis zu diesem Tag oder bis mehr dazukommt. Ihr Name und der Grund
          stehen dabei.
        </Trans>
      </Text>
      <DateField
        name="until"
        label={labels.until}
        help={t`Ab diesem Tag ist die Zeile wieder da. Höchstens ${seenDaysMax} Tage.`}
      />
      <TextAreaField
        name="reason"
        label={labels.reason}
        help={t`Höchstens ${reasonMaxLength} Zeichen.`}
        isFirst
      />
    </EntityForm>
  );
}
