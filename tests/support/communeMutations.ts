/** Every mutation that changes something in a commune, with valid input. */
import type { CommuneRecords } from "./communeRecords";
import { feeRecordId, feeRuleRecordId, feeRuleRoot, type FeeRecord } from "./feeRecords";

/** One mutation. */
export interface CommuneMutation {
  readonly name: string;
  /** Whether members may call it in their own communes. */
  readonly isForMembers: boolean;
  /** Valid input for the commune of these records. */
  readonly input: (of: CommuneRecords) => Readonly<Record<string, unknown>>;
  /** The same with a stale revision; absent if it has none. */
  readonly staleInput?: (of: CommuneRecords) => Readonly<Record<string, unknown>>;
}

/** A mutation with the revision of the commune itself. */
function ofCommune(
  name: string,
  isForMembers: boolean,
  values: Readonly<Record<string, unknown>>,
): CommuneMutation {
  const input = ({ ags, revision }: CommuneRecords) => ({ ags, revision, ...values });
  return { name, isForMembers, input, staleInput: (of) => input({ ...of, revision: of.revision - 1 }) };
}

/** A mutation that changes one row of a list. */
function ofRow(
  name: string,
  idOf: (of: CommuneRecords) => string,
  values: Readonly<Record<string, unknown>>,
): CommuneMutation {
  const input = (of: CommuneRecords, revision = of.revision) => ({
    ags: of.ags,
    id: idOf(of),
    revision,
    ...values,
  });
  return { name, isForMembers: true, input: (of) => input(of), staleInput: (of) => input(of, 0) };
}

/** A mutation that changes several rows at once. */
function ofItems(
  name: string,
  idOf: (of: CommuneRecords) => string,
  { isForMembers = true, values = {} }: { isForMembers?: boolean; values?: Record<string, unknown> } = {},
): CommuneMutation {
  const input = (of: CommuneRecords, revision = of.revision) => ({
    items: [{ id: idOf(of), revision }],
    ...values,
  });
  return { name, isForMembers, input: (of) => input(of), staleInput: (of) => input(of, 0) };
}

/** A mutation of the form of the enabled service. */
function ofForm(name: string, values: Readonly<Record<string, unknown>>): CommuneMutation {
  const input = (of: CommuneRecords, revision = of.revision) => ({
    id: of.enabledService,
    revision,
    ...values,
  });
  return { name, isForMembers: true, input: (of) => input(of), staleInput: (of) => input(of, 0) };
}

/** Changes the texts of a service that has a draft at revision 3. */
function ofTexts(name: string, values: Readonly<Record<string, unknown>>): CommuneMutation {
  const input = (of: CommuneRecords, revision = 3) => ({ id: of.enabledService, revision, ...values });
  return { name, isForMembers: true, input: (of) => input(of), staleInput: (of) => input(of, 2) };
}

/** A mutation of a fee. One that overrides the catalogue has the revisions of both. */
function ofFee(
  name: string,
  fee: FeeRecord,
  values: Readonly<Record<string, unknown>> = {},
): CommuneMutation {
  const input = ({ ags }: CommuneRecords, revision = fee === "overridden" ? 2 : 1) => ({
    id: feeRecordId(ags, fee),
    revision,
    ...values,
  });
  return { name, isForMembers: true, input: (of) => input(of), staleInput: (of) => input(of, 0) };
}

/** A mutation of the fee rule. */
function ofFeeRule(name: string, values: Readonly<Record<string, unknown>>): CommuneMutation {
  const input = ({ ags }: CommuneRecords, revision = 1) => ({
    id: feeRuleRecordId(ags),
    revision,
    ...values,
  });
  return { name, isForMembers: false, input: (of) => input(of), staleInput: (of) => input(of, 0) };
}

const savedFee = {
  feeId: "own",
  text: "Bescheinigung",
  prices: [{ value: 1_100, taxRate: 0, validFrom: "2026-01-01" }],
};
const formField = {
  key: "vorname",
  type: "TEXT",
  labels: [{ language: "de", text: "Vorname" }],
  helpTexts: [],
  isRequired: false,
  isVisible: true,
  options: [],
  validation: {},
};
const office = { name: "Bürgerbüro", url: "{host}/sta", authorityPrefix: "feb", identifier: "123456789012" };
const address = {
  postalCode: "86152",
  location: "Augsburg",
  district: "Mitte",
  street: "Karlstraße",
  houseNumber: "2",
  letter: "a",
  partNumber: "",
  supplements: "",
  houseNumberLetter: "2a",
};
const period = { readingFrom: "2020-02-01", readingUntil: "2020-02-29" };

