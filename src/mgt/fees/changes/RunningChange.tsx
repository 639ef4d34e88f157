import { Box, Button, Stack } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { AnnouncedProgress } from "#ui/upload/AnnouncedProgress";
import type { RunningChange_change$key } from "./__generated__/RunningChange_change.graphql";
import type { RunningChangeCancelMutation } from "./__generated__/RunningChangeCancelMutation.graphql";

const cancelMutation = graphql`
  mutation RunningChangeCancelMutation($input: CancelFeeChangeInput!) {
    cancelFeeChange(input: $input) {
      change {
        ...FeeChangeScreenHead_change
        ...RunningChange_change
        ...FeeChangeTabs_change
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** Progress of a change, and the button that stops it. */
export function RunningChange({ change }: { readonly change: RunningChange_change$key }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { id, createdBy, counts } = useFragment(
    graphql`
      fragment RunningChange_change on FeeChange @throwOnFieldError {
        id
        createdBy {
          username
        }
        counts {
          ready
          done
          failed
        }
      }
    `,
    change,
  );
  const [isAsking, setAsking] = useState(false);
  const commit = useMutationAsync<RunningChangeCancelMutation>(cancelMutation);
  const { isBusy, notice, run } = useAction((failure) =>
    failure.code === "status_not_allowed"
      ? { text: t`Die Änderung war schon zu Ende und konnte nicht mehr angehalten werden.`, isStale: true }
      : undefined,
  );
  const { ready, done, failed } = counts;
  const [handled, all] = [done + failed, ready + done + failed];
  const [handledText, allText] = [number(handled), number(all)];
  async function cancel() {
    await run(() => commit({ input: { id } }));
    setAsking(false);
  }
  return (
    <Stack gap={3} align="start">
      <AnnouncedProgress
        label={t`Die Gebühren werden geändert`}
        text={t`${handledText} von ${allText} bearbeitet`}
        share={all === 0 ? 1 : handled / all}
      />
      <Box as="p" color="fg.muted" textStyle="sm">
        <Trans>Sie können diese Seite verlassen: Die Änderung läuft weiter.</Trans>
      </Box>
      {notice && <ActionNoticeView notice={notice} />}
      <Button onClick={() => setAsking(true)}>
        <Trans>Anhalten</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t`Änderung anhalten?`}
        confirmLabel={t`Anhalten`}
        cancelLabel={t`Weiterlaufen lassen`}
        isExpected
        isBusy={isBusy}
        onConfirm={() => void cancel()}
        onClose={() => setAsking(false)}
      >
        <Trans>Begonnen von {createdBy.username}.</Trans>{" "}
        {t`${plural(done, { one: "# Betrag ist schon geändert und bleibt es.", other: "# Beträge sind schon geändert und bleiben es." })}`}{" "}
        {t`${plural(ready, { one: "# Gebühr bleibt, wie sie ist.", other: "# Gebühren bleiben, wie sie sind." })}`}{" "}
        <Trans>Fortsetzen lässt sich die Änderung danach nicht.</Trans>
      </ConfirmDialog>
    </Stack>
  );
}
