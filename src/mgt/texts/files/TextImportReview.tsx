import { Button, chakra } from "@chakra-ui/react";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { Failure } from "#i18n/errorMessages";
import { useErrorMessage } from "#i18n/useErrorMessage";
import { FileFacts } from "#mgt/imports/FileLine";
import { ImportFooter, RestartButton } from "#mgt/imports/ImportFrame";
import { Examples, Figures } from "#mgt/imports/importParts";
import { payloadFailure } from "#relay/failure";
import { Notice } from "#ui/Notice";
import { useAnnounce } from "#ui/ui";
import { TextChanges } from "../TextChanges";
import { useLanguageName } from "#i18n/useLanguageName";
import type { TextImportReview_import$key } from "./__generated__/TextImportReview_import.graphql";

const Problems = chakra("ul", {
  base: {
    borderTop: "1px solid {colors.border}",
    textStyle: "sm",
    "& > li": { py: 2, borderBottom: "1px solid {colors.border.muted}", overflowWrap: "anywhere" },
    "& p": { color: "status.error.fg" },
    "& blockquote": { m: 0, color: "fg.muted", whiteSpace: "pre-wrap" },
  },
});

interface TextImportReviewProps {
  readonly fileName: string;
  readonly language: string;
  readonly languages: readonly string[];
  readonly preview: TextImportReview_import$key;
  /** Why the previous commit was refused. */
  readonly failure: Failure | null;
  readonly onCommit: () => void;
  /** Compares the same file again. */
  readonly onRepeat: () => void;
  readonly onRestart: () => void;
  readonly onClose: () => void;
}

/** Preview of an import with changed texts, unknown keys and refused texts, and the commit. */
export function TextImportReview({
  fileName,
  language,
  languages,
  failure,
  ...props
}: TextImportReviewProps) {
  const { t } = useLingui();
  const announce = useAnnounce();
  const errorMessage = useErrorMessage();
  const languageName = useLanguageName();
  const { addedCount, changedCount, unchangedCount, changes, unknownCount, problemCount, ...compared } =
    useFragment(
      graphql`
        fragment TextImportReview_import on TextImport @throwOnFieldError {
          addedCount
          changedCount
          unchangedCount
          changes {
            ...TextChanges_changes
          }
          unknownCount
          unknownKeys
          problemCount
          problems {
            key
            text
            error {
              ...userError_error @relay(mask: false)
            }
          }
        }
      `,
      props.preview,
    );
  const { unknownKeys, problems } = compared;
  const count = addedCount + changedCount;
  const name = languageName(language);
  const otherName = otherLanguageOf(fileName, language, languages);
  const summary = t`Vorschau: ${addedCount} neue Texte, ${changedCount} geändert, ${unchangedCount} unverändert, ${unknownCount} unbekannte Schlüssel, ${problemCount} mit Fehler.`;
  useEffect(() => announce(summary), [announce, summary]);
  const isStale = failure?.code === "conflict";
  const isStuck = count === 0 && !isStale;
  return (
    <>
      {failure && (
        <Notice tone="error" role="alert">
          {isStale ? (
            <Trans>
              Seit der Vorschau wurden Texte dieser Datei geändert. Es wurde nichts gespeichert; vergleichen
              Sie die Datei noch einmal.
            </Trans>
          ) : (
            errorMessage(failure)
          )}
        </Notice>
      )}
      <FileFacts>
        <code>{fileName}</code> · {name}
      </FileFacts>
      {otherName !== null && (
        <Notice tone="waiting" icon="warning">
          <Trans>
            Dem Namen nach ist die Datei für {languageName(otherName)}. Übernommen werden ihre Texte für{" "}
            {name}.
          </Trans>
        </Notice>
      )}
      <Figures
        figures={[
          { icon: "plus", name: <Trans>Neu</Trans>, count: addedCount },
          { icon: "pencil", name: <Trans>Geändert</Trans>, count: changedCount },
          { icon: "done", name: <Trans>Unverändert</Trans>, count: unchangedCount },
          { icon: "info", name: <Trans>Unbekannt</Trans>, count: unknownCount },
          { icon: "alert", name: <Trans>Mit Fehler</Trans>, count: problemCount, isFault: true },
        ]}
      />
      {problemCount > 0 && (
        <section aria-label={t`Texte mit Fehler`}>
          <FileFacts>
            <Plural
              value={problemCount}
              one="Ein Text hat einen Fehler und wird nicht übernommen:"
              other="# Texte haben Fehler und werden nicht übernommen:"
            />
          </FileFacts>
          <Problems>
            {problems.map(({ key, text, error }) => (
              <li key={key}>
                <code>{key}</code>
                <p>{errorMessage(payloadFailure(error))}</p>
                <blockquote lang={language} dir="auto">
                  {text}
                </blockquote>
              </li>
            ))}
          </Problems>
          <Further total={problemCount} shown={problems.length} />
        </section>
      )}
      {unknownCount > 0 && (
        <Examples
          title={
            <Plural
              value={unknownCount}
              one="Ein Schlüssel ist unbekannt und wird nicht übernommen"
              other="# Schlüssel sind unbekannt und werden nicht übernommen"
            />
          }
        >
          {unknownKeys.map((key) => (
            <li key={key}>
              <code>{key}</code>
            </li>
          ))}
          <Further total={unknownCount} shown={unknownKeys.length} />
        </Examples>
      )}
      {count > 0 ? (
        <TextChanges changes={changes} total={count} />
      ) : (
        <p>
          <Trans>Die Datei beinhaltet keine Änderungen</Trans>
        </p>
      )}
      <ImportFooter other={!isStuck && <RestartButton onRestart={props.onRestart} />}>
        <Button onClick={props.onClose}>
          <Trans>Abbrechen</Trans>
        </Button>
        {isStale ? (
          <Button variant="solid" onClick={props.onRepeat}>
            <Trans>Noch einmal vergleichen</Trans>
          </Button>
        ) : (
          count > 0 && (
            <Button variant="solid" onClick={props.onCommit}>
              <Plural
                value={count}
                one="# Text als Entwurf übernehmen"
                other="# Texte als Entwurf übernehmen"
              />
            </Button>
          )
        )}
        {isStuck && <RestartButton isMain onRestart={props.onRestart} />}
      </ImportFooter>
    </>
  );
}

function Further({ total, shown }: { readonly total: number; readonly shown: number }) {
  const left = total - shown;
  return left > 0 ? (
    <FileFacts>
      <Plural value={left} one="und # weiterer" other="und # weitere" />
    </FileFacts>
  ) : null;
}

/** The language that a file name such as `portal-en.json` or `portal-en-2026-11-25.json` names; null if it fits. */
function otherLanguageOf(fileName: string, language: string, languages: readonly string[]): string | null {
  const parts = fileName.toLowerCase().split(/[^a-z]+/);
  const named = languages.filter((code) => parts.includes(code));
  return named.length === 1 && named[0] !== language ? (named[0] ?? null) : null;
}
