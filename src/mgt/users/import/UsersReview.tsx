import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { useFormats } from "#i18n/useFormats";
import { FileLine } from "#mgt/imports/FileLine";
import { ImportFooter } from "#mgt/imports/ImportFooter";
import { announce } from "#ui/announce";
import { Button } from "#ui/Button";
import { Icon } from "#ui/Icon";
import { Notice } from "#ui/Notice";
import { UsersExamples } from "./UsersExamples";
import type { UsersPreview } from "./usersImportOperations";
import { UsersProblems } from "./UsersProblems";

interface UsersReviewProps {
  readonly preview: UsersPreview;
  /** Why the commit before was refused. */
  readonly failure: Failure | null;
  readonly onCommit: () => void;
  /** Checks the same file once more. */
  readonly onRepeat: () => void;
  readonly onRestart: () => void;
  readonly onClose: () => void;
}

/** Who would be created and invited, who is left out and why, and the commit. */
export function UsersReview({ preview, failure, onCommit, ...props }: UsersReviewProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const errorMessage = useErrorMessage();
  const [at] = useState(() => Date.now());
  const { newCount, existingCount, refusedCount } = preview;
  const summary = t`Vorschau: ${newCount} neue Benutzer, ${existingCount} schon vorhanden, ${refusedCount} Zeilen ausgelassen.`;
  useEffect(() => announce(summary), [summary]);
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
            errorMessage(failure, at)
          )}
        </Notice>
      )}
      <FileLine {...preview} size={null} />
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
            <Trans>Ausgelassene Zeilen</Trans>
          </dt>
          <dd>{number(refusedCount)}</dd>
        </div>
      </dl>
      <UsersExamples preview={preview} />
      <UsersProblems problems={preview.problems} />
      {newCount === 0 ? (
        <p>
          <Trans>In der Datei ist niemand, den es hier noch nicht gibt.</Trans>
        </p>
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
            <Button variant="solid" onClick={onCommit}>
              <Plural value={newCount} one="# Benutzer einladen" other="# Benutzer einladen" />
            </Button>
          )
        )}
      </ImportFooter>
    </>
  );
}
