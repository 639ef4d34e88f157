import { Box } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import type { FormField } from "#forms/fields/withField";
import { TextButton } from "#forms/TextButton";
import { OriginBar } from "../service/OriginBar";

interface TextOriginProps {
  readonly id: string;
  readonly field: FormField<string>;
  readonly language: string;
  readonly inheritedText: string | null;
}

/** Says that a text is the commune's own and what it replaces, and resets it to that. */
export function TextOrigin({ id, field, language, inheritedText }: TextOriginProps) {
  const { value, before } = field;
  // An empty text is saved as the inherited one.
  const isOwn = value !== "";
  const isSame = value === inheritedText;
  const inherited = (
    <Box as="span" whiteSpace="pre-line">
      <Trans>
        Vorgabe: <span lang={language}>{inheritedText}</span>
      </Trans>
    </Box>
  );
  // A changed text shows the inherited one as its previous value, if it was that.
  const replaced = inheritedText !== null && before !== inheritedText && inherited;
  return (
    <OriginBar
      size="field"
      id={id}
      isOwn={isOwn}
      label={isOwn ? <Trans>Eigener Text</Trans> : inherited}
      actions={
        inheritedText !== null &&
        !isSame && (
          <TextButton
            aria-describedby={`${field.id}-label`}
            disabled={field.isSaving}
            onClick={() => field.setValue(inheritedText)}
          >
            <Trans>Auf Vorgabe zurücksetzen</Trans>
          </TextButton>
        )
      }
    >
      {isOwn && (isSame ? <Trans>Gleich der Vorgabe</Trans> : replaced)}
    </OriginBar>
  );
}
