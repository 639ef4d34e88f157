import { Button, Drawer, IconButton, Portal } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRouterState } from "@tanstack/react-router";
import { useLayoutEffect, useRef } from "react";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import { AdminNavigation } from "./AdminNavigation";

/** The navigation as a sheet over the page; closes after a navigation. */
export function NavigationSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
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
            <Drawer.Footer>
              <Button asChild variant="ghost">
                <AppLink to="/" variant="bare">
                  <Icon name="communes" />
                  <Trans>Kommunen</Trans>
                </AppLink>
              </Button>
            </Drawer.Footer>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
}
