import { Plural, Trans } from "@lingui/react/macro";
import { useFormats } from "#i18n/useFormats";
import type { FoundCount } from "#ui/ui";

/** How many rows a list has under its filters. */
export function FoundRows({ total, isAtLeast }: FoundCount) {
  const { number } = useFormats();
  const count = number(total);
  return (
    <p className="found-rows">
      {isAtLeast ? (
        <Trans>mehr als {count} Einträge</Trans>
      ) : (
        <Plural value={total} one="# Eintrag" other="# Einträge" />
      )}
    </p>
  );
}
