import { useFormats } from "#i18n/useFormats";
import { AppLink } from "#ui/AppLink";
import { AttentionBadge } from "#ui/AttentionBadge";
import { LinkTabs } from "#ui/LinkTabs";

/** A section of a commune or a service. */
export interface SectionTab {
  readonly to: string;
  readonly label: string;
  /** Number of its records; absent if it has none to count, or they are not known. */
  readonly count?: number | null | undefined;
  /** Number of its parts that need a person. */
  readonly attention?: number;
}

interface SectionTabsProps {
  readonly label: string;
  readonly tabs: readonly SectionTab[];
}

/** The sections of a commune or a service as a row that scrolls on narrow screens; the open one is in view. */
export function SectionTabs({ label, tabs }: SectionTabsProps) {
  const { number } = useFormats();
  return (
    <LinkTabs aria-label={label} gridColumn="1 / -1" px={{ base: 4, sm: 6 }}>
      {tabs.map(({ to, label: name, count, attention = 0 }) => (
        <AppLink
          key={to}
          variant="bare"
          to={to}
          // Changed filters are still the same section.
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {name}
          {typeof count === "number" && <span> {number(count)}</span>}
          {attention > 0 && (
            <>
              {" "}
              <AttentionBadge count={attention} />
            </>
          )}
        </AppLink>
      ))}
    </LinkTabs>
  );
}
