import { Box } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { formatDateTime } from "#i18n/formats";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { AppLink } from "#ui/AppLink";
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

/** Prepares a dry run that takes an ended switch back, or leads to the one that did. Renders nothing without either. */
export function UndoSwitch({ run: key, onPrepared }: UndoSwitchProps) {
  const { id, undoUntil, undoneBy } = useFragment(
    graphql`
      fragment UndoSwitch_run on ServiceSwitch @throwOnFieldError {
        id
        undoUntil
        undoneBy {
          id
          createdAt
        }
      }
    `,
    key,
  );
  const commit = useMutationAsync<UndoSwitchMutation>(undoMutation);
  const { isBusy, notice, run } = useAction();
  if (undoneBy) return <Undone by={undoneBy} />;
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

function Undone({ by }: { readonly by: { readonly id: string; readonly createdAt: string } }) {
  const at = formatDateTime(by.createdAt);
  return (
    <Box as="p" mt={4} textStyle="sm">
      <Trans>
        Rückgängig gemacht mit der{" "}
        <AppLink variant="text" to="/admin/services/switches/$id" params={{ id: by.id }}>
          Sammelaktion vom {at}
        </AppLink>
        .
      </Trans>
    </Box>
  );
}
