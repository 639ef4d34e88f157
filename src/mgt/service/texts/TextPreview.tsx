import { chakra, Flex, Heading } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useEffect, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { FilterSelect } from "#ui/FilterSelect";
import { SegmentedControl } from "#ui/SegmentedControl";
import type { TextPreview_texts$key } from "./__generated__/TextPreview_texts.graphql";
import { previewPage } from "./previewPage";
import { textFieldOf, type TextValues } from "./textField";
import { useLanguageName } from "#i18n/useLanguageName";

/** Widths of the page in pixels. */
const widths = { phone: 360, desktop: 1200 } as const;
/** Milliseconds without input until the page is rendered again. */
const typingPause = 300;

const Frame = chakra("div", {
  base: {
    overflow: "hidden",
    height: "min(640px, 70vh)",
    border: "1px solid {colors.border.emphasized}",
    borderRadius: "lg",
    bg: "white",
    "& iframe": { display: "block", border: 0, transformOrigin: "top left" },
  },
});

interface TextPreviewProps {
  readonly texts: TextPreview_texts$key;
  readonly communeName: string;
  readonly language: string;
  readonly languages: readonly string[];
  readonly onLanguage: (language: string) => void;
  /** Called if the code of the preview cannot be loaded. */
  readonly onClose: () => void;
}

/** The texts on screen as citizens see them, with what is typed, in a frame without scripts and without this origin. */
export function TextPreview({ texts, communeName, language, languages, onLanguage }: TextPreviewProps) {
  const { t } = useLingui();
  const languageName = useLanguageName();
  const { entries } = useFragment(
    graphql`
      fragment TextPreview_texts on ServiceTexts
      @argumentDefinitions(
        filter: { type: "TextEntryFilter" }
        first: { type: "Int" }
        after: { type: "String" }
        last: { type: "Int" }
        before: { type: "String" }
      )
      @throwOnFieldError {
        entries(filter: $filter, first: $first, after: $after, last: $last, before: $before) {
          edges {
            node {
              key
              kind
              isRich
              values {
                language
                text
              }
            }
          }
        }
      }
    `,
    texts,
  );
  const { values } = useFormikContext<TextValues>();
  const [device, setDevice] = useState<keyof typeof widths>("phone");
  const [frameWidth, setFrameWidth] = useState(0);
  const textIn = (entry: (typeof entries.edges)[number]["node"], wanted: string) =>
    values.texts[textFieldOf({ key: entry.key, language: wanted })] ??
    entry.values.find((value) => value.language === wanted)?.text ??
    "";
  const title = t`Vorschau`;
  const page = previewPage(
    entries.edges.map(({ node }) => ({
      ...{ key: node.key, kind: node.kind, isRich: node.isRich },
      text: textIn(node, language),
      german: textIn(node, "de"),
    })),
    { language, communeName, title },
  );
  const shown = useSettled(page);
  const width = widths[device];
  const scale = Math.min(1, frameWidth / width || 1);
  return (
    <section aria-label={title}>
      <Flex wrap="wrap" align="center" gap={2} mb={2}>
        <Heading as="h2" textStyle="h3">
          {title}
        </Heading>
        <Flex gap={2} ms="auto">
          <SegmentedControl
            label={t`Breite der Vorschau`}
            choices={[
              { value: "phone", label: t`Telefon` },
              { value: "desktop", label: t`Bildschirm` },
            ]}
            chosen={[device]}
            onChoose={setDevice}
          />
          <FilterSelect label={t`Sprache der Vorschau`} value={language} onChoose={onLanguage}>
            {languages.map((code) => (
              <option key={code} value={code}>
                {languageName(code)}
              </option>
            ))}
          </FilterSelect>
        </Flex>
      </Flex>
      <Frame
        ref={(frame: HTMLDivElement | null) => {
          if (!frame) return undefined;
          const observer = new ResizeObserver(() => setFrameWidth(frame.clientWidth));
          observer.observe(frame);
          return () => observer.disconnect();
        }}
      >
        <iframe
          title={title}
          // Neither scripts nor access to this origin.
          sandbox=""
          srcDoc={shown}
          style={{ width, height: `${100 / scale}%`, transform: `scale(${scale})` }}
        />
      </Frame>
      <chakra.p mt={1.5} textStyle="sm" color="fg.muted">
        <Trans>So sehen Antragstellende die Texte dieser Seite, mit Beispielen für die Platzhalter.</Trans>
      </chakra.p>
    </section>
  );
}

/** The value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
