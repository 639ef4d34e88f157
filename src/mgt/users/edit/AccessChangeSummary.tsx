/** Texts that summarise an access change. */
import { Grid } from "@chakra-ui/react";
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useFormikContext } from "formik";
import { useFormSettings } from "#forms/formContext";
import { roleLabel } from "#session/viewer";
import { accessChange, type AccessChange, type CommuneChange } from "./accessMatrix";
import type { KnownCommunes } from "./useCommuneOffers";
import { rolesOf, type UserValues } from "./userValues";

/** Number of communes named in the save bar and in the confirmation dialog. */
const namedInBar = 2;
const namedInQuestion = 8;

interface AccessChangeSummaryProps {
  readonly known: KnownCommunes;
}

/** Summary for the save bar: what is added and removed, in one line. */
export function AccessChangeSummary({ known }: AccessChangeSummaryProps) {
  const { isNew } = useFormSettings();
  const { values, initialValues } = useFormikContext<UserValues>();
  const { type, communes } = accessChange(isNew ? [] : rolesOf(initialValues), rolesOf(values));
  const words = useCommuneChangeLabel(known);
  const others = communes.length - namedInBar;
  if (type) return <RoleChange {...type} />;
  if (communes.length === 0) return null;
  return (
    <>
      {communes.slice(0, namedInBar).map(words).join("; ")}
      {others > 0 && (
        <>
          {" "}
          <Plural value={others} one="und # weitere Kommune" other="und # weitere Kommunen" />
        </>
      )}
    </>
  );
}

interface AccessChangeQuestionProps extends AccessChangeSummaryProps {
  readonly change: AccessChange;
  /** Number of communes assigned to the user so far. */
  readonly given: number;
}

/** All changes, for the confirmation before a user loses access or gets access to everything. */
export function AccessChangeQuestion({ known, change, given }: AccessChangeQuestionProps) {
  const { type, communes } = change;
  const words = useCommuneChangeLabel(known);
  const others = communes.length - namedInQuestion;
  return (
    <Grid gap={2} css={{ "& ul:empty": { display: "none" }, "& li": { py: 0.5 } }}>
      {type && (
        <p>
          <b>
            <RoleChange {...type} />
          </b>
          <br />
          <RoleConsequence {...type} />{" "}
          {/* The new role needs no entries, but changing back to MEMBER would not restore them. */}
          {given > 0 && (
            <Plural
              value={given}
              one="Die Zuordnung zu # Kommune wird gelöscht."
              other="Die Zuordnungen zu # Kommunen werden gelöscht."
            />
          )}
        </p>
      )}
      <ul>
        {communes.slice(0, namedInQuestion).map((change) => (
          <li key={change.ags}>{words(change)}</li>
        ))}
        {others > 0 && (
          <li>
            <Plural value={others} one="und # weitere Kommune" other="und # weitere Kommunen" />
          </li>
        )}
      </ul>
      <p>
        <Trans>Das gilt sofort, auch in Sitzungen, die gerade laufen.</Trans>
      </p>
    </Grid>
  );
}

type TypeChange = NonNullable<AccessChange["type"]>;

function RoleChange({ from, to }: TypeChange) {
  const [former, next] = [roleLabel(from), roleLabel(to)];
  return (
    <Trans>
      Rolle {former} → {next}
    </Trans>
  );
}

/** Explains the effect of a changed role. */
export function RoleConsequence({ from, to }: TypeChange) {
  if (to === "MEMBER") {
    return (
      <Trans>
        Sieht und ändert dann nur noch die zugeordneten Kommunen und Dienste und kommt nicht mehr in die
        Administration.
      </Trans>
    );
  }
  if (to === "ADMIN") {
    return <Trans>Sieht und ändert dann alles, auch Administrationskonten.</Trans>;
  }
  return from === "ADMIN" ? (
    <Trans>Ändert dann keine Administrationskonten mehr; alles andere bleibt.</Trans>
  ) : (
    <Trans>Sieht und ändert dann alle Kommunen und Dienste und verwaltet Benutzer.</Trans>
  );
}

function useCommuneChangeLabel(known: KnownCommunes) {
  const { t } = useLingui();
  return ({ ags, added, removed, entry }: CommuneChange): string => {
    const name = known.get(ags)?.name ?? ags;
    const gone = t`${plural(removed, { one: "# Dienst entfällt", other: "# Dienste entfallen" })}`;
    if (entry === "GONE") return removed > 0 ? t`${name} entfällt: ${gone}` : t`${name} entfällt`;
    const come = t`${plural(added, { one: "# Dienst neu", other: "# Dienste neu" })}`;
    if (entry === "NEW") return added > 0 ? t`${name} neu: ${come}` : t`${name} neu, ohne Dienste`;
    if (removed === 0) return t`${name}: ${come}`;
    if (added === 0) return t`${name}: ${gone}`;
    return t`${name}: ${come}, ${plural(removed, { one: "# entfällt", other: "# entfallen" })}`;
  };
}
