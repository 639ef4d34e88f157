import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, type ReactNode } from "react";
import { invisiblePositions } from "#domain/singleLine";
import { Changed, PreviousValue } from "#forms/fields/FieldFrame";
import { withField, type FormField } from "#forms/fields/withField";
import { Icon } from "#ui/Icon";
import { Status } from "#ui/Status";
import type { TextRow_entry$data } from "./__generated__/TextRow_entry.graphql";
import { InvisibleCharacters } from "./InvisibleCharacters";
import { MarkupButtons } from "./MarkupButtons";
import { OutdatedNote } from "./OutdatedNote";
import { TextOrigin } from "./TextOrigin";
import { TextProblemNote } from "./TextProblemNote";
import { useTextArea } from "./useTextArea";
import { useTextChecks } from "./useTextChecks";

interface TextValueFieldProps {
  readonly name: string;
  /** The stored text; empty if there is none. */
  readonly stored: string;
  readonly serviceId: string;
  /** Revision of the texts. */
  readonly revision: number;
  readonly textKey: string;
  readonly language: string;
  readonly languageName: string;
  readonly isLong: boolean;
  readonly isRich: boolean;
  readonly inheritedText: string | null;
  /** The text whose placeholders are required. */
  readonly reference: string | null;
  readonly flags: TextRow_entry$data["values"][number]["flags"];
  /** The stored German text. */
  readonly german: string;
  readonly outdatedGerman: string | null;
}

/** Field of a text in one language, with problems and notes. */
export const TextValueField = withField<TextValueFieldProps, string>(function TextValueField(props) {
  const { field, textKey, language, languageName, inheritedText, isLong, isRich, flags } = props;
  const { t } = useLingui();
  const area = useTextArea(field);
  const storedProblem = useStoredProblem(props);
  const { id, value, before } = field;
  const error = field.error ?? storedProblem;
  // A stored own text may equal the inherited one.
  const hasOrigin = value === (inheritedText ?? "") ? before === undefined && flags.includes("OWN") : true;
  const hasInvisible = invisiblePositions(value).length > 0;
  const described = [
    error && `${id}-error`,
    before !== undefined && `${id}-before`,
    hasInvisible && `${id}-invisible`,
    hasOrigin && `${id}-origin`,
    `${id}-flags`,
  ];
  return (
    <div>
      <div data-part="head">
        <label htmlFor={id} id={`${id}-label`}>
          {languageName}
          <span className="visually-hidden"> {textKey}</span>
        </label>
        <Changed field={field} />
        <div id={`${id}-flags`} data-part="flags">
          <Flags flags={flags} />
        </div>
      </div>
      {isRich && <MarkupButtons area={area} />}
      <textarea
        ref={area.control}
        id={id}
        name={field.name}
        lang={language}
        dir="auto"
        rows={isLong ? 2 : 1}
        spellCheck
        readOnly={field.isSaving}
        value={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={described.filter(Boolean).join(" ")}
        data-changed={before === undefined ? undefined : ""}
        placeholder={
          language === "de" ? undefined : t`Noch nicht übersetzt. Bis dahin erscheint der deutsche Text.`
        }
        onChange={(event) => field.setValue(event.currentTarget.value)}
        onBlur={field.onBlur}
      />
      {error && <TextProblemNote {...props} error={error} area={area} />}
      {hasInvisible && <InvisibleCharacters id={`${id}-invisible`} area={area} text={value} />}
      {hasOrigin && (
        <TextOrigin
          id={`${id}-origin`}
          field={area.field}
          language={language}
          inheritedText={inheritedText}
        />
      )}
      {props.outdatedGerman !== null && before === undefined && (
        <OutdatedNote
          serviceId={props.serviceId}
          revision={props.revision}
          textKey={textKey}
          language={language}
          text={value}
          german={props.german}
          outdatedGerman={props.outdatedGerman}
        />
      )}
      {before !== undefined && <PreviousValue field={area.field} before={before} />}
    </div>
  );
});

/** Problem of a stored, unedited text, which prevents publication. */
function useStoredProblem({ stored, field, reference, isRich, language }: StoredText) {
  const checks = useTextChecks();
  const isEdited = field.before !== undefined;
  return useMemo(() => {
    const { problem } = checks?.readServiceText(stored, { reference, isRich, language }) ?? {};
    return isEdited || !problem ? undefined : { code: problem.code, params: problem.params };
  }, [checks, isEdited, stored, reference, isRich, language]);
}

interface StoredText extends Pick<TextValueFieldProps, "stored" | "reference" | "isRich" | "language"> {
  readonly field: FormField<string>;
}

function Flags({ flags }: Pick<TextValueFieldProps, "flags">): ReactNode {
  return (
    <>
      {flags.includes("MISSING") && (
        <Status tone="error">
          <Trans>Fehlt</Trans>
        </Status>
      )}
      {flags.includes("OUTDATED") && (
        <Status tone="waiting">
          <Trans>Veraltet</Trans>
        </Status>
      )}
      {flags.includes("IDENTICAL_TO_GERMAN") && (
        <Status tone="neutral" icon={<Icon name="copy" />}>
          <Trans>Wie Deutsch</Trans>
        </Status>
      )}
      {flags.includes("DRAFT") && (
        <Status tone="neutral" icon={<Icon name="document" />}>
          <Trans>Entwurf</Trans>
        </Status>
      )}
    </>
  );
}
