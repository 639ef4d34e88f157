import { Button, chakra } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useRouterState } from "@tanstack/react-router";
import { useLayoutEffect, useRef, useState } from "react";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";
import { AdminNavigation } from "./AdminNavigation";
import { useNavigationKind } from "./useNavigationKind";

const Sheet = chakra("dialog", {
  base: {
    width: "300px",
    maxWidth: "85vw",
    height: "100dvh",
    maxHeight: "none",
    m: 0,
    p: 0,
    border: 0,
    bg: "bg.panel",
    color: "fg",
    boxShadow: "float",
    flexDirection: "column",
    "&[open]": { display: "flex" },
    "&::backdrop": { background: "var(--bg-scrim)" },
  },
});

const Head = chakra("div", {
  base: {
    display: "flex",
    alignItems: "center",
    justifyContent: "space-between",
    height: "appbar",
    pl: 4,
    pr: 1,
    borderBottom: "1px solid",
    borderColor: "border",
    fontWeight: "semibold",
  },
});

const Foot = chakra("div", { base: { mt: "auto", p: 2, borderTop: "1px solid", borderColor: "border" } });

/** The button that opens the navigation where it has no room at the side. */
export function NavigationDrawer() {
  const { t } = useLingui();
  const kind = useNavigationKind();
  const [isOpen, setOpen] = useState(false);
  if (!kind) return null;
  return (
    <>
      <Button
        variant="ghost"
        px="0"
        display={{ base: "inline-flex", md: "none" }}
        aria-label={t`Navigation öffnen`}
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="bars" />
      </Button>
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
    <Sheet
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
      <Head>
        <Trans>Administration</Trans>
        <Button variant="ghost" px="0" aria-label={t`Navigation schließen`} onClick={onClose}>
          <Icon name="close" />
        </Button>
      </Head>
      <chakra.div p="2">
        <AdminNavigation place="drawer" />
      </chakra.div>
      <Foot>
        <Button asChild variant="ghost">
          <AppLink to="/" look="bare">
            <Icon name="communes" />
            <Trans>Kommunen</Trans>
          </AppLink>
        </Button>
      </Foot>
    </Sheet>
  );
}
