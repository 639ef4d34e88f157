import { IconButton } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Icon } from "#ui/Icon";
import { lazyDialog } from "#ui/lazyDialog";
import { useNavigationKind } from "./useNavigationKind";

const NavigationSheet = lazyDialog(async () => (await import("./NavigationSheet")).NavigationSheet);

/** Opens the navigation on screens too narrow for the sidebar. */
export function NavigationDrawer() {
  const { t } = useLingui();
  const kind = useNavigationKind();
  const [isOpen, setOpen] = useState(false);
  if (!kind) return null;
  return (
    <>
      <IconButton
        variant="ghost"
        hideFrom="md"
        aria-label={t`Navigation öffnen`}
        aria-expanded={isOpen}
        {...NavigationSheet.intent}
        onClick={() => setOpen(true)}
      >
        <Icon name="bars" />
      </IconButton>
      {isOpen && <NavigationSheet onClose={() => setOpen(false)} />}
    </>
  );
}
