import { Box, Button } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useState } from "react";
import type { TextEncodingName } from "#domain/encodings/textEncoding";
import type { ErrorCode } from "#domain/errorCodes";
import type { Failure } from "#i18n/errorMessages";
import { payloadFailure } from "#relay/failure";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { FileFacts, FileLine } from "#mgt/imports/FileLine";
import { IgnoredColumns } from "#mgt/imports/IgnoredColumns";
import { ImportFooter, RestartButton } from "#mgt/imports/ImportFrame";
import { Examples, Figures, ProblemFooter, problemsPage } from "#mgt/imports/importParts";
import { ProblemTable } from "#mgt/imports/ProblemTable";
import { useColumnName } from "#mgt/imports/useColumnName";
import { saveCsv } from "#ui/table/csvFile";
import { SkippedRowsConfirmation } from "#mgt/imports/SkippedRowsConfirmation";
import { useAnnounce } from "#ui/ui";
import { Notice } from "#ui/Notice";
import type { UsersPreview } from "./useUsersImport";

interface UsersReviewProps {
  readonly preview: UsersPreview;
  /** Why the previous commit was refused. */
  readonly failure: Failure | null;
  readonly onCommit: (confirmed: readonly ErrorCode[]) => void;
  /** Checks the same file again. */
  readonly onRepeat: () => void;
  /** Checks the same file again in another encoding. */
  readonly onEncoding: (encoding: TextEncodingName) => void;
  readonly onRestart: () => void;
  readonly onClose: () => void;
}

/** Preview of an import: new users, skipped rows with reasons, and the commit. */
export function UsersReview({ preview, failure, onCommit, ...props }: UsersReviewProps) {
  const announce = useAnnounce();
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const { newCount, existingCount, refusedCount, rowCount, problems } = preview;
  const [isConfirmed, setConfirmed] = useState(false);
  const isFaulty = refusedCount === rowCount;
  const ownFaults = new Set(problems.map(({ line }) => line)).size;
  const summary = t`Vorschau: ${newCount} neue Benutzer, ${existingCount} schon vorhanden, ${refusedCount} Zeilen mit Fehler.`;
  useEffect(() => announce(summary), [announce, summary]);
  const isExpired = failure?.code === "preview_expired";
  const isStuck = newCount === 0 && !isExpired;
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
          {errorMessage({ code: "all_rows_faulty", params: { count: String(rowCount) } })}
        </Notice>
      )}
      <FileLine {...preview} size={null} onEncoding={props.onEncoding} />
      <IgnoredColumns names={preview.ignoredColumns} />
      <Figures
        figures={[
          { icon: "plus", name: <Trans>Neu</Trans>, count: newCount },
          { icon: "done", name: <Trans>Schon vorhanden</Trans>, count: existingCount },
          { icon: "alert", name: <Trans>Zeilen mit Fehler</Trans>, count: refusedCount, isFault: true },
        ]}
      />
      <UsersExamples preview={preview} />
      <UsersProblems problems={problems} />
      {refusedCount > ownFaults && (
        <FileFacts>
          <Trans>
            Hat eine Zeile eines Benutzers einen Fehler, zählen alle seine Zeilen als fehlerhaft: Er wird ganz
            oder gar nicht angelegt.
          </Trans>
        </FileFacts>
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
        <SkippedRowsConfirmation count={refusedCount} isConfirmed={isConfirmed} onConfirm={setConfirmed} />
      )}
      <ImportFooter other={!isStuck && <RestartButton onRestart={props.onRestart} />}>
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
        {isStuck && <RestartButton isMain onRestart={props.onRestart} />}
      </ImportFooter>
    </>
  );
}

interface UsersExamplesProps {
  readonly preview: Pick<UsersPreview, "examples" | "newCount">;
}

/** The first new users, to check that the columns are as intended. */
function UsersExamples({ preview: { examples, newCount } }: UsersExamplesProps) {
  if (examples.length === 0) return null;
  return (
    <Examples
      title={
        examples.length < newCount ? (
          <Trans>Die ersten {examples.length} neuen Benutzer</Trans>
        ) : (
          <Plural value={newCount} one="Der neue Benutzer" other="Die # neuen Benutzer" />
        )
      }
    >
      {examples.map(({ line, username, email, type, communeCount, serviceCount }) => (
        <Box
          as="li"
          key={line}
          display="flex"
          flexWrap="wrap"
          columnGap={3}
          py="5px"
          borderBottom="1px solid var(--border-muted)"
          color="fg.muted"
          overflowWrap="anywhere"
          css={{ "& b": { color: "fg", fontWeight: "medium" } }}
        >
          <b>{username}</b> <span>{email}</span> <span>{type.toLowerCase()}</span>
          {communeCount > 0 && (
            <>
              {" "}
              <span>
                <Plural value={communeCount} one="# Kommune" other="# Kommunen" />,{" "}
                <Plural value={serviceCount} one="# Dienst" other="# Dienste" />
              </span>
            </>
          )}
        </Box>
      ))}
    </Examples>
  );
}

/** All invalid rows, paged and as a file. */
function UsersProblems({ problems }: Pick<UsersPreview, "problems">) {
  const { t } = useLingui();
  const errorMessage = useErrorMessage();
  const nameOf = useColumnName();
  const [begin, setBegin] = useState(0);
  if (problems.length === 0) return null;
  const shown = problems.slice(begin, begin + problemsPage);

  function download() {
    const header = [t`Zeile`, t`Spalte`, t`Spaltenname`, t`Inhalt`, t`Was zu tun ist`, t`Code`];
    const rows = problems.map(({ line, column, columnName, value, error }) => [
      line,
      column ?? "",
      columnName ? nameOf(columnName) : "",
      value ?? "",
      errorMessage(payloadFailure(error)),
      error.code,
    ]);
    saveCsv(t`benutzer-fehler.csv`, [header, ...rows]);
  }

  return (
    <div>
      <ProblemTable
        problems={shown.map((problem) => ({ ...problem, failure: payloadFailure(problem.error) }))}
      />
      <ProblemFooter begin={begin} end={begin + shown.length} total={problems.length} onBegin={setBegin}>
        <Button size="sm" variant="ghost" onClick={download}>
          <Trans>Fehler als CSV herunterladen</Trans>
        </Button>
      </ProblemFooter>
    </div>
  );
}
