import { Button, Text } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";

/** Above this length, the text is collapsed and changes are not announced. */
const longText = 1_000;
const shownLines = 6;

interface RuleTextProps {
  /** Empty: nothing is charged. */
  readonly text: string;
  /** Whether changes are announced. */
  readonly isLive?: boolean;
}

/** A rule as text; a long one is collapsed to its first lines. */
export function RuleText({ text, isLive = false }: RuleTextProps) {
  const [isWhole, setWhole] = useState(false);
  const isLong = text.length > longText;
  return (
    <>
      <Text
        maxW="prose"
        color="fg.muted"
        overflowWrap="anywhere"
        lineClamp={isLong && !isWhole ? shownLines : undefined}
        aria-live={isLive && !isLong ? "polite" : undefined}
      >
        {text || <Trans>Für diesen Dienst werden keine Gebühren berechnet.</Trans>}
      </Text>
      {isLong && (
        <Button variant="ghost" size="sm" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? <Trans>Weniger zeigen</Trans> : <Trans>Ganze Regel zeigen</Trans>}
        </Button>
      )}
    </>
  );
}
