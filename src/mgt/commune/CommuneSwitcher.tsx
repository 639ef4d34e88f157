import { useLingui } from "@lingui/react/macro";
import { CommuneFinder } from "./CommuneFinder";
import type { LinkOfCommune } from "./FoundCommunes";
import { Switcher } from "./Switcher";

interface CommuneSwitcherProps {
  /** The same screen of another commune. */
  readonly linkOf: LinkOfCommune;
  /** Only communes that offer it; absent: all. */
  readonly serviceId?: string;
}

/** The way to another commune, found by name, AGS or postal code; the screen stays. */
export function CommuneSwitcher({ linkOf, serviceId }: CommuneSwitcherProps) {
  const { t } = useLingui();
  return (
    <Switcher label={t`Kommune wechseln`}>
      {(close) => <CommuneFinder linkOf={linkOf} serviceId={serviceId} onChosen={close} />}
    </Switcher>
  );
}
