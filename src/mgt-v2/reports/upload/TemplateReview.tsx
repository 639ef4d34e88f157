import { Box, Button, chakra, DataList, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useId } from "react";
import { useFormats } from "#i18n/useFormats";
import { Icon } from "#ui/Icon";
import { LabelledCheckbox } from "#ui/LabelledCheckbox";
import { useAnnounce } from "#ui/ui";
import { FieldProblem } from "#ui/upload/FieldProblem";
import { PlaceholderLists } from "../PlaceholderLists";
import { kindLabels, knownKind } from "../reportLabels";
import type { CheckedTemplate } from "./useTemplateUpload";

interface TemplateReviewProps {
  readonly checked: CheckedTemplate;
  /** Whether the expressions are confirmed. */
  readonly isConfirmed: boolean;
  /** Whether saving was attempted without the confirmation. */
  readonly isRefused: boolean;
  readonly onConfirm: (isConfirmed: boolean) => void;
  readonly onPreview: () => void;
}

/** Contents of a checked template before it is saved. */
export function TemplateReview(props: TemplateReviewProps) {
  const { checked, isConfirmed, isRefused, onConfirm, onPreview } = props;
  const { t, i18n } = useLingui();
  const { fileSize } = useFormats();
  const announce = useAnnounce();
  const { report, fileName, byteSize, replacesOwn, placeholders, expressions, preview } = checked;
  const kind = knownKind(checked.kind);
  const [known, unknown, unused] = [
    placeholders.known.length,
    placeholders.unknown.length,
    placeholders.unused.length,
  ];
  const summary = t`Geprüft: ${known} bekannte Platzhalter, ${unknown} unbekannte, ${unused} Pflichtfelder nicht verwendet.`;
  useEffect(() => announce(summary), [announce, summary]);
  const facts = [
    [t`Bericht`, report],
    [t`Datei`, `${fileName} (${fileSize(byteSize)})`],
    [t`Art`, kind ? i18n._(kindLabels[kind]) : checked.kind],
  ] as const;
  return (
    <>
      <DataList.Root>
        {facts.map(([label, value]) => (
          <DataList.Item key={label}>
            <DataList.ItemLabel>{label}</DataList.ItemLabel>
            <DataList.ItemValue overflowWrap="anywhere">{value}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
      <Flex wrap="wrap" align="center" columnGap={3} rowGap={1}>
        {preview ? (
          <Button onClick={onPreview}>
            <Icon name="document" />
            <Trans>Vorschau mit Beispieldaten</Trans>
          </Button>
        ) : (
          <Text textStyle="sm" color="fg.muted">
            <Trans>Keine Vorschau: Ihre Ausdrücke werden nur beim Erstellen eines Berichts ausgeführt.</Trans>
          </Text>
        )}
        <Text textStyle="sm" color="fg.muted">
          {replacesOwn ? (
            <Trans>Ersetzt die jetzige eigene Vorlage, die im Verlauf bleibt.</Trans>
          ) : (
            <Trans>Gilt sofort nach dem Speichern.</Trans>
          )}
        </Text>
      </Flex>
      <PlaceholderLists placeholders={placeholders} level="h3" />
      {expressions.length > 0 && (
        <Expressions
          expressions={expressions}
          isConfirmed={isConfirmed}
          isRefused={isRefused}
          onConfirm={onConfirm}
        />
      )}
    </>
  );
}

const ExpressionList = chakra("ol", {
  base: {
    maxH: "280px",
    overflowY: "auto",
    border: "1px solid {colors.border}",
    borderRadius: "md",
    textStyle: "sm",
    "& li": { px: 3, py: 1.5 },
    "& li + li": { borderTop: "1px solid {colors.border.muted}" },
    "& code": {
      display: "block",
      fontFamily: "mono",
      fontSize: "xs",
      whiteSpace: "pre-wrap",
      overflowWrap: "anywhere",
    },
    "& small": { color: "fg.muted", fontSize: "xs" },
  },
});

type ExpressionsProps = Pick<TemplateReviewProps, "isConfirmed" | "isRefused" | "onConfirm"> &
  Pick<CheckedTemplate, "expressions">;

/** Expressions that a renderer runs as code, with a checkbox that confirms them. */
function Expressions({ expressions, isConfirmed, isRefused, onConfirm }: ExpressionsProps) {
  const id = useId();
  return (
    <Stack as="section" gap={2} aria-labelledby={id}>
      <div>
        <Heading id={id} as="h3" textStyle="sm" fontWeight="semibold">
          <Plural value={expressions.length} one="# Ausdruck" other="# Ausdrücke" />
        </Heading>
        <Box as="p" textStyle="xs" color="fg.muted" maxW="prose">
          <Trans>
            Beim Erstellen des Berichts werden sie als Programm ausgeführt. Bestätigen Sie nur, was Sie
            gelesen haben und woher Sie es kennen.
          </Trans>
        </Box>
      </div>
      {/* Focusable, so that it can be scrolled by keyboard. */}
      <ExpressionList tabIndex={0} aria-labelledby={id} translate="no">
        {expressions.map(({ text, element, line }) => (
          <li key={`${line} ${element} ${text}`}>
            <small>
              <Trans>
                Zeile {line}, {element}
              </Trans>
            </small>
            <code>{text}</code>
          </li>
        ))}
      </ExpressionList>
      <LabelledCheckbox
        checked={isConfirmed}
        onCheck={onConfirm}
        inputProps={{
          "aria-invalid": isRefused || undefined,
          "aria-describedby": isRefused ? `${id}-problem` : undefined,
        }}
      >
        <Plural
          value={expressions.length}
          one="Ich habe den Ausdruck geprüft; er darf ausgeführt werden."
          other="Ich habe die # Ausdrücke geprüft; sie dürfen ausgeführt werden."
        />
      </LabelledCheckbox>
      {isRefused && (
        <FieldProblem id={`${id}-problem`}>
          <Trans>Bestätigen Sie die Ausdrücke, bevor Sie die Vorlage speichern.</Trans>
        </FieldProblem>
      )}
    </Stack>
  );
}
