import { Button, Stack } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { Icon } from "#ui/Icon";
import { useAnnounce } from "#ui/ui";
import type { RemoveTemplateButton_report$key } from "./__generated__/RemoveTemplateButton_report.graphql";
import type { RemoveTemplateButtonMutation } from "./__generated__/RemoveTemplateButtonMutation.graphql";
import { useStaleReport } from "./useStaleReport";

const reportFragment = graphql`
  fragment RemoveTemplateButton_report on ServiceReport @throwOnFieldError {
    id
    revision
    report
    isDemanded
    hasInherited
  }
`;

const removeMutation = graphql`
  mutation RemoveTemplateButtonMutation($input: RemoveReportTemplatesInput!) {
    removeReportTemplates(input: $input) {
      reports {
        ...ReportItem_report
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

/** Removes an own template after a confirmation that names the template used afterwards. */
export function RemoveTemplateButton({ report: key }: { readonly report: RemoveTemplateButton_report$key }) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const { id, revision, report, isDemanded, hasInherited } = useFragment(reportFragment, key);
  const [isAsking, setAsking] = useState(false);
  const { isBusy, notice, run, reset } = useAction(useStaleReport());
  const commit = useMutationAsync<RemoveTemplateButtonMutation>(removeMutation);

  async function remove() {
    const { failure } = await run(() => commit({ input: { items: [{ id, revision }] } }));
    if (failure) return;
    setAsking(false);
    announce(t`Vorlage entfernt`);
  }

  function ask() {
    reset();
    setAsking(true);
  }

  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" onClick={ask}>
        <Icon name="trash" />
        <span className="visually-hidden">{report}: </span>
        <Trans>Entfernen …</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t`Eigene Vorlage für „${report}“ entfernen?`}
        confirmLabel={t`Vorlage entfernen`}
        tone="danger"
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <Stack gap={3}>
          <p>
            {hasInherited ? (
              <Trans>Danach gilt sofort wieder die Vorlage des Dienstes.</Trans>
            ) : isDemanded ? (
              <Trans>
                Danach gilt keine Vorlage. Der Dienst braucht sie aber: Bis Sie eine hochladen, kann er diesen
                Bericht nicht erstellen.
              </Trans>
            ) : (
              <Trans>Danach gilt keine Vorlage, und dieser Bericht wird nicht mehr erstellt.</Trans>
            )}{" "}
            <Trans>Im Verlauf bleibt sie erhalten und kann wiederhergestellt werden.</Trans>
          </p>
          {notice && <ActionNoticeView notice={notice} />}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
