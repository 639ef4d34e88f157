import { Box, IconButton } from "@chakra-ui/react";
import { useLingui } from "@lingui/react/macro";
import { Icon } from "#ui/Icon";
import { AdminNavigation } from "./AdminNavigation";
import { useNavigationState } from "./useNavigationState";

/** The part of the navigation's state that folds it to icons. */
const folded = "folded";

/** The navigation at the side of wide screens; folds to icons. */
export function SideNavigation() {
  const { t } = useLingui();
  const { isToggled, toggle } = useNavigationState();
  const isFolded = isToggled(folded);
  const label = isFolded ? t`Navigation ausklappen` : t`Navigation einklappen`;
  return (
    <Box
      hideBelow="md"
      flex="none"
      w={isFolded ? "56px" : "sidenav"}
      borderRight="1px solid {colors.border}"
      bg="bg.subtle"
    >
      <Box
        position="sticky"
        top="var(--size-head)"
        display="flex"
        flexDirection="column"
        gap={2}
        maxH="calc(100dvh - var(--size-head))"
        px={2}
        py={3}
        overflowY="auto"
        css={{ "& nav a": { minH: 8, fontSize: "sm" } }}
      >
        <AdminNavigation isFolded={isFolded} />
        <IconButton
          variant="ghost"
          alignSelf={isFolded ? "center" : "flex-end"}
          color="fg.subtle"
          aria-label={label}
          data-tooltip={label}
          onClick={() => toggle(folded)}
          css={{ "& svg": { transform: isFolded ? "rotate(-90deg)" : "rotate(90deg)" } }}
        >
          <Icon name="chevronDown" />
        </IconButton>
      </Box>
    </Box>
  );
}
