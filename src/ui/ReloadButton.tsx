import { Button, type ButtonProps } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { Icon } from "./Icon";

/** Loads the page again. */
export function ReloadButton({ variant }: Pick<ButtonProps, "variant">) {
  return (
    <Button variant={variant} onClick={() => window.location.reload()}>
      <Icon name="reload" />
      <Trans>Seite neu laden</Trans>
    </Button>
  );
}
