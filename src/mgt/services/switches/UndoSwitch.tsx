import { Box } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { BusyButton } from "#ui/BusyButton";
import type { UndoSwitch_run$key } from "./__generated__/UndoSwitch_run.graphql";
import type { UndoSwitchMutation } from "./__generated__/UndoSwitchMutation.graphql";

const undoMutation = graphql`
  mutation UndoSwitchMutation($input: UndoServiceSwitchInput!) {
    undoServiceSwitch(input: $input) {
      run {
        id
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface UndoSwitchProps {
  readonly run: UndoSwitch_run$key;
  /** Opens the dry run that takes it back. */
  readonly onPrepared: (id: string) => void;
}

/** Prepares a dry run that takes an ended switch back. Renders nothing if that is not possible. */
export function UndoSwitch({ run: key, onPrepared }: UndoSwitchProps) {
  const { id, undoUntil } = useFragment(
    graphql`
      fragment UndoSwitch_run on ServiceSwitch @throwOnFieldError {
        id
        undoUntil
      }
    `,
    key,
  );
  const commit = useMutationAsync<UndoSwitchMutation>(undoMutation);
  const { isBusy, notice, run } = useAction();
  if (!undoUntil) return null;
  const until = formatDateTime(undoUntil);
  async function prepare() {
    const { failure, payload } = await run(() => commit({ input: { id } }));
    if (!failure && payload.run) onPrepared(payload.run.id);
  }
  return (
    <Box mt={4}>
      {notice && <ActionNoticeView notice={notice} />}
      <BusyButton isBusy={isBusy} onClick={() => void prepare()}>
        <Trans>Rückgängig machen …</Trans>
      </BusyButton>
      <Box as="p" mt={1} color="fg.muted" textStyle="sm">
        <Trans>Möglich bis {until}. Zuerst zeigt ein Probelauf, was zurückgenommen wird.</Trans>
      </Box>
    </Box>
  );
}
