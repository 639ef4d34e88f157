import { Plural, Trans } from "@lingui/react/macro";
import { Notice } from "#ui/Notice";

/** Result of a publication. */
export interface Publication {
  /** Number of published texts. */
  readonly count: number;
  /** Number of texts with unsaved changes, which were not published. */
  readonly unsaved: number;
}

/** Confirms a publication. */
export function PublishedNotice({ count, unsaved }: Publication) {
  return (
    <Notice tone="success">
      <p>
        <Plural
          value={count}
          one="# Text ist veröffentlicht. Bürgerinnen und Bürger lesen ihn ab jetzt."
          other="# Texte sind veröffentlicht. Bürgerinnen und Bürger lesen sie ab jetzt."
        />
      </p>
      {unsaved > 0 && (
        <p>
          <UnsavedTexts count={unsaved} />
        </p>
      )}
    </Notice>
  );
}

/** Confirms that a draft was discarded. */
export function DiscardedNotice() {
  return (
    <Notice tone="success">
      <Trans>Der Entwurf ist verworfen. Es gilt weiter, was veröffentlicht ist.</Trans>
    </Notice>
  );
}

/** Warns that unsaved changes are not published. */
export function UnsavedTexts({ count }: { readonly count: number }) {
  return (
    <Plural
      value={count}
      one="Nicht dabei ist ein Text, dessen Änderung noch nicht gespeichert ist."
      other="Nicht dabei sind # Texte, deren Änderungen noch nicht gespeichert sind."
    />
  );
}
