import { Button, Drawer, Flex, IconButton, Portal } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRouterState } from "@tanstack/react-router";
import { useLayoutEffect, useRef } from "react";
import { version } from "#domain/version";
import { useCan } from "#session/useSession";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import { addResourcePath } from "#ui/resourcePaths";
import { AdminNavigation } from "./AdminNavigation";
import { LanguageSelect } from "./LanguageSelect";
import { StageBadge } from "./StageBadge";
import { ThemeSelect } from "./ThemeSelect";

/** The navigation as a sheet over the page; closes after a navigation. */
export function NavigationSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const mayAdd = useCan("save_resource");
  const address = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.href });
  const opened = useRef(address);
  useLayoutEffect(() => {
    if (opened.current !== address) onClose();
  }, [address, onClose]);
  return (
    <Drawer.Root open aria-label={t`Navigation`} onOpenChange={onClose}>
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content>
            <Drawer.Header>
              <Trans>Administration</Trans>
              <IconButton variant="ghost" aria-label={t`Navigation schließen`} onClick={onClose}>
                <Icon name="close" />
              </IconButton>
            </Drawer.Header>
            <Drawer.Body>
              <AdminNavigation />
            </Drawer.Body>
            <Drawer.Footer
              display="grid"
              gridTemplateColumns="1fr 1fr"
              gap={1}
              css={{
                "& > .chakra-button, & > .chakra-native-select__root": {
                  justifyContent: "flex-start",
                  w: "full",
                },
              }}
            >
              <LanguageSelect />
              <ThemeSelect hasLabel />
              <Button asChild variant="ghost" px={2}>
                <AppLink to="/" variant="bare">
                  <Icon name="communes" />
                  <Trans>Startseite</Trans>
                </AppLink>
              </Button>
              {mayAdd && (
                <Button asChild variant="ghost" px={2}>
                  <AppLink to={addResourcePath()} variant="bare" aria-label={t`Ressource hinzufügen`}>
                    <Icon name="plus" />
                    <Trans>Ressource</Trans>
                  </AppLink>
                </Button>
              )}
              <Flex gridColumn="1 / -1" align="center" gap={1} px={2} pt={2} color="fg.subtle" fontSize="xs">
                {version} <StageBadge />
              </Flex>
            </Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
