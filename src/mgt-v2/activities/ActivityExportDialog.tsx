import { Skeleton, Stack, Text } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { checkFreeText, readReason } from "#domain/freeText";
import { reasonMaxLength } from "#domain/limits";
import { CommentDialog } from "#forms/CommentDialog";
import { useFormats } from "#i18n/useFormats";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { offerDownload } from "#ui/table/offerDownload";
import { useToast } from "#ui/ui";
import { DialogQuery } from "#relay/DialogQuery";
import type { OpenedQuery } from "#relay/useDialogQuery";
import type { ActivityExportDialogQuery } from "./__generated__/ActivityExportDialogQuery.graphql";
import type { ActivityExportDialogMutation } from "./__generated__/ActivityExportDialogMutation.graphql";

const exportQuery = graphql`
  query ActivityExportDialogQuery($filter: ActivityFilter) @throwOnFieldError @preloadable {
    activityExportLimit
    activities(filter: $filter, first: 1) {
      totalCount
      totalCountExceeded
    }
  }
`;

const exportMutation = graphql`
  mutation ActivityExportDialogMutation($input: ExportActivitiesInput!) {
    exportActivities(input: $input) {
      download {
        url
        fileName
      }
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

interface ActivityExportDialogProps {
  /** Filter of the entries, and their number. */
  readonly opened: OpenedQuery<ActivityExportDialogQuery>;
  readonly onClose: () => void;
}

/** Exports the entries under a filter to a CSV file; asks for the purpose, which is recorded. */
export function ActivityExportDialog(props: ActivityExportDialogProps) {
  const { opened, onClose } = props;
  const { t } = useLingui();
  const router = useRouter();
  const toast = useToast();
  const [comment, setComment] = useState("");
  const commit = useMutationAsync<ActivityExportDialogMutation>(exportMutation);
  const { isBusy, notice, failure, run } = useAction(({ code }) =>
    code === "nothing_to_export"
      ? { text: t`Unter diesen Filtern gibt es keine Einträge. Es wurde nichts exportiert.`, isStale: false }
      : undefined,
  );
  async function exportEntries(typed: string) {
    const { payload } = await run(() =>
      commit({ input: { filter: opened.reference.variables.filter, purpose: readReason(typed) } }),
    );
    if (!payload?.download) return;
    offerDownload(payload.download, toast);
    onClose();
    // The export is an entry, too.
    void router.invalidate();
  }
  const isOfPurpose =
    failure?.code === "required" || failure?.code === "text_too_long" || failure?.code === "text_invalid";
  return (
    <CommentDialog
      title={t`Einträge exportieren`}
      confirmLabel={<Trans>Exportieren</Trans>}
      label={<Trans>Zweck des Exports</Trans>}
      help={<Trans>Wird mit Filter und Anzahl protokolliert, etwa eine Ticketnummer.</Trans>}
      rows={2}
      comment={comment}
      onComment={setComment}
      check={(typed) => checkFreeText(readReason(typed), reasonMaxLength)}
      isBusy={isBusy}
      notice={isOfPurpose ? null : notice}
      refusal={isOfPurpose ? failure : null}
      onConfirm={(typed) => void exportEntries(typed)}
      onClose={onClose}
    >
      <DialogQuery query={exportQuery} opened={opened} pending={<Skeleton height="44px" />}>
        {({ activities, activityExportLimit }) => (
          <Extent
            count={activities.totalCount}
            isCountExceeded={activities.totalCountExceeded}
            limit={activityExportLimit}
          />
        )}
      </DialogQuery>
    </CommentDialog>
  );
}

interface ExtentProps {
  readonly count: number;
  /** There are more entries than `count`. */
  readonly isCountExceeded: boolean;
  readonly limit: number;
}

/** How many entries there are, and how many may be exported. */
function Extent({ count, isCountExceeded, limit }: ExtentProps) {
  const { number } = useFormats();
  const found = number(count);
  const most = number(limit);
  return (
    <Stack gap={1}>
      <Text>
        {isCountExceeded ? (
          <Trans>Die Auswahl hat mehr als {found} Einträge.</Trans>
        ) : (
          <Plural value={count} one="Die Auswahl hat # Eintrag." other="Die Auswahl hat # Einträge." />
        )}{" "}
        <Trans>Höchstens {most} lassen sich exportieren, als CSV für Excel.</Trans>
      </Text>
      {count > limit && (
        <Text color="status.error.fg">
          <Trans>Das sind zu viele. Grenzen Sie die Auswahl ein.</Trans>
        </Text>
      )}
    </Stack>
  );
}
