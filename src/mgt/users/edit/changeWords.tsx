/** What a change of access comes to, in words. */
import { plural } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useForm } from "#forms/formContext";
import { roleLabel } from "#session/viewer";
import { accessChange, type AccessChange, type CommuneChange } from "./accessChange";
import { entriesOf, rolesOf } from "./userValues";

interface ChangeProps {
  /** Names of communes by AGS. */
  readonly names: ReadonlyMap<string, string>;
}

/** So many communes are named in the save bar, and in the question before saving. */
const namedInBar = 2;
const namedInQuestion = 8;

function useChange(): AccessChange {
  const { values, before } = useForm();
  return accessChange(before ? rolesOf(before) : [], rolesOf(values));
}

/** In the save bar: what comes and what goes, in one line. */
export function ChangeSummary({ names }: ChangeProps) {
  const { type, communes } = useChange();
  const words = useCommuneWords(names);
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

/** Asked before somebody loses access or comes to see everything: all that changes. */
export function ChangeQuestion({ names }: ChangeProps) {
  const { type, communes } = useChange();
  const { before } = useForm();
  const words = useCommuneWords(names);
  const others = communes.length - namedInQuestion;
  // Who sees everything needs no entries, but coming back they would be missed.
  const given = type && before ? entriesOf(before).length : 0;
  return (
    <div className="access-question">
      {type && (
        <p>
          <b>
            <RoleChange {...type} />
          </b>
          <br />
          <RoleConsequence {...type} />{" "}
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
    </div>
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

/** What another role means for whom gets it. */
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

function useCommuneWords(names: ReadonlyMap<string, string>) {
  const { t } = useLingui();
  return ({ ags, added, removed, entry }: CommuneChange): string => {
    const name = names.get(ags) ?? ags;
    const gone = t`${plural(removed, { one: "# Dienst entfällt", other: "# Dienste entfallen" })}`;
    if (entry === "GONE") return removed > 0 ? t`${name} entfällt: ${gone}` : t`${name} entfällt`;
    const come = t`${plural(added, { one: "# Dienst neu", other: "# Dienste neu" })}`;
    if (entry === "NEW") return added > 0 ? t`${name} neu: ${come}` : t`${name} neu, ohne Dienste`;
    if (removed === 0) return t`${name}: ${come}`;
    if (added === 0) return t`${name}: ${gone}`;
    return t`${name}: ${come}, ${plural(removed, { one: "# entfällt", other: "# entfallen" })}`;
  };
}
