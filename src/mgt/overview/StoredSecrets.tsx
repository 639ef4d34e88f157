import { Box, Button, Heading, Stack } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { useFormats } from "#i18n/useFormats";
import { Notice } from "#ui/Notice";
import { Status } from "#ui/Status";
import type { StoredSecrets_query$key } from "./__generated__/StoredSecrets_query.graphql";

const secretsFragment = graphql`
  fragment StoredSecrets_query on Query @throwOnFieldError {
    systemOverview {
      secrets {
        total
        previousKeyCount
        unreadableCount
      }
    }
  }
`;

interface StoredSecretsProps {
  readonly query: StoredSecrets_query$key;
  readonly onRetry: () => void;
}

/** How many secrets are stored, and whether they can be read with the current secret key. */
export function StoredSecrets({ query, onRetry }: StoredSecretsProps) {
  const { secrets } = useFragment(secretsFragment, query).systemOverview;
  return (
    <section>
      <Heading>
        <Trans>Gespeicherte Geheimnisse</Trans>
      </Heading>
      <Stack gap="2" mt="2" pt="2.5" borderTop="1px solid" borderColor="border" textStyle="sm">
        {secrets ? <SecretStates secrets={secrets} /> : <SecretsFailed onRetry={onRetry} />}
      </Stack>
    </section>
  );
}

interface SecretStatesProps {
  readonly secrets: {
    readonly total: number;
    readonly previousKeyCount: number;
    readonly unreadableCount: number;
  };
}

function SecretStates({ secrets: { total, previousKeyCount, unreadableCount } }: SecretStatesProps) {
  const { number } = useFormats();
  const isCurrent = previousKeyCount === 0 && unreadableCount === 0;
  return (
    <>
      {isCurrent && (
        <Status tone="success">
          {total === 0 ? (
            <Trans>Keine gespeichert</Trans>
          ) : (
            <Plural
              value={total}
              one="# Geheimnis, verschlüsselt mit dem aktuellen Schlüssel"
              other="# Geheimnisse, alle verschlüsselt mit dem aktuellen Schlüssel"
            />
          )}
        </Status>
      )}
      {!isCurrent && (
        <p>
          <Plural value={total} one="# Geheimnis" other="# Geheimnisse" />
        </p>
      )}
      {previousKeyCount > 0 && (
        <Box>
          <Status tone="progress">
            <Trans>Noch {number(previousKeyCount)} mit dem vorherigen Schlüssel</Trans>
          </Status>
          <Box as="p" mt="1" color="fg.muted">
            <Trans>
              Ein automatischer Lauf verschlüsselt sie neu. Lassen Sie SECRET_KEY_PREVIOUS gesetzt, bis keine
              mehr übrig sind.
            </Trans>
          </Box>
        </Box>
      )}
      {unreadableCount > 0 && (
        <Notice tone="error">
          <Box as="p" fontWeight="semibold">
            <Plural value={unreadableCount} one="# ist nicht lesbar" other="# sind nicht lesbar" />
          </Box>
          <p>
            <Trans>
              Kein eingerichteter Schlüssel passt dazu. Setzen Sie SECRET_KEY_PREVIOUS auf den Schlüssel, mit
              dem sie gespeichert wurden, oder tragen Sie die Geheimnisse neu ein.
            </Trans>
          </p>
        </Notice>
      )}
    </>
  );
}

function SecretsFailed({ onRetry }: Pick<StoredSecretsProps, "onRetry">) {
  return (
    <Notice tone="error" role="alert">
      <Box as="p" mb="2">
        <Trans>Die Zahl der gespeicherten Geheimnisse konnte nicht gelesen werden.</Trans>
      </Box>
      <Button size="sm" onClick={onRetry}>
        <Trans>Erneut versuchen</Trans>
      </Button>
    </Notice>
  );
}
