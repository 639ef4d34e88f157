/** Settings of services in the demo data, the referenced resources, and the log entries of their changes. */
import { randomBytes } from "node:crypto";
import { findService, serviceCatalogue } from "#domain/serviceCatalogue";
import { loggedSettings } from "#server/domain/services/loggedSettings";
import { secretPlace } from "#server/storage/services/serviceSettings";
import { officeHours } from "./calendar";
import type { DemoCommune, Row } from "./communeRows";
import { augsburgKeystore } from "./keystoreRows";
import { demoRestService, demoSecuredService } from "./processRows";
import { randomOf, type Random } from "./random";
import type { DemoUser } from "./userRows";

type SettingRow = Row<"service_setting">;

const paymentProvider = "epaybl";
const augsburg = "09761000";

/**
 * Payment providers, and a service of a deprecated kind. Keystores are in keystoreRows.ts; the demo target adds resources
 * with its own address.
 */
export function settingResourceRows(start: Date): Row<"resource">[] {
  const row = (id: string, name: string, url: string) => ({
    version: "v1",
    type: "paymentProvider" as const,
    id,
    name,
    commune_ags: null,
    document: `name: ${name}\nurl: ${url}\n`,
    updated_at: start,
  });
  const archive = row("archiv-alt", "Archiv (bisherige Schnittstelle)", "https://archiv.example.org/api");
  return [
    { ...archive, type: "restService" as const },
    row(paymentProvider, "ePayBL (Probe)", "https://epaybl.example.org/"),
    row("girocheckout", "GiroCheckout (Probe)", "https://giro.example.org/"),
  ];
}

/** Values for all communes. */
export function sharedSettingRows(start: Date): SettingRow[] {
  return serviceCatalogue.flatMap(({ id, group, capabilities }) => {
    const has = (capability: (typeof capabilities)[number]) => capabilities.includes(capability);
    const values: Readonly<Record<string, string>> = {
      ...(has("persistence") && { rest_service: group === "kita" ? demoSecuredService : demoRestService }),
      ...(has("settings") && has("fees") && { payment_provider: paymentProvider }),
      ...(has("settings") && group === "ikfz" && { attachment_max_mb: "5", retention_days: "365" }),
    };
    const unchanged = { updated_at: start, updated_by_name: null };
    return Object.entries(values).map(([key, value]) => ({
      commune_ags: null,
      service_id: id,
      key,
      value,
      ...unchanged,
    }));
  });
}

/** Own values of a service, with further keys. */
type Values = Readonly<Record<string, string>>;

/** Services with many own values, as examples for the screen. */
const showcases: Readonly<Record<string, Readonly<Record<string, Values>>>> = {
  [augsburg]: {
    "ikfz-kennzeichenreservierung": {
      host_url: "https://online.augsburg.example.org/kfz",
      signature_keystore: augsburgKeystore,
      notify_email: "kfz-zulassung@augsburg.example.org",
      contact_email: "kfz-zulassung@augsburg.example.org",
      contact_phone: "030 23125 217",
      max_attachments: "3",
      retention_days: "90",
      sms_absender: "Augsburg",
      reservierung_tage: "90",
      wunschkennzeichen_hinweis: "Die Reservierung gilt nur für den Zulassungsbezirk Augsburg (A).",
    },
    "ew-meldebescheinigung": {
      contact_email: "buergerbuero@augsburg.example.org",
      contact_phone: "030 23125 204",
      payment_provider: "girocheckout",
    },
  },
};

/** Services of Augsburg with an API key. */
const servicesWithApiKey = ["ikfz-kennzeichenreservierung", "ikfz-neuzulassung"];
/** Its API key was encrypted with a secret key that is lost. */
const unreadable = { ags: "01054000", service: "ikfz-neuzulassung" };

/** Probability that a service has own values without being a showcase. */
const ownShare = 0.12;
const domainLetters: Readonly<Record<string, string>> = { ä: "ae", ö: "oe", ü: "ue", ß: "ss" };

