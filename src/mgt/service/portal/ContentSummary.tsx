import { chakra } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { graphql, useFragment } from "react-relay/hooks";
import { defaultTextLanguages } from "#domain/texts/serviceTexts";
import { useLanguageName } from "#i18n/useLanguageName";
import type {
  ContentSummary_content$data,
  ContentSummary_content$key,
} from "./__generated__/ContentSummary_content.graphql";

const contentFragment = graphql`
  fragment ContentSummary_content on ServiceContent @throwOnFieldError {
    texts
    drafts
    files
    formFields
    languages
  }
`;

const Summary = chakra("ul", { base: { listStyle: "disc", ps: 5, lineHeight: "md" } });

const hasOtherLanguages = ({ languages }: Pick<ContentSummary_content$data, "languages">) =>
  languages.join() !== defaultTextLanguages.join();

/** Whether a commune has changed something in a service. */
export function useIsChanged(content: ContentSummary_content$key | null | undefined): boolean {
  const data = useFragment(contentFragment, content ?? null);
  if (!data) return false;
  const { texts, drafts, files, formFields } = data;
  return texts + drafts + files + formFields > 0 || hasOtherLanguages(data);
}

/** Lists what a commune has changed in a service, in numbers. */
export function ContentSummary({ content }: { readonly content: ContentSummary_content$key }) {
  const languageName = useLanguageName();
  const data = useFragment(contentFragment, content);
  const { texts, drafts, files, formFields } = data;
  const languages = data.languages.map(languageName).join(", ");
  if (!useIsChanged(content)) {
    return (
      <p>
        <Trans>Keine eigenen Inhalte</Trans>
      </p>
    );
  }
  return (
    <Summary>
      {texts > 0 && (
        <li>
          <Plural
            value={texts}
            one="# veröffentlichter eigener Text"
            other="# veröffentlichte eigene Texte"
          />
        </li>
      )}
      {drafts > 0 && (
        <li>
          <Plural
            value={drafts}
            one="# geänderter, noch nicht veröffentlichter Text"
            other="# geänderte, noch nicht veröffentlichte Texte"
          />
        </li>
      )}
      {hasOtherLanguages(data) && (
        <li>
          <Trans>die Auswahl der Sprachen: {languages}</Trans>
        </li>
      )}
      {files > 0 && (
        <li>
          <Plural value={files} one="# eigene Datei" other="# eigene Dateien" />
        </li>
      )}
      {formFields > 0 && (
        <li>
          <Plural value={formFields} one="# eigenes Formularfeld" other="# eigene Formularfelder" />
        </li>
      )}
    </Summary>
  );
}
