import { Box, Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Suspense, useState, type ReactNode } from "react";
import { graphql, type PreloadedQuery } from "react-relay/hooks";
import { appErrorMessages } from "#i18n/appErrorMessages";
import { ikfzErrorMessages } from "#i18n/ikfzErrorMessages";
import { ErrorMessagesContext } from "#i18n/useErrorMessage";
import { useOwnedQuery } from "#relay/preload";
import { EmptyState } from "#ui/EmptyState";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import { LoadBoundary } from "#ui/LoadBoundary";
import { Notice } from "#ui/Notice";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import type { KbaSettingsQuery } from "./__generated__/KbaSettingsQuery.graphql";
import { ChangeKbaPassword, KbaCard, KbaSettingsForm, type KbaDialog } from "./KbaCard";
import type { KbaSettingsRow } from "./kbaSettingsRow";

const AddKbaSettings = lazyOverlay(async () => (await import("./AddKbaSettings")).AddKbaSettings);

// All settings of a commune fit on one page.
const settingsQuery = graphql`
  query KbaSettingsQuery($ags: AGS!) @throwOnFieldError @preloadable {
    kbaSettings(ags: $ags, first: 200) @connection(key: "KbaSettings_kbaSettings") {
      __id
      edges {
        node {
          ...kbaSettingsRow_settings @relay(mask: false)
        }
      }
    }
  }
`;

const errorMessages = { ...appErrorMessages, ...ikfzErrorMessages };

/** The open dialog, with the settings at the time it was opened. */
type Opened = { readonly dialog: "add" } | { readonly dialog: KbaDialog; readonly settings: KbaSettingsRow };

interface KbaSettingsProps {
  readonly queryRef: PreloadedQuery<KbaSettingsQuery>;
  /** Renders the heading of the section with these buttons. */
  readonly renderHead: (actions: ReactNode) => ReactNode;
  /** Rendered below the heading while the settings load. */
  readonly pending: ReactNode;
  readonly renderFailure: (error: unknown) => ReactNode;
}

/** KBA settings of a commune. Dialogs stay open when the list changes. */
export function KbaSettings({ queryRef, renderHead, pending, renderFailure }: KbaSettingsProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const onClose = () => setOpened(null);
  return (
    <ErrorMessagesContext value={errorMessages}>
      <LoadBoundary
        attempt={queryRef}
        renderFailure={(error) => (
          <>
            {renderHead(null)}
            {renderFailure(error)}
          </>
        )}
      >
        <Suspense
          fallback={
            <>
              {renderHead(null)}
              {pending}
            </>
          }
        >
          <KbaList queryRef={queryRef} renderHead={renderHead} onOpen={setOpened} />
        </Suspense>
      </LoadBoundary>
      {opened?.dialog === "add" && <AddKbaSettings ags={queryRef.variables.ags} onClose={onClose} />}
      {opened?.dialog === "fields" && <KbaSettingsForm settings={opened.settings} onClose={onClose} />}
      {opened?.dialog === "password" && <ChangeKbaPassword settings={opened.settings} onClose={onClose} />}
    </ErrorMessagesContext>
  );
}

interface KbaListProps extends Pick<KbaSettingsProps, "queryRef" | "renderHead"> {
  readonly onOpen: (opened: Opened) => void;
}

function KbaList({ queryRef, renderHead, onOpen }: KbaListProps) {
  const { kbaSettings } = useOwnedQuery<KbaSettingsQuery>(settingsQuery, queryRef);
  const edges = kbaSettings?.edges ?? [];
  // Removed settings may have contained the focused button.
  const part = useRestoreFocus(edges.map(({ node }) => node.id).join(" "));
  if (!kbaSettings) {
    return (
      <>
        {renderHead(null)}
        <Box mt={3}>
          <Notice tone="neutral" icon="info" role="note">
            <Trans>
              Diese Kommune bietet keinen Zulassungsdienst (i-Kfz) an, dessen Einstellungen Sie ändern dürfen.
              KBA-Einstellungen gibt es erst mit einem solchen Dienst.
            </Trans>
          </Notice>
        </Box>
      </>
    );
  }
  const addButton = (variant: "outline" | "solid") => (
    <Button variant={variant} {...AddKbaSettings.intent} onClick={() => onOpen({ dialog: "add" })}>
      <Icon name="plus" />
      <Trans>Hinzufügen</Trans>
    </Button>
  );
  return (
    <>
      {renderHead(edges.length > 0 && addButton("outline"))}
      <Box ref={part} tabIndex={-1} mt={3} _focusVisible={{ outline: "none" }}>
        {edges.length === 0 ? (
          <EmptyState
            icon="lock"
            title={<Trans>Noch keine KBA-Einstellungen</Trans>}
            actions={addButton("solid")}
          >
            <Trans>
              Hinterlegen Sie den KBA-Benutzer der Kommune mit seinem Passwort, damit ihre Zulassungsdienste
              das Kraftfahrt-Bundesamt erreichen.
            </Trans>
          </EmptyState>
        ) : (
          edges.map(({ node }) => (
            <KbaCard
              key={node.id}
              settings={node}
              connection={kbaSettings.__id}
              onOpen={(dialog) => onOpen({ dialog, settings: node })}
            />
          ))
        )}
      </Box>
    </>
  );
}
