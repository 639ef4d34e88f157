import { Box } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import type { RecordLabels, StoredRecord } from "./records";
import type { useRemoval } from "./useRemoval";

/** Number of records listed by name; the others are counted. */
const namesMax = 5;

interface RemoveDialogProps<Row extends StoredRecord> {
  readonly rows: readonly Row[];
  readonly labels: RecordLabels<Row>;
  readonly removal: ReturnType<typeof useRemoval>;
}

/** Confirms the removal of records. */
export function RemoveDialog<Row extends StoredRecord>({ rows, labels, removal }: RemoveDialogProps<Row>) {
  const { t } = useLingui();
  const counted = labels.counted(rows.length);
  const others = rows.length - namesMax;
  return (
    <ConfirmDialog
      open={removal.isAsking && rows.length > 0}
      tone="danger"
      title={t`${counted} löschen?`}
      confirmLabel={t`${counted} löschen`}
      isBusy={removal.isBusy}
      onConfirm={removal.confirm}
      onClose={removal.close}
    >
      <Box as="ul" mb={3} color="fg" fontWeight="medium" overflowWrap="anywhere">
        {rows.slice(0, namesMax).map((row) => (
          <li key={row.id} lang="de">
            {labels.label(row)}
          </li>
        ))}
        {others > 0 && (
          <li>
            <Plural value={others} one="und # weiterer Eintrag" other="und # weitere Einträge" />
          </li>
        )}
      </Box>
      <p>
        <Trans>Das lässt sich nicht zurücknehmen.</Trans>
      </p>
    </ConfirmDialog>
  );
}
