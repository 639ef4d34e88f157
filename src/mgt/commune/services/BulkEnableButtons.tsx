import { Button } from "@chakra-ui/react";
import { Plural } from "@lingui/react/macro";
import type { ListedService } from "./listedServices";

interface BulkEnableButtonsProps {
  /** The selected services. */
  readonly services: readonly ListedService[];
  readonly isBusy: boolean;
  readonly onEnable: (services: readonly ListedService[]) => void;
  /** Opens a confirmation dialog. */
  readonly onDisable: (services: readonly ListedService[]) => void;
}

/** Buttons that enable or disable the selected services; services already in that state are not counted. */
export function BulkEnableButtons({ services, isBusy, onEnable, onDisable }: BulkEnableButtonsProps) {
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
