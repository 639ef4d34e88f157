import { useLingui } from "@lingui/react/macro";
import { panelId } from "./ServicePanel";
import { useServiceCount } from "./useServiceCount";

interface ServiceDisclosureProps {
  readonly communeId: string;
  readonly communeName: string;
  readonly count: number;
  readonly isOpen: boolean;
  readonly onToggle: (communeId: string) => void;
  /** Place in the list, for the keys that move in it. */
  readonly position: number;
  readonly isTabStop: boolean;
}

/** The number of a commune's services, which opens and closes them. */
export function ServiceDisclosure(props: ServiceDisclosureProps) {
  const { communeId, communeName, count, isOpen, onToggle, position, isTabStop } = props;
  const { t, i18n } = useLingui();
  const inWords = useServiceCount()(count);
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
