import { useLingui } from "@lingui/react/macro";
import { lazyDialog } from "#ui/lazyDialog";
import { useOpener } from "#ui/useOpener";
import type { LinkOfCommune } from "./FoundCommunes";
import { SwitcherButton } from "./SwitcherButton";

/** Also for other buttons that find communes. */
export const CommuneFinder = lazyDialog(async () => (await import("./CommuneFinder")).CommuneFinder);

interface CommuneSwitcherProps {
  /** The same screen of another commune. */
  readonly linkOf: LinkOfCommune;
  /** Only communes that offer it; absent: all. */
  readonly serviceId?: string;
}

/** The way to another commune, found by name, AGS or postal code; the screen stays. */
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
