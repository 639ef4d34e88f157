import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react";
import { useCallback } from "react";
import { isResourceType, type ResourceType } from "#domain/resources/resourceKinds";

/** Singular names of the kinds. */
const resourceTypeLabels: Readonly<Record<ResourceType, MessageDescriptor>> = {
  commune: msg`Kommune`,
  authenticationProvider: msg`Anmeldedienst`,
  okkomm: msg`OK.KOMM`,
  paymentProvider: msg`Zahlungsanbieter`,
  restService: msg`REST-Service`,
  keystore: msg`Schlüsselspeicher`,
  nfkPortal: msg`NFK-Portal`,
};

/** Returns a function for the name of a kind; unknown kinds are shown by their code. */
export function useResourceTypeName(): (type: string) => string {
  const { _ } = useLingui();
  return useCallback((type) => (isResourceType(type) ? _(resourceTypeLabels[type]) : type), [_]);
}
