import { useLingui } from "@lingui/react/macro";
import { useId } from "react";
import type { CommuneSection } from "#domain/communeSections";
import { Icon } from "#ui/Icon";
import { usePopoverPlace } from "#ui/usePopoverPlace";
import "./communeSwitcher.css";
import { CommuneFinder } from "./CommuneFinder";

/** The way to another commune, found by name, AGS or postal code; the section stays. */
export function CommuneSwitcher({ section }: { readonly section: CommuneSection }) {
  const { t } = useLingui();
  const id = useId();
  const { trigger, panel, place } = usePopoverPlace();
  return (
    <>
      <button
        className="commune-switcher"
        ref={trigger}
        type="button"
        popoverTarget={id}
        aria-label={t`Kommune wechseln`}
        title={t`Kommune wechseln`}
      >
        <Icon name="chevronDown" />
      </button>
      <div
        className="commune-finder"
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t`Kommune wechseln`}
        onToggle={(event) => {
          if (event.newState !== "open") return;
          place();
          panel.current?.querySelector("input")?.select();
        }}
      >
        <CommuneFinder section={section} onChosen={() => panel.current?.hidePopover()} />
      </div>
    </>
  );
}