export const communeMutations: readonly CommuneMutation[] = [
  ofCommune("saveCommune", true, { name: "Neustadt", unit: "Gemeinde" }),
  ofCommune("addCommuneServices", false, { serviceIds: ["ikfz-neuzulassung"] }),
  {
    name: "removeCommuneService",
    isForMembers: false,
    input: (of) => ({ id: of.enabledService, revision: of.revision }),
    staleInput: (of) => ({ id: of.enabledService, revision: 0 }),
  },
  ofItems("setCommuneServicesEnabled", (of) => of.disabledService, {
    isForMembers: false,
    values: { isEnabled: true },
  }),
  {
    name: "saveServiceSettings",
    isForMembers: true,
    input: (of) => ({
      id: of.enabledService,
      revision: 0,
      settings: [{ key: "max_attachments", value: "3" }],
    }),
    staleInput: (of) => ({ id: of.enabledService, revision: 1, settings: [] }),
  },
  ofTexts("saveTexts", { texts: [{ key: "start.title", language: "de", text: "Neu" }] }),
  ofTexts("discardTextDraft", {}),
  ofTexts("publishTexts", {}),
  ofTexts("restoreTextVersion", { number: 1 }),
  ofTexts("restoreTextEdition", { number: 1 }),
  ofTexts("saveTextLanguages", { languages: ["de"] }),
  ofForm("saveServiceForm", { fields: [formField] }),
  ofForm("resetServiceForm", {}),
  {
    name: "saveFee",
    isForMembers: true,
    input: (of) => ({ communeServiceId: of.enabledService, revision: 1, ...savedFee }),
    staleInput: (of) => ({ communeServiceId: of.enabledService, revision: 0, ...savedFee }),
  },
  ofFee("setFeeStatus", "own", { status: "INACTIVE" }),
  ofFee("resetFee", "overridden"),
  ofFee("saveFeeMetadata", "own", { numbers: { hhst: "1.1110.10000" } }),
  ofFee("resetFeeMetadata", "own"),
  ofFee("restoreFeeMetadata", "reset"),
  ofFeeRule("saveFeeRule", { nodes: [{ ...feeRuleRoot, nodeId: "other" }], examples: [] }),
  ofFeeRule("resetFeeRule", {}),
  ofRow("savePostalCode", (of) => of.postalCode, { postalCode: "86152", place: "Augsburg" }),
  ofItems("removePostalCodes", (of) => of.postalCode),
  ofRow("saveRegisterOffice", (of) => of.registerOffice, { ...office, certificatesOnly: true }),
  ofItems("removeRegisterOffices", (of) => of.registerOffice),
  ofRow("saveCountry", (of) => of.country, { name: "Schweiz", isEu: false }),
  ofItems("removeCountries", (of) => of.country),
  {
    name: "saveWaterMeterReadingCommune",
    isForMembers: true,
    input: ({ ags, waterMeterReading: id, revision }) => ({
      ags,
      id,
      revision,
      name: "Stadtwerke",
      readingAgs: ags,
      ...period,
    }),
    staleInput: ({ ags, waterMeterReading: id }) => ({
      ags,
      id,
      revision: 0,
      name: "Stadtwerke",
      readingAgs: ags,
      ...period,
    }),
  },
  ofItems("removeWaterMeterReadingCommunes", (of) => of.waterMeterReading),
  ofRow("saveResidentialProperty", (of) => of.residentialProperty, address),
  ofItems("removeResidentialProperties", (of) => of.residentialProperty),
  {
    name: "saveResidentialPropertySource",
    isForMembers: false,
    // Not saved yet, so at revision 0.
    input: ({ ags }) => ({ ags, revision: 0, source: "OKKOMM_IMPORT", mode: "MANUAL" }),
    staleInput: ({ ags }) => ({ ags, revision: 1, source: "OKKOMM_IMPORT", mode: "MANUAL" }),
  },
  ofCommune("removeCommunePicture", true, {}),
  { name: "restoreSnapshot", isForMembers: true, input: (of) => ({ id: of.postalCodeSnapshot }) },
];

/** The document of a mutation. */
export function documentOf({ name }: CommuneMutation): string {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  return `mutation ($input: ${type}!) { ${name}(input: $input) { errors { code field params { name value } } } }`;
}
