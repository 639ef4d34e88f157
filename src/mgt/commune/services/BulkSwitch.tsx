import { Button } from "@chakra-ui/react";
import { Plural } from "@lingui/react/macro";
import type { ListedService } from "./listedServices";

interface BulkSwitchProps {
  /** The selected ones. */
  readonly services: readonly ListedService[];
  readonly isBusy: boolean;
  readonly onEnable: (services: readonly ListedService[]) => void;
  /** Asks first. */
  readonly onDisable: (services: readonly ListedService[]) => void;
}

/** Enables or disables what is selected; only those count that are not so already. */
export function BulkSwitch({ services, isBusy, onEnable, onDisable }: BulkSwitchProps) {
  const disabled = services.filter(({ isEnabled }) => !isEnabled);
  const enabled = services.filter(({ isEnabled }) => isEnabled);
  return (
    <>
      {disabled.length > 0 && (
        <Button aria-disabled={isBusy || undefined} onClick={() => !isBusy && onEnable(disabled)}>
          <Plural value={disabled.length} one="# einschalten" other="# einschalten" />
        </Button>
      )}
      {enabled.length > 0 && (
        <Button aria-disabled={isBusy || undefined} onClick={() => !isBusy && onDisable(enabled)}>
          <Plural value={enabled.length} one="# ausschalten" other="# ausschalten" />
        </Button>
      )}
    </>
  );
}
