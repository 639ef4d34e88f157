import { Box, Button, Flex, Heading, Text } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useId } from "react";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { usePreferences, useSavePreferences } from "#session/usePreferences";
import { AppLink } from "#ui/AppLink";
import { useToast } from "#ui/ui";

/** Introduces the app to a new user, until they close it for good. */
export function WelcomeCard({ seesAll }: { readonly seesAll: boolean }) {
  const titleId = useId();
  const errorMessage = useErrorMessage();
  const toast = useToast();
  const { hasSeenWelcome } = usePreferences();
  const savePreferences = useSavePreferences();
  if (hasSeenWelcome) return null;

  async function dismiss() {
    // The button vanishes; the next Tab continues at the start of the screen.
    document.getElementById("main")?.focus({ preventScroll: true });
    const failure = await savePreferences({ hasSeenWelcome: true });
    if (failure) toast({ tone: "error", text: errorMessage(failure) });
  }

  return (
    <Box
      as="section"
      aria-labelledby={titleId}
      maxW="720px"
      mt={4}
      p={4}
      border="1px solid {colors.border}"
      borderRadius="md"
      bg="bg.subtle"
    >
      <Heading id={titleId} size="sm">
        <Trans>Willkommen</Trans>
      </Heading>
      <Text mt={1} textWrap="pretty">
        {seesAll ? (
          <Trans>
            Hier stehen alle Kommunen mit ihren Diensten; was Aufmerksamkeit braucht, zeigt die
            Administration.
          </Trans>
        ) : (
          <Trans>Hier sehen Sie, was heute ansteht, und darunter Ihre Kommunen mit ihren Diensten.</Trans>
        )}{" "}
        <Trans>Mit der Suche oben kommen Sie mit wenigen Tasten an jede Stelle.</Trans>{" "}
        <Trans>Zu jeder Seite gibt es eine Hilfe, die sagt, was Sie dort tun können.</Trans>
      </Text>
      <Flex wrap="wrap" align="center" gap={4} mt={3}>
        <Button size="sm" onClick={() => void dismiss()}>
          <Trans>Verstanden</Trans>
        </Button>
        <AppLink to="/help/$page" params={{ page: "start" }} variant="text">
          <Trans>Erste Schritte</Trans>
        </AppLink>
        <AppLink to="/help/$page" params={{ page: "search" }} variant="text">
          <Trans>Suche über alles</Trans>
        </AppLink>
      </Flex>
    </Box>
  );
}
