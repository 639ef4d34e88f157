/** Labels of states, kinds of personal data and deliveries of feedback. */
import type { MessageDescriptor } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { feedbackStates, type FeedbackState } from "#domain/feedback/feedback";
import { personalDataKinds, type PersonalDataKind } from "#domain/feedback/personalDataKinds";
import { formatDateTime } from "#i18n/formats";
import type { Tone } from "#ui/Status";

export const stateLabels: Readonly<Record<FeedbackState, MessageDescriptor>> = {
  NEW: msg`Neu`,
  APPROVED: msg`Freigegeben`,
  NOT_FOR_PUBLICATION: msg`Nicht zur Veröffentlichung`,
};

export const stateTones: Readonly<Record<FeedbackState, Tone>> = {
  NEW: "waiting",
  APPROVED: "success",
  NOT_FOR_PUBLICATION: "neutral",
};

/** Parses a state; unknown states count as undecided. */
export const knownState = (state: string): FeedbackState =>
  feedbackStates.find((known) => known === state) ?? "NEW";

const kindLabels: Readonly<Record<PersonalDataKind, MessageDescriptor>> = {
  NAME: msg`Name`,
  EMAIL: msg`E-Mail-Adresse`,
  PHONE: msg`Telefonnummer`,
  IBAN: msg`IBAN`,
  LICENCE_PLATE: msg`Kfz-Kennzeichen`,
  VIN: msg`Fahrzeug-Identifizierungsnummer`,
};

const kindCounts: Readonly<Record<PersonalDataKind, (count: number) => MessageDescriptor>> = {
  NAME: (count) => msg`${plural(count, { one: "# Name", other: "# Namen" })}`,
  EMAIL: (count) => msg`${plural(count, { one: "# E-Mail-Adresse", other: "# E-Mail-Adressen" })}`,
  PHONE: (count) => msg`${plural(count, { one: "# Telefonnummer", other: "# Telefonnummern" })}`,
  IBAN: (count) => msg`${plural(count, { one: "# IBAN", other: "# IBANs" })}`,
  LICENCE_PLATE: (count) => msg`${plural(count, { one: "# Kfz-Kennzeichen", other: "# Kfz-Kennzeichen" })}`,
  VIN: (count) =>
    msg`${plural(count, { one: "# Fahrzeug-Identifizierungsnummer", other: "# Fahrzeug-Identifizierungsnummern" })}`,
};

/** A part of a comment that may be personal data. */
export interface Hint {
  readonly kind: string;
  readonly start: number;
  readonly end: number;
}

/** Labels of possible personal data in comments. */
export function usePersonalDataLabels() {
  const { t, i18n } = useLingui();
  return {
    /** Label of a kind; unknown kinds have a generic one. */
    kindName: (kind: string): string => {
      const known = personalDataKinds.find((one) => one === kind);
      return known ? i18n._(kindLabels[known]) : t`Personenbezogene Angabe`;
    },
    /** Number of parts by kind, such as "2 Namen, 1 IBAN". */
    counts: (hints: readonly Hint[]): string => {
      const known = personalDataKinds.flatMap((kind) => {
        const count = hints.filter((hint) => hint.kind === kind).length;
        return count > 0 ? [i18n._(kindCounts[kind](count))] : [];
      });
      const others = hints.filter(({ kind }) => !personalDataKinds.some((one) => one === kind)).length;
      const rest = t`${plural(others, { one: "# weitere Angabe", other: "# weitere Angaben" })}`;
      return [...known, ...(others > 0 ? [rest] : [])].join(", ");
    },
  };
}

interface Delivery {
  readonly state: string;
  readonly at: string | null | undefined;
  readonly httpStatus: number | null | undefined;
}

/** Describes the delivery to the national feedback component; undefined: not marked for it. */
export function useDeliveryLabels(): (delivery: Delivery | null | undefined) => string {
  const { t } = useLingui();
  return (delivery) => {
    if (!delivery) return t`Nicht für die nationale Feedback-Komponente bestimmt.`;
    const { state, httpStatus } = delivery;
    const at = delivery.at ? formatDateTime(delivery.at) : null;
    if (state === "DELIVERED") {
      return at
        ? t`Am ${at} an die nationale Feedback-Komponente geliefert.`
        : t`An die nationale Feedback-Komponente geliefert.`;
    }
    if (state === "FAILED") {
      const status = httpStatus ?? null;
      const cause = status === null ? t`keine Antwort` : t`HTTP-Status ${status}`;
      return at
        ? t`Die Lieferung an die nationale Feedback-Komponente ist am ${at} gescheitert (${cause}). Sie wird mit der nächsten monatlichen Lieferung wiederholt.`
        : t`Die Lieferung an die nationale Feedback-Komponente ist gescheitert (${cause}). Sie wird mit der nächsten monatlichen Lieferung wiederholt.`;
    }
    return t`Wird mit der nächsten monatlichen Lieferung an die nationale Feedback-Komponente geliefert.`;
  };
}
