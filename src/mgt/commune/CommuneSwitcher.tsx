import { useLingui } from "@lingui/react/macro";
import { lazyOverlay } from "#ui/lazyOverlay";
import { useOpener } from "#ui/useOpener";
import type { LinkOfCommune } from "./FoundCommunes";
import { SwitcherButton } from "./SwitcherButton";

/** Also used by other buttons that find communes. */
export const CommuneFinder = lazyOverlay(async () => (await import("./CommuneFinder")).CommuneFinder);

interface CommuneSwitcherProps {
  /** Link to the same section of another commune, or to its first one. */
  readonly linkOf: LinkOfCommune;
}

/** Opens the same section of another commune, found by name, AGS or postal code. */
export function CommuneSwitcher(finder: CommuneSwitcherProps) {
  const { t } = useLingui();
  const { opened, isUsed, button } = useOpener("dialog", CommuneFinder.intent);
  const label = t`Kommune wechseln`;
  return (
    <>
      <SwitcherButton label={label} opener={button} />
      {isUsed && <CommuneFinder {...finder} {...opened} label={label} onChosen={opened.onDismiss} />}
    </>
  );
}
