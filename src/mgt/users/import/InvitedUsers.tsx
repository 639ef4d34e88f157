import { Button } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { calendarDayOf } from "#domain/calendarDays";
import { saveCsv } from "#ui/table/csvFile";
import { ImportFooter } from "#mgt/imports/ImportFrame";
import { useAnnounce } from "#ui/ui";
import { Icon } from "#ui/Icon";
import { Notice } from "#ui/Notice";
import type { UsersInvited } from "./useUsersImport";

interface InvitedUsersProps {
  readonly invited: UsersInvited;
  readonly isDownloaded: boolean;
  readonly onDownloaded: () => void;
  readonly onClose: () => void;
}

/** Result of an import; without a mail server, the links can be downloaded once as a file. */
export function InvitedUsers({ invited, isDownloaded, onDownloaded, onClose }: InvitedUsersProps) {
  const announce = useAnnounce();
  const { t } = useLingui();
  const { invitedCount, links } = invited;
  const summary = t`Angelegt: ${invitedCount}`;
  useEffect(() => announce(summary), [announce, summary]);

  function download() {
    const rows = links.map(({ username, email, url }) => [username, email, url]);
    saveCsv(t`einladungen-${calendarDayOf(new Date())}.csv`, [
      [t`Benutzername`, t`E-Mail`, t`Link`],
      ...rows,
    ]);
    onDownloaded();
  }

  return (
    <>
      <p>
        <b>
          <Plural value={invitedCount} one="# Benutzer ist angelegt." other="# Benutzer sind angelegt." />
        </b>{" "}
        {links.length === 0 && (
          <Plural
            value={invitedCount}
            one="# Einladung geht per E-Mail hinaus."
            other="# Einladungen gehen per E-Mail hinaus."
          />
        )}
      </p>
      {links.length > 0 && (
        <Notice tone="waiting" icon="warning">
          <Trans>
            <b>Laden Sie die Links jetzt herunter.</b> Es gibt sie nur dieses eine Mal: Ohne die Datei müssen
            Sie jeden Benutzer einzeln erneut einladen. Wer einen Link hat, kann das Passwort setzen; bewahren
            Sie die Datei sicher auf und löschen Sie sie, sobald die Links weitergegeben sind.
          </Trans>
        </Notice>
      )}
      <ImportFooter>
        <Button onClick={onClose}>
          <Trans>Schließen</Trans>
        </Button>
        {links.length > 0 && (
          <Button variant={isDownloaded ? "outline" : "solid"} onClick={download}>
            <Icon name={isDownloaded ? "check" : "download"} />
            {isDownloaded ? (
              <Trans>Noch einmal herunterladen</Trans>
            ) : (
              <Plural value={links.length} one="# Link herunterladen" other="# Links herunterladen" />
            )}
          </Button>
        )}
      </ImportFooter>
    </>
  );
}
