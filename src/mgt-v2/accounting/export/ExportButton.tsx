import { Box, Stack, Text } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useId, useState } from "react";
import { bookingRunRowsMax } from "#domain/accounting/bookings";
import { focusFirstInvalid, useFormSettings } from "#forms/formContext";
import { ActionNoticeView } from "#relay/ActionNoticeView";
import { BusyButton } from "#ui/BusyButton";
import { Icon } from "#ui/Icon";
import { bookingList } from "../bookingSearch";
import type { SinceRun } from "./ExportScope";
import type { ExportSearch } from "./exportSearch";
import { useExport, type ExportedRun } from "./useExport";

interface ExportButtonProps {
  readonly commune: string;
  readonly search: ExportSearch;
  /** Null: a new series. */
  readonly since: SinceRun | null;
  readonly rowCount: number;
  readonly onExported: (run: ExportedRun) => void;
  readonly onReload: () => void;
}

/** Button that creates the run, with the reason if nothing can be exported. */
export function ExportButton({ commune, search, since, rowCount, onExported, onReload }: ExportButtonProps) {
  const { t } = useLingui();
  const { id } = useFormSettings();
  const reasonId = useId();
  const [invalidAttempts, setInvalidAttempts] = useState(0);
  useEffect(() => {
    if (invalidAttempts > 0) focusFirstInvalid(document.getElementById(id));
  }, [invalidAttempts, id]);
  const onInvalid = () => setInvalidAttempts((count) => count + 1);
  const { isBusy, notice, create } = useExport({ commune, search, onExported, onReload, onInvalid });
  const reason = useReason(search, since, rowCount);
  return (
    <Stack gap={3} align="start">
      {notice && <ActionNoticeView notice={notice} />}
      <BusyButton
        variant="solid"
        isBusy={isBusy}
        disabled={reason !== null}
        aria-describedby={reason === null ? undefined : reasonId}
        onClick={() => void create()}
      >
        <Icon name="download" />
        {rowCount === 0 || rowCount > bookingRunRowsMax
          ? t`Ausleiten`
          : t`${plural(rowCount, { one: "# Zeile ausleiten", other: "# Zeilen ausleiten" })}`}
      </BusyButton>
      {reason !== null && (
        <Box asChild color="fg.muted" maxW="75ch">
          <Text id={reasonId}>{reason}</Text>
        </Box>
      )}
    </Stack>
  );
}

/** Why nothing can be exported; null: it can. */
function useReason(search: ExportSearch, since: SinceRun | null, rowCount: number): string | null {
  const { t } = useLingui();
  if (!since && bookingList.isFaulty(search)) return t`Zuerst braucht der Filter eine Korrektur.`;
  if (rowCount > bookingRunRowsMax) return t`So viele Zeilen fasst kein Lauf.`;
  if (rowCount > 0) return null;
  return since
    ? t`Seit Lauf ${since.number} ist nichts hinzugekommen, und nichts hat sich geändert.`
    : t`Unter diesem Filter ist nichts gebucht.`;
}
