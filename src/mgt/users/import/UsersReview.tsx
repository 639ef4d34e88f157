import { Button } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { ErrorCode } from "#domain/errorCodes";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import { AllRowsFaulty } from "#mgt/imports/AllRowsFaulty";
import { FileLine } from "#mgt/imports/FileLine";
import { IgnoredColumns } from "#mgt/imports/IgnoredColumns";
import { ImportFooter } from "#mgt/imports/ImportFooter";
import { LeftOutConfirmation } from "#mgt/imports/LeftOutConfirmation";
import { useAnnounce } from "#ui/ui";
import { Icon } from "#ui/Icon";
import { Notice } from "#ui/Notice";
import { UsersExamples } from "./UsersExamples";
import type { UsersPreview } from "./usersImportOperations";
import { UsersProblems } from "./UsersProblems";

interface UsersReviewProps {
  readonly preview: UsersPreview;
  /** Why the commit before was refused. */
  readonly failure: Failure | null;
  readonly onCommit: (confirmed: readonly ErrorCode[]) => void;
  /** Checks the same file once more. */
  readonly onRepeat: () => void;
  readonly onRestart: () => void;
  readonly onClose: () => void;
}

/** Who would be created and invited, who is left out and why, and the commit. */
export function UsersReview({ preview, failure, onCommit, ...props }: UsersReviewProps) {
  const announce = useAnnounce();
  const { t } = useLingui();
  const { number } = useFormats();
  const errorMessage = useErrorMessage();
  const { newCount, existingCount, refusedCount, rowCount, problems } = preview;
  const [isConfirmed, setConfirmed] = useState(false);
  const isFaulty = refusedCount === rowCount;
  const ownFaults = new Set(problems.map(({ line }) => line)).size;
  const summary = t`Vorschau: ${newCount} neue Benutzer, ${existingCount} schon vorhanden, ${refusedCount} Zeilen mit Fehler.`;
  useEffect(() => announce(summary), [announce, summary]);
  const isExpired = failure?.code === "preview_expired";
  return (
    <>
      {failure && (
        <Notice tone="error" role="alert">
          {isExpired ? (
            <Trans>
              Die Prüfung gilt nicht mehr: Sie ist zu alt, wurde schon ausgeführt, oder ein Name ist
              inzwischen vergeben. Prüfen Sie die Datei noch einmal; wer schon angelegt ist, wird dabei
              erkannt.
            </Trans>
          ) : (
            errorMessage(failure)
          )}
        </Notice>
      )}
      {isFaulty && (
        <Notice tone="error" role="alert">
          <AllRowsFaulty count={rowCount} />
        </Notice>
      )}
      <FileLine {...preview} size={null} />
      <IgnoredColumns names={preview.ignoredColumns} />
      <dl className="import-figures">
        <div>
          <dt>
            <Icon name="plus" />
            <Trans>Neu</Trans>
          </dt>
          <dd>{number(newCount)}</dd>
        </div>
        <div>
          <dt>
            <Icon name="done" />
            <Trans>Schon vorhanden</Trans>
          </dt>
          <dd>{number(existingCount)}</dd>
        </div>
        <div data-bad={refusedCount > 0 ? "" : undefined}>
          <dt>
            <Icon name="alert" />
            <Trans>Zeilen mit Fehler</Trans>
          </dt>
          <dd>{number(refusedCount)}</dd>
        </div>
      </dl>
      <UsersExamples preview={preview} />
      <UsersProblems problems={problems} />
      {refusedCount > ownFaults && (
        <p className="import-hint">
          <Trans>
            Hat eine Zeile eines Benutzers einen Fehler, zählen alle seine Zeilen als fehlerhaft: Er wird ganz
            oder gar nicht angelegt.
          </Trans>
        </p>
      )}
      {newCount === 0 ? (
        !isFaulty && (
          <p>
            <Trans>In der Datei ist niemand, den es hier noch nicht gibt.</Trans>
          </p>
        )
      ) : (
        <p>
          {preview.isMailed ? (
            <Trans>Die Einladungen gehen per E-Mail hinaus.</Trans>
          ) : (
            <Trans>
              Hier ist kein Mailserver eingerichtet: Sie bekommen danach eine Datei mit den Links zum
              Weitergeben.
            </Trans>
          )}
        </p>
      )}
      {newCount > 0 && refusedCount > 0 && !isExpired && (
        <LeftOutConfirmation count={refusedCount} isConfirmed={isConfirmed} onConfirm={setConfirmed} />
      )}
      <ImportFooter>
        <span className="import-other">
          <Button variant="ghost" onClick={props.onRestart}>
            <Icon name="upload" />
            <Trans>Andere Datei wählen</Trans>
          </Button>
        </span>
        <Button onClick={props.onClose}>
          {newCount > 0 ? <Trans>Abbrechen</Trans> : <Trans>Schließen</Trans>}
        </Button>
        {isExpired ? (
          <Button variant="solid" onClick={props.onRepeat}>
            <Trans>Datei noch einmal prüfen</Trans>
          </Button>
        ) : (
          newCount > 0 && (
            <Button
              variant="solid"
              disabled={refusedCount > 0 && !isConfirmed}
              onClick={() => onCommit(isConfirmed ? ["rows_left_out"] : [])}
            >
              <Plural value={newCount} one="# Benutzer einladen" other="# Benutzer einladen" />
            </Button>
          )
        )}
      </ImportFooter>
    </>
  );
}
