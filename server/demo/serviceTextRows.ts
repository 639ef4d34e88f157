/** Texts changed by the demo communes: live ones, drafts, outdated translations and further languages. */
import { hasCapability, servicePortalId } from "#domain/serviceCatalogue";
import { defaultTextLanguages } from "#domain/texts/serviceTexts";
import { inheritedTexts } from "#server/domain/texts/inheritedTexts";
import { addDays, officeHours } from "./calendar";
import type { DemoCommune, Row } from "./communeRows";
import { randomOf, type Random } from "./random";
import type { DemoUser } from "./userRows";

/** Rows of the changed texts. */
export interface ServiceTextRows {
  readonly service_texts: readonly Row<"service_texts">[];
  readonly service_text: readonly Row<"service_text">[];
  readonly service_text_edition: readonly Row<"service_text_edition">[];
}

/** German texts that communes often change, with their English translation; null: translation outdated. */
const ownTexts: Readonly<Record<string, readonly [de: string, en: string | null]>> = {
  "startseite.hinweis": [
    'Fragen beantwortet das Bürgerbüro {kommune} unter <a href="{host}/kontakt">Kontakt</a>, montags bis freitags von 8 bis 12 Uhr.',
    null,
  ],
  "person.email_hinweis": [
    "An diese Adresse schicken wir die Bestätigung. Prüfen Sie auch den Ordner für unerwünschte E-Mails.",
    "We send the confirmation to this address. Please also check your spam folder.",
  ],
  "zusammenfassung.pruefen": [
    "Prüfen Sie Ihre Angaben genau. Nach dem Absenden können Sie nichts mehr ändern.",
    "Check your details carefully. You cannot change anything after submitting.",
  ],
  "bestaetigung.titel": ["Vielen Dank, Ihr Antrag ist angekommen", null],
};

/** The same for the service portal, whose texts differ from those of all other services. */
const ownPortalTexts: typeof ownTexts = {
  "startseite.titel": ["Willkommen im Serviceportal {kommune}", "Welcome to the service portal of {kommune}"],
  "startseite.hinweis": [
    'Hilfe finden Sie unter <a href="{host}/hilfe">Hilfe</a> oder montags bis freitags von 8 bis 12 Uhr im Bürgerbüro.',
    null,
  ],
  "konto.vorgaenge": ["Meine Anträge", "My applications"],
};

/** Saved, but not yet published. */
const draftText = ["startseite.weiter", "Jetzt beginnen"] as const;
const portalDraftText = ["suche.suchen", "Finden"] as const;

/** Further languages with the few translated texts. */
const translations: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  tr: {
    "person.vorname": "Ad",
    "person.nachname": "Soyad",
    "person.geburtsdatum": "Doğum tarihi",
    "startseite.weiter": "Başvuruya başla",
    "fehlermeldungen.pflichtfeld": "Lütfen bu alanı doldurun.",
    "konto.anmelden": "Giriş yap",
  },
  uk: {
    "person.vorname": "Ім’я",
    "person.nachname": "Прізвище",
    "person.geburtsdatum": "Дата народження",
    "startseite.weiter": "Почати заяву",
    "konto.anmelden": "Увійти",
  },
  pl: {
    "person.vorname": "Imię",
    "person.nachname": "Nazwisko",
    "startseite.weiter": "Rozpocznij wniosek",
    "konto.anmelden": "Zaloguj się",
  },
};

/** Share of services whose texts a commune has changed. */
const changedShare = 0.2;
/** Services of the member account, which are always changed. */
const examples = { ags: "09761000", serviceIds: ["ikfz-neuzulassung", servicePortalId] };

/** Builds the rows of one commune. */
export function serviceTextRows(
  seed: string,
  start: Date,
  commune: DemoCommune,
  actors: readonly DemoUser[],
): ServiceTextRows {
  const [ags] = commune.row;
  const services = commune.isGenerated ? [] : commune.services;
  const changed = services.flatMap(({ id: serviceId }) => {
    const random = randomOf(seed, "texts", ags, serviceId);
    const isExample = ags === examples.ags && examples.serviceIds.includes(serviceId);
    if (!hasCapability(serviceId, "text") || (!random.chance(changedShare) && !isExample)) return [];
    return [rowsOf({ ags, serviceId, isExample }, start, random, random.pick(actors))];
  });
  return {
    service_texts: changed.map(({ texts }) => texts),
    service_text: changed.flatMap(({ values }) => values),
    service_text_edition: changed.map(({ edition }) => edition),
  };
}

interface Service {
  readonly ags: string;
  readonly serviceId: string;
  readonly isExample: boolean;
}

function rowsOf({ ags, serviceId, isExample }: Service, start: Date, random: Random, actor: DemoUser) {
  const inherited = new Map(inheritedTexts(serviceId).map((text) => [text.key, text]));
  const language = isExample ? "tr" : random.pick([...Object.keys(translations), null, null]);
  const publishedAt = officeHours(addDays(start, -random.int(20, 200)), 1, random);
  const of = { commune_ags: ags, service_id: serviceId };
  const live = (key: string, code: string, value: string, basis: string | null) => ({
    ...of,
    key,
    language: code,
    live_value: value,
    live_basis: basis,
    has_draft: false,
    draft_value: null,
    draft_basis: null,
    revision: 1,
  });
  const isPortal = serviceId === servicePortalId;
  const own = Object.entries(isPortal ? ownPortalTexts : ownTexts).filter(([key]) => inherited.has(key));
  const translated = Object.entries(language === null ? {} : (translations[language] ?? {}));
  const [draftKey, draftValue] = isPortal ? portalDraftText : draftText;
  const hasDraft = inherited.has(draftKey) && (isExample || random.chance(0.3));
  const values: Row<"service_text">[] = [
    ...own.flatMap(([key, [de, en]]) => [
      live(key, "de", de, null),
      ...(en === null ? [] : [live(key, "en", en, de)]),
    ]),
    ...translated.flatMap(([key, value]) => {
      const german = inherited.get(key)?.de;
      return language === null || german === undefined ? [] : [live(key, language, value, german)];
    }),
  ];
  const draft = { ...live(draftKey, "de", "", null), live_value: null, has_draft: true };
  return {
    texts: {
      ...of,
      languages: language === null ? [...defaultTextLanguages] : [...defaultTextLanguages, language],
      revision: hasDraft ? 3 : 2,
      updated_at: publishedAt,
      updated_by_name: actor.username,
    },
    values: hasDraft ? [...values, { ...draft, draft_value: draftValue, revision: 3 }] : values,
    edition: {
      ...of,
      number: 1,
      published_at: publishedAt,
      published_by_id: actor.id,
      published_by_name: actor.username,
      published_by_role: actor.type,
      comment: "Öffnungszeiten und Hinweise der Kommune",
    },
  };
}
