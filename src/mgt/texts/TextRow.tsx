import { useLingui } from "@lingui/react/macro";
import { memo } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { TextRow_entry$key } from "./__generated__/TextRow_entry.graphql";
import { referenceOf, textFieldName } from "./textValues";
import { TextValueField } from "./TextValueField";
import { useLanguageName } from "#i18n/useLanguageName";

interface TextRowProps {
  readonly serviceId: string;
  readonly entry: TextRow_entry$key;
  /** Languages on screen, German first. */
  readonly languages: readonly string[];
  /** Revision of the texts. */
  readonly revision: number;
}

/** A key with a field per language. */
export const TextRow = memo(function TextRow({ serviceId, entry, languages, revision }: TextRowProps) {
  const { i18n } = useLingui();
  const languageName = useLanguageName();
  const data = useFragment(
    graphql`
      fragment TextRow_entry on TextEntry @throwOnFieldError {
        key
        kind
        isRich
        values {
          language
          text
          inheritedText
          outdatedGerman
          flags
        }
      }
    `,
    entry,
  );
  const { key, kind, isRich, values } = data;
  const german = values[0]?.text ?? "";
  return (
    <section aria-labelledby={`key-${key}`} lang={i18n.locale}>
      <h2 id={`key-${key}`}>{key}</h2>
      <div data-part="values">
        {values
          .filter(({ language }) => languages.includes(language))
          .map((value) => (
            <TextValueField
              key={value.language}
              name={textFieldName({ key, language: value.language })}
              stored={value.text ?? ""}
              serviceId={serviceId}
              revision={revision}
              textKey={key}
              language={value.language}
              languageName={languageName(value.language)}
              isLong={kind === "PARAGRAPH" || kind === "MESSAGE" || isRich}
              isRich={isRich}
              inheritedText={value.inheritedText ?? null}
              reference={referenceOf(data, value.language)}
              flags={value.flags}
              german={german}
              outdatedGerman={value.outdatedGerman ?? null}
            />
          ))}
      </div>
    </section>
  );
});
