/** Fees of the demo catalogue: GebOSt amounts of 2021 for vehicles and drivers, examples for the rest. */
import type { Service } from "#domain/serviceCatalogue";
import type { ServiceGroup } from "#domain/serviceGroups";

/** A fee of the catalogue, free of tax. */
export interface CatalogueFee {
  readonly feeId: string;
  readonly text: string;
  /** In cents, since 2021. */
  readonly value: number;
  /** Number in the fee schedule for road traffic. Null: it is not in there. */
  readonly gebOstNr: string | null;
}

/** Fees of a service. */
interface FeesOfService {
  /** Charged for each demo application. */
  readonly due: readonly CatalogueFee[];
  /** Charged in other cases. */
  readonly further?: readonly CatalogueFee[];
}

const gebOst = (feeId: string, text: string, value: number): CatalogueFee => ({
  feeId,
  text,
  value,
  gebOstNr: feeId,
});
const other = (feeId: string, text: string, value: number): CatalogueFee => ({
  feeId,
  text,
  value,
  gebOstNr: null,
});

/** Fee whose price differs between communes. */
export const preferredPlate = other("wunschkennzeichen", "Wunschkennzeichen", 1_020);
const interchangeablePlate = other("wechselkennzeichen", "Wechselkennzeichen", 600);
const reservation = gebOst("230", "Vorwegzuteilung eines Kennzeichens", 260);
const registration = gebOst("221.1", "Zulassung eines Fahrzeugs", 2_700);
const transfer = gebOst("221.2.1", "Umschreibung mit Halterwechsel", 2_820);
const stickers = gebOst("228.3", "Plakettenträger", 30);
const registrationOnline = gebOst("221.1.1", "Zulassung eines Fahrzeugs, Internet", 2_790);

/** A fee whose next price is in the demo catalogue already. */
export const raisedFee = { serviceId: "ikfz-neuzulassung", feeId: registrationOnline.feeId, value: 2_860 };

/** Fee that may be charged several times in one application. */
export const certificate = other("PW-1", "Personenstandsurkunde", 1_200);

/** Fees of services that differ from those of their group. */
const feesOfService: Readonly<Record<string, FeesOfService>> = {
  "ikfz-kennzeichenreservierung": { due: [reservation, preferredPlate] },
  "ikfz-neuzulassung": {
    due: [registrationOnline, preferredPlate],
    further: [reservation, interchangeablePlate, stickers],
  },
  "ikfz-umschreibung": { due: [transfer], further: [preferredPlate, stickers] },
  "ikfz-umschreibungkennzeichenmitnahme": { due: [transfer], further: [stickers] },
  "ikfz-wiederzulassung": {
    due: [gebOst("221.7", "Wiederzulassung", 1_250)],
    further: [preferredPlate, stickers],
  },
  "ikfz-anschriftaenderung": { due: [gebOst("225.1", "Änderung der Anschrift", 1_140)], further: [stickers] },
  "ikfz-ausserbetriebsetzung": {
    due: [gebOst("224.2", "Außerbetriebsetzung, Internet", 570)],
    further: [reservation],
  },
  "zw-aufbietung": { due: [gebOst("224.1", "Aufbietung", 690), registration] },
  "zw-saisonkennzeichen": {
    due: [gebOst("221.8.1", "Saisonkennzeichen", 1_700), preferredPlate],
    further: [stickers],
  },
  "ew-fuehrungszeugnis": {
    due: [other("JV-1130", "Führungszeugnis", 1_300)],
    further: [other("JV-1131", "Europäisches Führungszeugnis", 1_700)],
  },
  "parken-bewohnerparkausweis": {
    due: [other("PARK-1", "Bewohnerparkausweis, ein Jahr", 3_070)],
    further: [other("PARK-2", "Änderung des Kennzeichens", 500)],
  },
};

const feesOfGroup: Readonly<Record<ServiceGroup, FeesOfService>> = {
  ikfz: { due: [registration], further: [preferredPlate, stickers] },
  zw: { due: [registration], further: [preferredPlate, stickers] },
  fs: {
    due: [gebOst("202.1", "Erteilung einer Fahrerlaubnis", 3_450)],
    further: [other("FS-2", "Versand des Führerscheins", 510)],
  },
  fw: {
    due: [other("FW-1", "Kontrollgerätkarte", 3_700)],
    further: [other("FW-2", "Versand der Karte", 510)],
  },
  pw: { due: [certificate], further: [other("PW-2", "Jede weitere Urkunde", 600)] },
  ew: {
    due: [other("EW-1", "Bescheinigung aus dem Melderegister", 1_000)],
    further: [other("EW-2", "Jede weitere Ausfertigung", 500)],
  },
  ws: { due: [] },
  at: {
    due: [other("AT-45", "Aufenthaltserlaubnis", 10_000)],
    further: [other("AT-45c", "Neuausstellung der Karte", 6_700)],
  },
  aw: {
    due: [other("AW-47", "Verpflichtungserklärung", 2_900)],
    further: [other("AW-47c", "Bescheinigung", 1_800)],
  },
  ewaffe: {
    due: [other("WAFF-1", "Amtshandlung nach Waffenrecht", 5_500)],
    further: [other("WAFF-2", "Eintragung einer Waffe", 2_000)],
  },
  kita: { due: [] },
  service: { due: [] },
  owi: { due: [], further: [other("OWI-1", "Auslagen der Zustellung", 350)] },
  fin: {
    due: [other("FIN-1", "Hundesteuermarke", 500)],
    further: [other("FIN-2", "Ersatz einer Marke", 250)],
  },
  other: { due: [other("GEW-1", "Gewerbeanmeldung", 2_600)], further: [other("GEW-2", "Zweitschrift", 500)] },
};

/** Budget item of the group's fees. */
export const budgetItems: Readonly<Record<ServiceGroup, string>> = {
  ikfz: "0.1120.1000",
  zw: "0.1120.1010",
  fs: "0.1121.1000",
  fw: "0.1121.1010",
  pw: "0.0500.1000",
  ew: "0.1110.1000",
  ws: "0.0520.1000",
  at: "0.1130.1000",
  aw: "0.1130.1010",
  ewaffe: "0.1100.1000",
  kita: "0.4640.1000",
  service: "0.0200.1000",
  owi: "0.1100.2600",
  fin: "0.0300.1000",
  other: "0.7910.1000",
};

type KnownService = Pick<Service, "id" | "group">;

/** The fees that a demo application has paid. */
export function dueFees({ id, group }: KnownService): readonly CatalogueFee[] {
  return (feesOfService[id] ?? feesOfGroup[group]).due;
}

/** All fees of a service in the catalogue. */
export function catalogueFees({ id, group }: KnownService): readonly CatalogueFee[] {
  const { due, further = [] } = feesOfService[id] ?? feesOfGroup[group];
  return [...due, ...further];
}
