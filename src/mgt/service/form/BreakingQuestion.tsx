import { Plural, Trans } from "@lingui/react/macro";

/** Asks whether to save although running applications may become incompatible with the form. */
export function BreakingQuestion({ count }: { readonly count: number }) {
  return (
    <>
      <p>
        <Plural
          value={count}
          one="# laufender Antrag passt dann nicht mehr zum Formular."
          other="# laufende Anträge passen dann nicht mehr zum Formular."
        />
      </p>
      <p>
        <Trans>
          Bereits gemachte Angaben bleiben erhalten. Bei der Bearbeitung können aber Angaben fehlen.
        </Trans>
      </p>
    </>
  );
}
