import { Button, Stack } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { Icon } from "#ui/Icon";
import { Notice } from "#ui/Notice";
import { useAnnounce } from "#ui/ui";
import type { RestoreVersionButtonMutation } from "./__generated__/RestoreVersionButtonMutation.graphql";
import { useStaleReport } from "./useStaleReport";

const restoreMutation = graphql`
  mutation RestoreVersionButtonMutation($input: RestoreReportTemplateInput!) {
    restoreReportTemplate(input: $input) {
      report {
        ...ReportItem_report
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface RestoreVersionButtonProps {
  readonly version: {
    readonly id: string;
    readonly fileName: string;
    /** Date and time, as shown. */
    readonly at: string;
  };
  readonly report: string;
  readonly revision: number;
}

/** Restores a version after confirmation. Expressions that run as code require a separate confirmation. */
export function RestoreVersionButton({ version, report, revision }: RestoreVersionButtonProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const [isAsking, setAsking] = useState(false);
  /** Number of expressions that must be confirmed. */
  const [expressions, setExpressions] = useState<number | null>(null);
  const { isBusy, failure, notice, run, reset } = useAction(useStaleReport());
  const commit = useMutationAsync<RestoreVersionButtonMutation>(restoreMutation);
  const { id, fileName, at } = version;

  async function restore() {
    const isConfirmed = expressions !== null;
    const outcome = await run(() =>
      commit({
        input: {
          versionId: id,
          revision,
          confirmed: isConfirmed ? ["report_expressions_unconfirmed"] : null,
        },
      }),
    );
    if (outcome.failure?.code === "report_expressions_unconfirmed") {
      setExpressions(Number(outcome.failure.params.count ?? 0));
    }
    if (outcome.failure) return;
    setAsking(false);
    announce(t`Vorlage wiederhergestellt`);
  }

  function ask() {
    reset();
    setExpressions(null);
    setAsking(true);
  }

  return (
    <>
      <Button variant="ghost" aria-haspopup="dialog" onClick={ask}>
        <Icon name="reload" />
        <span className="visually-hidden">
          <Trans>
            {fileName} vom {at}:
          </Trans>{" "}
        </span>
        <Trans>Wiederherstellen …</Trans>
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t`Vorlage für „${report}“ wiederherstellen?`}
        confirmLabel={
          expressions === null ? t`Wiederherstellen` : t`Ausdrücke bestätigen und wiederherstellen`
        }
        isBusy={isBusy}
        onConfirm={() => void restore()}
        onClose={() => setAsking(false)}
      >
        <Stack gap={3}>
          <p>
            <Trans>
              Danach gilt sofort {fileName} vom {at}. Was jetzt gilt, bleibt im Verlauf.
            </Trans>
          </p>
          {expressions !== null && (
            <Notice tone="waiting" icon="warning" role="alert">
              <Plural
                value={expressions}
                one="Die Vorlage enthält einen Ausdruck, der beim Erstellen des Berichts als Programm ausgeführt wird. Prüfen Sie ihn in der heruntergeladenen Datei, und bestätigen Sie dann."
                other="Die Vorlage enthält # Ausdrücke, die beim Erstellen des Berichts als Programm ausgeführt werden. Prüfen Sie sie in der heruntergeladenen Datei, und bestätigen Sie dann."
              />
            </Notice>
          )}
          {notice && failure?.code !== "report_expressions_unconfirmed" && (
            <ActionNoticeView notice={notice} />
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
