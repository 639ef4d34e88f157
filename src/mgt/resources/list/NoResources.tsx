import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useCan } from "#session/useSession";
import { EmptyState } from "#ui/EmptyState";
import { AddResourceLink } from "./AddResourceLink";
import type { ResourceListName } from "./resourcesList";

/** Purposes of the lists. */
const purposes: Readonly<
  Record<ResourceListName, { readonly title: MessageDescriptor; readonly text: MessageDescriptor }>
> = {
  all: {
    title: msg`Noch keine Ressourcen`,
    text: msg`Ressourcen beschreiben, womit die Dienste arbeiten: Kommunen, Zahlungsanbieter, REST-Services, Schlüsselspeicher und anderes.`,
  },
  commune: {
    title: msg`Noch keine Kommunen`,
    text: msg`Wer eine Kommune hinzufügt, gibt AGS, Namen und Art an. Danach richtet der Server ihre Dienste ein.`,
  },
  authenticationProvider: {
    title: msg`Noch keine Anmeldedienste`,
    text: msg`Über einen Anmeldedienst (OpenID Connect) melden sich Bürgerinnen und Bürger an.`,
  },
  okkomm: {
    title: msg`Noch kein OK.KOMM`,
    text: msg`Aus OK.KOMM übernimmt eine Kommune jede Nacht ihre Grundstücke.`,
  },
  paymentProvider: {
    title: msg`Noch keine Zahlungsanbieter`,
    text: msg`Über einen Zahlungsanbieter werden die Gebühren der Anträge bezahlt.`,
  },
  restService: {
    title: msg`Noch keine REST-Services`,
    text: msg`An einen REST-Service werden Anträge zugestellt.`,
  },
  keystore: {
    title: msg`Noch keine Schlüsselspeicher`,
    text: msg`Ein Schlüsselspeicher hat die Schlüssel und Zertifikate, mit denen Dokumente unterschrieben und Zahlungen angemeldet werden.`,
  },
  nfkPortal: {
    title: msg`Noch kein NFK-Portal`,
    text: msg`An das NFK-Portal werden Rückmeldungen von Bürgerinnen und Bürgern übermittelt.`,
  },
};

/** Empty state of a list: its purpose and the first step. */
export function NoResources({ name }: { readonly name: ResourceListName }) {
  const { i18n } = useLingui();
  const mayAdd = useCan("save_resource");
  const { title, text } = purposes[name];
  return (
    <EmptyState
      icon={name === "commune" ? "communes" : "layers"}
      title={i18n._(title)}
      actions={mayAdd && <AddResourceLink name={name} />}
    >
      <p>{i18n._(text)}</p>
    </EmptyState>
  );
}
