import { chakra } from "@chakra-ui/react";
import { Plural, Trans } from "@lingui/react/macro";
import { useFormats } from "#i18n/useFormats";
import { useLanguageName } from "#i18n/useLanguageName";
import type { Effects } from "./useEffectsQuestion";

/** The server counts no further. */
const countedMax = 10_000;

const List = chakra("ul", { base: { mt: 2, ps: 5, listStyle: "disc", "& > li + li": { mt: 1 } } });

/** What saving would do, one line each. */
export function EffectLines({ effects }: { readonly effects: Effects }) {
  const { number } = useFormats();
  const languageName = useLanguageName();
  const most = number(countedMax);
  const { endedSessionCount, endsOwnSession, expiredInvitationCount, languagesInUse } = effects;
  const { erasedApplicationCount, pseudonymisedEntryCount } = effects;
  return (
    <List>
      {endedSessionCount > 0 && (
        <li>
          <Plural value={endedSessionCount} one="# Sitzung endet jetzt." other="# Sitzungen enden jetzt." />{" "}
          {endsOwnSession && <Trans>Auch Ihre eigene: Sie melden sich danach neu an.</Trans>}
        </li>
      )}
      {expiredInvitationCount > 0 && (
        <li>
          <Plural
            value={expiredInvitationCount}
            one="# offene Einladung oder ein Link für ein neues Passwort läuft jetzt ab."
            other="# offene Einladungen und Links für ein neues Passwort laufen jetzt ab."
          />
        </li>
      )}
      {erasedApplicationCount > 0 && (
        <li>
          {erasedApplicationCount < countedMax ? (
            <Plural
              value={erasedApplicationCount}
              one="Beim nächsten Lauf des Löschjobs werden die Daten eines weiteren Antrags gelöscht."
              other="Beim nächsten Lauf des Löschjobs werden die Daten von # weiteren Anträgen gelöscht."
            />
          ) : (
            <Trans>
              Beim nächsten Lauf des Löschjobs werden die Daten von {most} oder mehr weiteren Anträgen
              gelöscht.
            </Trans>
          )}
        </li>
      )}
      {pseudonymisedEntryCount > 0 && (
        <li>
          {pseudonymisedEntryCount < countedMax ? (
            <Plural
              value={pseudonymisedEntryCount}
              one="Beim nächsten Lauf verliert ein weiterer Eintrag im Aktivitätsprotokoll den Namen."
              other="Beim nächsten Lauf verlieren # weitere Einträge im Aktivitätsprotokoll die Namen."
            />
          ) : (
            <Trans>
              Beim nächsten Lauf verlieren {most} oder mehr weitere Einträge im Aktivitätsprotokoll die Namen.
            </Trans>
          )}
        </li>
      )}
      {languagesInUse.map(({ language, serviceCount }) => {
        const name = languageName(language);
        return (
          <li key={language}>
            <Trans>
              {name}: <Plural value={serviceCount} one="# Dienst behält" other="# Dienste behalten" /> diese
              Sprache; neu hinzufügen lässt sie sich nicht mehr.
            </Trans>
          </li>
        );
      })}
    </List>
  );
}
