import { Button, Flex } from "@chakra-ui/react";
import { Trans } from "@lingui/react/macro";
import { memo, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useDialogQuery } from "#relay/useDialogQuery";
import { Icon } from "#ui/Icon";
import { lazyOverlay } from "#ui/lazyOverlay";
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

/** Actions on all texts of a service. Memoised, since it does not depend on search and filters. */
export const TextTools = memo(function TextTools(props: TextToolsProps) {
  const { id, serviceId, texts, language, isPreviewOpen, onPreview } = props;
  const versions = useDialogQuery(TextVersionsDialogParameters);
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
  return (
    <>
      <Flex wrap="wrap" gap={1}>
        <Button variant="ghost" aria-pressed={isPreviewOpen} onClick={onPreview}>
          <Icon name="document" />
          <Trans>Vorschau</Trans>
        </Button>
        <Button variant="ghost" {...LanguagesDialog.intent} onClick={() => setChoosing(true)}>
          <Icon name="globe" />
          <Trans>Sprachen ändern</Trans>
        </Button>
        <Button
          variant="ghost"
          {...versions.intent(TextVersionsDialog, { id })}
          onClick={() => versions.open({ id })}
        >
          <Icon name="clock" />
          <Trans>Fassungen</Trans>
        </Button>
        <TextActions id={id} serviceId={serviceId} texts={data} language={language} />
      </Flex>
      {isChoosing && <LanguagesDialog id={id} texts={data} onClose={() => setChoosing(false)} />}
      {versions.opened && (
        <TextVersionsDialog opened={versions.opened} id={id} texts={data} onClose={versions.close} />
      )}
    </>
  );
});
