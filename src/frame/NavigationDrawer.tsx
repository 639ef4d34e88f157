import { Button, IconButton } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRouterState } from "@tanstack/react-router";
import { useLayoutEffect, useRef, useState } from "react";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import { AdminNavigation } from "./AdminNavigation";
import "./navigationDrawer.css";
import { useNavigationKind } from "./useNavigationKind";

/** The button that opens the navigation where it has no room at the side. */
export function NavigationDrawer() {
  const { t } = useLingui();
  const kind = useNavigationKind();
  const [isOpen, setOpen] = useState(false);
  if (!kind) return null;
  return (
    <>
      <div className="drawer-opener">
        <IconButton
          variant="ghost"

          aria-label={t`Navigation öffnen`}
          aria-expanded={isOpen}
          onClick={() => setOpen(true)}
        >
          <Icon name="bars" />
        </IconButton>
      </div>
      {isOpen && <Drawer onClose={() => setOpen(false)} />}
    </>
  );
}

function Drawer({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const sheet = useRef<HTMLDialogElement>(null);
  const address = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.href });
  const opened = useRef(address);
  useLayoutEffect(() => {
    const element = sheet.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  useLayoutEffect(() => {
    if (opened.current !== address) onClose();
  }, [address, onClose]);
  return (
    // What is clicked is its backdrop, which Escape answers for the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      className="drawer"
      ref={sheet}
      aria-label={t`Navigation`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        // The dialog itself is hit only beside its content, on the backdrop.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      <div className="drawer-head">
        <Trans>Administration</Trans>
        <IconButton variant="ghost" aria-label={t`Navigation schließen`} onClick={onClose}>
          <Icon name="close" />
        </IconButton>
      </div>
      <div className="drawer-areas">
        <AdminNavigation />
      </div>
      <div className="drawer-foot">
        <Button asChild variant="ghost">
          <AppLink to="/" look="bare">
            <Icon name="communes" />
            <Trans>Kommunen</Trans>
          </AppLink>
        </Button>
      </div>
    </dialog>
  );
}
