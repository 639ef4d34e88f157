import { Box, Button, Flex } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { version } from "#domain/version";
import { useCan } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import { addResourcePath } from "#ui/resourcePaths";
import { useMediaQuery } from "#ui/useMediaQuery";
import { AvatarMenu } from "./AvatarMenu";
import { Brand } from "./Brand";
import { HelpLink } from "./HelpLink";
import { LanguageSelect } from "./LanguageSelect";
import { NavigationDrawer } from "./NavigationDrawer";
import { StageBadge } from "./StageBadge";
import { ThemeSelect } from "./ThemeSelect";

const narrowScreen = "(max-width: 640px)";

interface AppBarProps {
  readonly search: ReactNode;
}

/** The bar above every screen of a signed-in user. */
export function AppBar({ search }: AppBarProps) {
  const { t } = useLingui();
  const isNarrow = useMediaQuery(narrowScreen);
  const isAdministrator = useCan("admin_features");
  return (
    <Flex
      className="app-bar"
      align="center"
      gap={{ base: 1, sm: 2 }}
      h="appbar"
      ps={{ base: 1, sm: 4 }}
      pe={{ base: 2, sm: 4 }}
      borderBottom="1px solid {colors.border}"
      bg="bg"
    >
      <NavigationDrawer />
      <Brand />
      {!isNarrow && (
        <>
          <span className="version">{version}</span>
          <StageBadge />
        </>
      )}
      <Box flex={1} />
      {search}
      {!isNarrow && (
        <>
          {isAdministrator && (
            <Button asChild variant="ghost">
              <AppLink to="/admin" variant="bare" aria-label={t`Administration`}>
                <Icon name="shield" />
                <Box as="span" hideBelow="md">
                  <Trans>Administration</Trans>
                </Box>
              </AppLink>
            </Button>
          )}
          {isAdministrator && (
            <Button asChild variant="ghost">
              <AppLink to={addResourcePath()} variant="bare" aria-label={t`Ressource hinzufügen`}>
                <Icon name="plus" />
                <Box as="span" hideBelow="md">
                  <Trans>Ressource</Trans>
                </Box>
              </AppLink>
            </Button>
          )}
          <HelpLink />
          <LanguageSelect />
          <ThemeSelect />
        </>
      )}
      <AvatarMenu isNarrow={isNarrow} />
    </Flex>
  );
}
