import { Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { isScoped } from "#domain/permissions";
import { useViewer } from "#session/useSession";
import { EmptyState } from "#ui/EmptyState";
import { communesList } from "./communesList";
import { focusSearchField } from "./focusSearchField";
import { useChangeSearch } from "./useChangeSearch";
import { ContactHint } from "./ContactHint";

/** Empty state when no commune matches the filters. */
export function NoMatches() {
  const change = useChangeSearch();
  return (
    <EmptyState
      icon="search"
      title={<Trans>Keine Kommune entspricht Ihrer Suche</Trans>}
      actions={
        <Button
          onClick={() => {
            change(communesList.unfiltered);
            focusSearchField();
          }}
        >
          <Trans>Alle Filter entfernen</Trans>
        </Button>
      }
    >
      <p>
        <Trans>
          Gesucht wird im Namen und am Anfang von AGS und Postleitzahl. Prüfen Sie die Schreibweise oder
          entfernen Sie Filter.
        </Trans>
      </p>
    </EmptyState>
  );
}

/** Empty state when the user has no communes. */
export function NoCommunes() {
  const seesAll = !isScoped(useViewer());
  if (seesAll) {
    return (
      <EmptyState icon="communes" title={<Trans>Es gibt noch keine Kommunen</Trans>}>
        <p>
          <Trans>Hier erscheinen die Kommunen, sobald sie eingerichtet sind.</Trans>
        </p>
      </EmptyState>
    );
  }
  return (
    <EmptyState icon="communes" title={<Trans>Ihnen sind keine Kommunen zugeordnet</Trans>}>
      <p>
        <Trans>
          Hier erscheinen die Kommunen, deren Dienste Sie verwalten. Solange Ihnen keine zugeordnet ist,
          können Sie nichts bearbeiten.
        </Trans>
      </p>
      <p>
        <ContactHint />
      </p>
    </EmptyState>
  );
}
