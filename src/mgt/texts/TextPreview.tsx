import { chakra, Flex, Heading } from "@chakra-ui/react";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useCallback, useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { FilterSelect } from "#ui/FilterSelect";
import { SegmentedControl } from "#ui/SegmentedControl";
import { useMediaQuery } from "#ui/useMediaQuery";
import { belowToolbar, toolbarHeight } from "./belowToolbar";
import type { TextPreview_texts$key } from "./__generated__/TextPreview_texts.graphql";
import { previewPage } from "./previewPage";
import { addressOfField, editedText, type TextValues } from "./textValues";
import { useLanguageName } from "#i18n/useLanguageName";

/** Widths of the page in pixels; for desktop, the maximum width of its text. */
const widths = { phone: 360, desktop: 800 } as const;
/** Space above the edited text in pixels. */
const spaceAbove = 80;
/** Debounce of rendering in milliseconds. */
const typingPause = 300;

const Frame = chakra("div", {
  base: {
    overflowX: "auto",
    height: {
      base: "min(640px, 70vh)",
      xl: `calc(100dvh - ${belowToolbar} - 148px)`,
    },
    border: "1px solid {colors.border.emphasized}",
    borderRadius: "lg",
    bg: "white",
    "& iframe": { display: "block", height: "full", mx: "auto", border: 0 },
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

/** Preview of the texts on screen with unsaved input, in a frame without scripts. Scrolls to the focused text. */
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
  const frame = useFollowedText();
  const section = useRevealed();
  const textIn = (entry: (typeof entries.edges)[number]["node"], wanted: string) =>
    editedText(values, { key: entry.key, language: wanted }) ??
    entry.values.find((value) => value.language === wanted)?.text ??
    "";
  const title = t`Vorschau`;
  const page = previewPage(
    entries.edges.map(({ node }) => ({
      key: node.key,
      kind: node.kind,
      isRich: node.isRich,
      text: textIn(node, language),
      german: textIn(node, "de"),
    })),
    { language, communeName, title },
  );
  const shown = useSettled(page);
  return (
    <chakra.section ref={section} tabIndex={-1} aria-label={title} scrollMarginTop={`calc(${toolbarHeight})`}>
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
      <Frame>
        <iframe
          {...frame}
          title={title}
          // Same origin lets the app scroll the frame; it is safe, since scripts are disabled.
          sandbox="allow-same-origin"
          srcDoc={shown}
          style={{ width: widths[device] }}
        />
      </Frame>
      <chakra.p mt={1.5} textStyle="sm" color="fg.muted">
        <Trans>So sehen Antragstellende die Texte dieser Seite, mit Beispielen für die Platzhalter.</Trans>
      </chakra.p>
    </chakra.section>
  );
}

/** On narrow screens the preview opens above the texts, possibly off screen: focuses it and scrolls to it. */
function useRevealed(): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  const isBesideTexts = useMediaQuery("(min-width: 1280px)");
  const reveal = useEffectEvent(() => {
    if (isBesideTexts) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView({ block: "start" });
  });
  useEffect(() => reveal(), []);
  return section;
}

/** Scrolls a frame to the edited text and highlights it. */
function useFollowedText() {
  const frame = useRef<HTMLIFrameElement>(null);
  const edited = useRef<string | null>(null);
  const follow = useCallback(() => {
    const page = frame.current?.contentDocument;
    if (!page || edited.current === null) return;
    page.querySelector("[data-edited]")?.removeAttribute("data-edited");
    const text = page.querySelector<HTMLElement>(`[data-key="${CSS.escape(edited.current)}"]`);
    text?.setAttribute("data-edited", "");
    // Not scrollIntoView, which would scroll the app as well.
    if (text) page.defaultView?.scrollTo({ top: text.offsetTop - spaceAbove });
  }, []);
  useEffect(() => {
    const followField = (field: EventTarget | null) => {
      if (!(field instanceof HTMLTextAreaElement) || !field.name.startsWith("texts.")) return;
      edited.current = addressOfField(field.name).key;
      follow();
    };
    const onFocus = ({ target }: FocusEvent) => followField(target);
    // A field may have been focused while the code of the preview was loading.
    followField(document.activeElement);
    document.addEventListener("focusin", onFocus);
    return () => document.removeEventListener("focusin", onFocus);
  }, [follow]);
  return { ref: frame, onLoad: follow };
}

/** The debounced value. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), typingPause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
