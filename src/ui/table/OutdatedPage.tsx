import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { ErrorState } from "#ui/ErrorState";

/** Page cursors of a list in the URL. */
export interface PageCursors {
  readonly after?: string | undefined;
  readonly before?: string | undefined;
}

/** Whether the server refused the cursor of a link, whose row may no longer exist. */
export function isOutdatedPage(code: string, { after, before }: PageCursors): boolean {
  return code === "bad_request" && (after ?? before) !== undefined;
}

interface OutdatedPageProps {
  readonly level: "h1" | "h2";
  readonly onFirstPage: (() => void) | undefined;
}

/** Replaces the page of a list to which a link with an outdated cursor leads. */
export function OutdatedPage({ level, onFirstPage }: OutdatedPageProps) {
  return (
    <ErrorState
      level={level}
      title={<Trans>Diese Seite der Liste gibt es nicht mehr.</Trans>}
      actions={
        <Button variant="solid" onClick={onFirstPage}>
          <Trans>Zur ersten Seite</Trans>
        </Button>
      }
    >
      <Trans>
        Die Einträge, auf die der Link zeigt, stehen inzwischen an anderer Stelle oder sind gelöscht.
      </Trans>
    </ErrorState>
  );
}
