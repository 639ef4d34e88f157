import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { panelId } from "./ServicePanel";

interface ServiceDisclosureProps {
  readonly communeId: string;
  readonly communeName: string;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onToggle: (communeId: string) => void;
  /** Index in the list, for keyboard navigation. */
  readonly position: number;
  readonly isTabStop: boolean;
}

/** Number of a commune's services, which toggles their panel. */
export function ServiceDisclosure(props: ServiceDisclosureProps) {
  const { communeId, communeName, count, isOpen, onToggle, position, isTabStop } = props;
  const { t, i18n } = useLingui();
  const inWords = t`${plural(count, { one: "# Dienst", other: "# Dienste" })}`;
  const [word] = inWords.split(" ").slice(1);
  return (
    <button
      type="button"
      data-part="disclosure"
      data-roving={position}
      tabIndex={isTabStop ? 0 : -1}
      aria-expanded={isOpen}
      aria-controls={isOpen ? panelId(communeId) : undefined}
      aria-label={t`${inWords}, ${communeName}`}
      onClick={() => onToggle(communeId)}
    >
      {i18n.number(count)}
      <span> {word}</span>
    </button>
  );
}
