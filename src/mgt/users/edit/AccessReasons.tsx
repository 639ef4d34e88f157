import { Trans, useLingui } from "@lingui/react/macro";
import { useLocale } from "#i18n/language";
import { actionNames, reasonWords } from "../accessNames";
import { accessAnswers, type AccessCell, type AccessStates } from "./accessMatrix";

interface AccessReasonsProps {
  readonly cell: AccessCell;
  readonly states: AccessStates;
}

/** Why a cell says what it says: the role entry, then each action with yes or no. */
export function AccessReasons({ cell, states: { now } }: AccessReasonsProps) {
  const { i18n } = useLingui();
  const language = useLocale();
  const { commune, service } = cell;
  const { name } = commune;
  const entry = now.find(({ ags }) => ags === commune.ags);
  const isNamed = entry?.services.includes(service.id) ?? false;
  return (
    <>
      <h3>
        <span lang="de">{name}</span>: {service.name[language]}
      </h3>
      <p>
        {!entry ? (
          <Trans>Keine Rolle für {name}.</Trans>
        ) : isNamed ? (
          <Trans>Rolle member für {name}, der Dienst ist zugeordnet.</Trans>
        ) : (
          <Trans>Rolle member für {name}, der Dienst ist nicht zugeordnet.</Trans>
        )}{" "}
        {cell.change === "NEW" && <Trans>Das gilt, sobald gespeichert ist.</Trans>}
        {cell.change === "GONE" && <Trans>Der Zugriff entfällt, sobald gespeichert ist.</Trans>}
      </p>
      <ul>
        {accessAnswers(now, commune, service.id).map(({ reason, actions }) => (
          <li key={reason}>
            {actions.map((action) => i18n._(actionNames[action])).join(", ")}: {i18n._(reasonWords[reason])}
          </li>
        ))}
      </ul>
    </>
  );
}
