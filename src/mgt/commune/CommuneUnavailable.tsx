import { Box, Button } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { ApiError } from "#relay/apiError";
import { AppLink } from "#ui/AppLink";
import { ErrorState } from "#ui/ErrorState";

const unavailable = new ApiError("commune_unavailable");

interface CommuneUnavailableProps {
  /** `service`: the commune is available, but the viewer has no such service there. */
  readonly missing?: "commune" | "service" | null;
  readonly communeName?: string | null;
}

/** Shown for a commune or service that does not exist or is not available to the viewer, with links to other pages. */
export function CommuneUnavailable({ missing, communeName }: CommuneUnavailableProps) {
  const errorMessage = useErrorMessage();
  return (
    <Box className="commune-unavailable" gridColumn="1 / -1" px={{ base: 4, sm: 6 }} pt={4} pb={8}>
      <ErrorState
        level="h1"
        icon="communes"
        title={
          missing === "service" ? (
            <Trans>Diesen Dienst gibt es hier nicht, oder er gehört nicht zu Ihren Diensten.</Trans>
          ) : (
            errorMessage(unavailable)
          )
        }
        actions={
          <Button asChild variant="solid">
            <AppLink to="/" variant="bare">
              <Trans>Zur Übersicht</Trans>
            </AppLink>
          </Button>
        }
      >
        {missing === "service" ? (
          <Trans>
            Prüfen Sie die Kennung des Dienstes in der Adresse, oder wählen Sie in der Übersicht einen Dienst
            von {communeName}.
          </Trans>
        ) : (
          <Trans>
            Prüfen Sie den Schlüssel in der Adresse, oder wählen Sie die Kommune in der Übersicht.
          </Trans>
        )}
      </ErrorState>
    </Box>
  );
}
