import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { ResourceType } from "#domain/resources/resourceKinds";

/** Names of the lists of resources: one for each kind, and one of all. */
export const resourceListLabels: Readonly<Record<ResourceType | "all", MessageDescriptor>> = {
  all: msg({ message: "Alle", context: "Ressourcen" }),
  commune: msg`Kommunen`,
  authenticationProvider: msg`Anmeldedienste`,
  okkomm: msg`OK.KOMM`,
  paymentProvider: msg({ message: "Zahlungsanbieter", context: "mehrere" }),
  restService: msg`REST-Services`,
  keystore: msg({ message: "Schlüsselspeicher", context: "mehrere" }),
  nfkPortal: msg`NFK-Portale`,
};
