import { Button, IconButton } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMatches } from "@tanstack/react-router";
import { AppLink } from "#ui/AppLink";
import { Icon } from "#ui/Icon";

/** The help page about the screen: the one that the innermost route names, else the first steps. */
function useHelpPage(): string {
  return useMatches({
    select: (matches) => matches.findLast(({ staticData }) => staticData.help)?.staticData.help ?? "start",
  });
}

interface HelpLinkProps {
  /** For the account menu: with a label; else only an icon. */
  readonly hasLabel?: boolean;
  readonly onClick?: () => void;
}

/** Opens the help about the screen in a new tab, so that nothing typed is left. */
export function HelpLink({ hasLabel = false, onClick }: HelpLinkProps) {
  const { t } = useLingui();
  const page = useHelpPage();
  const link = (
    <AppLink
      to="/help/$page"
      params={{ page }}
      target="_blank"
      variant="bare"
      onClick={onClick}
      {...(!hasLabel && { "aria-label": t`Hilfe zu dieser Seite (neuer Tab)`, "data-tooltip": t`Hilfe` })}
    >
      <Icon name="question" />
      {hasLabel && <Trans>Hilfe (neuer Tab)</Trans>}
    </AppLink>
  );
  return hasLabel ? (
    <Button asChild variant="ghost">
      {link}
    </Button>
  ) : (
    <IconButton asChild variant="ghost">
      {link}
    </IconButton>
  );
}