function drawValues({ row: [, name] }: DemoCommune, random: Random): Values {
  if (!random.chance(ownShare)) return {};
  const place = name.split(/[^\p{L}]/u)[0] ?? name;
  const domain = `${place.toLowerCase().replaceAll(/[äöüß]/g, (letter) => domainLetters[letter] ?? letter)}.example.org`;
  const mailbox = random.pick(["buergerbuero", "buergerservice", "stadtverwaltung", "digitales-rathaus"]);
  return {
    contact_email: `${mailbox}@${domain}`,
    contact_phone: `030 23125 ${random.int(100, 999)}`,
    ...(random.chance(0.4) && { notify_email: `posteingang@${domain}` }),
    ...(random.chance(0.3) && { max_attachments: String(random.int(2, 20)) }),
    ...(random.chance(0.3) && { retention_days: random.pick(["90", "120", "365"]) }),
    ...(random.chance(0.2) && { appointment_required: "true" }),
    ...(random.chance(0.1) && { sms_absender: place.slice(0, 11) }),
  };
}

/** Encrypts a text for its storage location. */
export type Encrypt = (place: string, text: string) => string;

/** Encrypts with the key of the installation, and with one that is lost. */
export interface Encryption {
  readonly encrypt: Encrypt;
  readonly encryptUnreadably: Encrypt;
}

/** Rows of one change of a service's settings. */
export interface SettingChange {
  readonly settings: readonly SettingRow[];
  /** Columns of commune_service. */
  readonly service: Pick<
    Row<"commune_service">,
    "commune_ags" | "service_id" | "settings_revision" | "settings_updated_at" | "settings_updated_by_name"
  >;
  readonly activity: Row<"activity">;
}

/** The own values of a commune's services, each saved once. */
export function settingChanges(
  seed: string,
  start: Date,
  commune: DemoCommune,
  actors: readonly DemoUser[],
  { encrypt, encryptUnreadably }: Encryption,
): SettingChange[] {
  const [ags] = commune.row;
  if (commune.initialization !== "initialized" || commune.isGenerated) return [];
  const age = Math.floor((start.getTime() - commune.createdAt.getTime()) / 86_400_000);
  return commune.services.flatMap(({ id }) => {
    if (!findService(id)?.capabilities.includes("settings")) return [];
    const random = randomOf(seed, "settings", ags, id);
    const values = showcases[ags]?.[id] ?? drawValues(commune, random);
    const isUnreadable = ags === unreadable.ags && id === unreadable.service;
    const hasApiKey = isUnreadable || (ags === augsburg && servicesWithApiKey.includes(id));
    if (Object.keys(values).length === 0 && !hasApiKey) return [];
    const at = officeHours(start, random.int(1, age - 5), random);
    const actor = random.pick(actors);
    const rows = Object.entries(values);
    if (hasApiKey) {
      const place = secretPlace({ communeAgs: ags, serviceId: id }, "api_key");
      const encryptKey = isUnreadable ? encryptUnreadably : encrypt;
      rows.push(["api_key", encryptKey(place, randomBytes(24).toString("base64url"))]);
    }
    return {
      settings: rows.map(([key, value]) => ({
        commune_ags: ags,
        service_id: id,
        key,
        value,
        updated_at: at,
        updated_by_name: actor.username,
      })),
      service: {
        commune_ags: ags,
        service_id: id,
        settings_revision: 1,
        settings_updated_at: at,
        settings_updated_by_name: actor.username,
      },
      activity: activityOf(rows, { ags, id, at, actor }),
    };
  });
}

interface Occasion {
  readonly ags: string;
  readonly id: string;
  readonly at: Date;
  readonly actor: DemoUser;
}

function activityOf(
  rows: readonly (readonly [key: string, value: string])[],
  { ags, id, at, actor }: Occasion,
): Row<"activity"> {
  const settings = new Map(rows.map(([key, value]) => [key, { value, updatedAt: at }]));
  return {
    type: "SAVE_SERVICE_CONFIG",
    at,
    actor_user_id: actor.id,
    actor_name: actor.username,
    actor_role: actor.type,
    target_kind: "service",
    target_id: id,
    commune_ags: ags,
    service_id: id,
    label: findService(id)?.name.de ?? id,
    before: JSON.stringify(loggedSettings(new Map(rows.map(([key]) => [key, null])))),
    after: JSON.stringify(loggedSettings(settings)),
  };
}
