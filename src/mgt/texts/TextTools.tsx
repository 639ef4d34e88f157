import { Button, Flex } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { memo, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useDialogQuery } from "#relay/useDialogQuery";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
import type { MenuAction } from "#ui/MenuPanel";
import { useMediaQuery } from "#ui/useMediaQuery";
import type { TextTools_texts$key } from "./__generated__/TextTools_texts.graphql";
import TextVersionsDialogParameters from "./__generated__/TextVersionsDialogQuery$parameters";
import { TextActions } from "./TextActions";

const LanguagesDialog = lazyOverlay(async () => (await import("./LanguagesDialog")).LanguagesDialog);
const TextVersionsDialog = lazyOverlay(async () => (await import("./TextVersionsDialog")).TextVersionsDialog);

interface TextToolsProps {
  /** Id of the service of the commune. */
  readonly id: string;
  readonly serviceId: string;
  readonly texts: TextTools_texts$key;
  /** The first language of the filter. */
  readonly language: string | undefined;
  readonly isPreviewOpen: boolean;
  readonly onPreview: () => void;
}

/** Actions on all texts of a service, on phones in one menu. Memoised, since it does not depend on search and filters. */
export const TextTools = memo(function TextTools(props: TextToolsProps) {
  const { id, serviceId, texts, language, isPreviewOpen, onPreview } = props;
  const versions = useDialogQuery(TextVersionsDialogParameters);
  const isNarrow = useMediaQuery("(max-width: 640px)");
  const [isChoosing, setChoosing] = useState(false);
  const data = useFragment(
    graphql`
      fragment TextTools_texts on ServiceTexts @throwOnFieldError {
        ...LanguagesDialog_texts
        ...TextVersionsDialog_texts
        ...TextActions_texts
      }
    `,
    texts,
  );
  const tools: readonly MenuAction[] = [
    {
      value: "preview",
      content: (
        <>
          <Icon name="document" />
          {/* The wide button says it with aria-pressed. */}
          {isNarrow && isPreviewOpen ? <Trans>Vorschau schließen</Trans> : <Trans>Vorschau</Trans>}
        </>
      ),
      onSelect: onPreview,
    },
    {
      ...LanguagesDialog.intent,
      value: "languages",
      content: (
        <>
          <Icon name="globe" />
          <Trans>Sprachen ändern</Trans>
        </>
      ),
      onSelect: () => setChoosing(true),
    },
    {
      ...versions.intent(TextVersionsDialog, { id }),
      value: "text-versions",
      content: (
        <>
          <Icon name="clock" />
          <Trans>Fassungen</Trans>
        </>
      ),
      onSelect: () => versions.open({ id }),
    },
  ];
  return (
    <>
      <Flex flex="none" wrap="wrap" gap={1}>
        {!isNarrow &&
          tools.map(({ value, content, onSelect, ...intent }) => (
            <Button
              key={value}
              variant="ghost"
              {...intent}
              aria-pressed={value === "preview" ? isPreviewOpen : undefined}
              onClick={onSelect}
            >
              {content}
            </Button>
          ))}
        <TextActions
          id={id}
          serviceId={serviceId}
          texts={data}
          language={language}
          first={isNarrow ? tools : []}
        />
      </Flex>
      {isChoosing && <LanguagesDialog id={id} texts={data} onClose={() => setChoosing(false)} />}
      {versions.opened && (
        <TextVersionsDialog opened={versions.opened} id={id} texts={data} onClose={versions.close} />
      )}
    </>
  );
});
