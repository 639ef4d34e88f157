import { Box, Button, chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { SelectorStoreUpdater } from "relay-runtime";
import { formatDateTime } from "#i18n/formats";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { payloadFailure } from "#relay/failure";
import { useAction } from "#relay/useAction";
import { useMutationAsync } from "#relay/useMutationAsync";
import { useSessionServices } from "#session/sessionServices";
import { ConfirmDialog } from "#ui/ConfirmDialog";
import { Status } from "#ui/Status";
import { useToast } from "#ui/ui";
import { useRestoreFocus } from "#ui/useRestoreFocus";
import type { OwnSessions_query$key } from "./__generated__/OwnSessions_query.graphql";
import type { OwnSessionsEndMutation } from "./__generated__/OwnSessionsEndMutation.graphql";
import { removeEndedSessions } from "./useChangePassword";

const endMutation = graphql`
  mutation OwnSessionsEndMutation($input: EndSessionsInput!) {
    endSessions(input: $input) {
      endedSessionIds
      errors {
        ...userError_error @relay(mask: false)
      }
    }
  }
`;

const isAlreadyEnded = ({ code }: { readonly code: string }) => code === "not_found";

const SessionList = chakra("ul", {
  base: {
    mt: 3,
    borderTop: "1px solid var(--border)",
    "& li": {
      display: "flex",
      alignItems: "center",
      gap: 3,
      py: 2,
      borderBottom: "1px solid var(--border)",
    },
    "& li > div": {
      flex: 1,
      display: "flex",
      flexWrap: "wrap",
      columnGap: 3,
      minW: 0,
      overflowWrap: "anywhere",
    },
    "& strong": { fontWeight: "medium" },
    "& p": { flexBasis: "full", color: "fg.muted", textStyle: "sm" },
  },
});

interface OwnSessionsProps {
  readonly query: OwnSessions_query$key;
  /** Called after sessions were ended here. */
  readonly onEnded: () => void;
}

/** Lists the viewer's sessions, each of which can be ended. */
export function OwnSessions({ query, onEnded }: OwnSessionsProps) {
  const toast = useToast();
  const { logoutGuards } = useSessionServices();
  const { t } = useLingui();
  const { ownSessions } = useFragment(
    graphql`
      fragment OwnSessions_query on Query @throwOnFieldError {
        ownSessions {
          id
          isCurrent
          createdAt
          lastUsedAt
          browser
        }
      }
    `,
    query,
  );
  const titleId = useId();
  const errorMessage = useErrorMessage();
  const commitEnd = useMutationAsync<OwnSessionsEndMutation>(endMutation);
  const { isBusy, run } = useAction();
  const [isConfirming, setConfirming] = useState(false);
  const others = ownSessions.flatMap(({ id, isCurrent }) => (isCurrent ? [] : [id]));
  const part = useRestoreFocus(`${others.join(" ")} ${isConfirming}`);

  /** Resolves to whether none of these sessions is left. */
  async function end(ids: readonly string[]): Promise<boolean> {
    if (isBusy) return false;
    const updater: SelectorStoreUpdater<OwnSessionsEndMutation["response"]> = (store, response) => {
      const { endedSessionIds = [], errors = [] } = response?.endSessions ?? {};
      removeEndedSessions(store, errors.every(isAlreadyEnded) ? ids : endedSessionIds);
    };
    const { failure, payload } = await run(() => commitEnd({ input: { ids } }, { updater }));
    const rejection = payload?.errors.find((error) => !isAlreadyEnded(error));
    const shown = payload ? rejection && payloadFailure(rejection) : failure;
    if (shown) toast({ tone: "error", text: errorMessage(shown) });
    return !shown;
  }
  async function endOne(id: string, name: string) {
    if (!(await end([id]))) return;
    toast({ text: <Trans>Die Sitzung ist beendet: {name}</Trans> });
    onEnded();
  }
  async function endOthers() {
    const count = others.length;
    const isDone = await end(others);
    setConfirming(false);
    if (!isDone) return;
    toast({
      text: <Plural value={count} one="# andere Sitzung beendet" other="# andere Sitzungen beendet" />,
    });
    onEnded();
  }

  return (
    <Box as="section" ref={part} tabIndex={-1} aria-labelledby={titleId} _focusVisible={{ outline: "none" }}>
      <Flex as="header" wrap="wrap" align="center" justify="space-between" gap={2} mb={1}>
        <Heading id={titleId}>
          <Trans>Ihre Sitzungen</Trans>
        </Heading>
        {others.length > 1 && (
          <Button size="sm" aria-haspopup="dialog" onClick={() => setConfirming(true)}>
            <Trans>Alle anderen beenden</Trans>
          </Button>
        )}
      </Flex>
      <Text textStyle="sm" color="fg.muted" textWrap="pretty">
        <Trans>
          Hier sind Sie angemeldet. Erkennen Sie eine Sitzung nicht wieder, beenden Sie sie und ändern Sie Ihr
          Passwort.
        </Trans>
      </Text>
      <SessionList>
        {ownSessions.map(({ id, isCurrent, createdAt, lastUsedAt, browser }) => {
          const name = browser ?? t`Unbekannter Browser`;
          const since = formatDateTime(createdAt);
          const used = formatDateTime(lastUsedAt);
          return (
            <li key={id}>
              <div>
                <strong>{name}</strong>
                {isCurrent && (
                  <Status tone="success">
                    <Trans>Diese Sitzung</Trans>
                  </Status>
                )}
                <p>
                  <Trans>
                    Angemeldet seit {since}, zuletzt benutzt {used}
                  </Trans>
                </p>
              </div>
              {isCurrent ? (
                <Button size="sm" onClick={logoutGuards.requestLogout}>
                  <Trans>Abmelden</Trans>
                </Button>
              ) : (
                <Button
                  size="sm"
                  aria-label={t`Beenden: ${name}, angemeldet seit ${since}`}
                  aria-disabled={isBusy || undefined}
                  onClick={() => void endOne(id, name)}
                >
                  <Trans>Beenden</Trans>
                </Button>
              )}
            </li>
          );
        })}
      </SessionList>
      <ConfirmDialog
        open={isConfirming}
        title={
          <Plural value={others.length} one="# andere Sitzung beenden?" other="# andere Sitzungen beenden?" />
        }
        confirmLabel={<Plural value={others.length} one="# Sitzung beenden" other="# Sitzungen beenden" />}
        isBusy={isBusy}
        onConfirm={() => void endOthers()}
        onClose={() => setConfirming(false)}
      >
        <Trans>
          Dort erscheint die Anmeldung über der Seite; was eingegeben ist, bleibt bis dahin stehen. Diese
          Sitzung läuft weiter.
        </Trans>
      </ConfirmDialog>
    </Box>
  );
}
