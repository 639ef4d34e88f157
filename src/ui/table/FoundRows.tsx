import { Text } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { useFormats } from "#i18n/useFormats";
import type { FoundCount } from "#ui/ui";

/** The number of rows that match the filters of a list. */
export function FoundRows({ total, isAtLeast }: FoundCount) {
  const { number } = useFormats();
  const count = number(total);
  return (
    <Text
      className="found-rows"
      px={{ base: 1, smDown: 0 }}
      pb={{ base: 0, smDown: 2 }}
      color="fg.muted"
      fontSize="sm"
      fontVariantNumeric="tabular-nums"
      whiteSpace="nowrap"
    >
      {isAtLeast ? (
        <Trans>mehr als {count} Einträge</Trans>
      ) : (
        <Plural value={total} one="# Eintrag" other="# Einträge" />
      )}
    </Text>
  );
}
