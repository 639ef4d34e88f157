/** Builds all rows of the demo data, before anything is stored. */
import { makeBookings, type DemoBooking } from "./bookingRows";
import { activityRows } from "./activityRows";
import { startOfDay } from "./calendar";
import {
  communeResourceRow,
  communeRow,
  makeCommune,
  makeGeneratedCommune,
  pictureRow,
  postalCodeRows,
  serviceRows,
  type DemoCommune,
  type RowWithoutStockId,
  type Row,
} from "./communeRows";
import { countryRows, registerOfficeRows, waterMeterReadingRows } from "./communeListRows";
import { communes } from "./communes";
import { processActivities } from "./processActivities";
import { feedbackActivities } from "./feedbackActivities";
import { makeFeedback, type DemoFeedback } from "./feedbackRows";
import { kbaRows } from "./kbaRows";
import { keystoreRows, noKeystore } from "./keystoreRows";
import { systemSettingRows } from "./systemSettingRows";
import { maintenanceRows } from "./maintenanceRows";
import { makeProcesses, type DemoProcess } from "./processRows";
import { viewRows } from "./processViews";
import { residentialProperties, type DemoProperty } from "./residentialPropertyRows";
import { generate } from "./scale";
import { securityListRows } from "./securityListRows";
import { serviceTextRows, type ServiceTextRows } from "./serviceTextRows";
import {
  settingChanges,
  settingResourceRows,
  sharedSettingRows,
  type Encryption,
} from "./serviceSettingRows";
import type { DemoFee } from "./feeEdits";
import { ownFeeRuleRows, inheritedFeeRuleRows } from "./feeRuleRows";
import { catalogueFeeRows, changedFees } from "./serviceFeeRows";
import { serviceFormRows } from "./serviceFormRows";
import { serviceFileRows, type ServiceFileRows } from "./serviceFileRows";
import {
  invitationRows,
  makeDemoAccount,
  makeUser,
  roleRows,
  userRow,
  type PasswordHashes,
} from "./userRows";
import { dailyFigureRows } from "./dailyFigureRows";
import { demoAccounts, users } from "./users";

/** Input for building the demo data. */
export interface DemoSource extends Encryption {
  /** The same seed gives the same rows on the same day, except for hashes and invitation tokens. */
  readonly seed: string;
  readonly today: Date;
  /** Multiplier for the number of communes and users, from 1. The number of processes does not depend on it. */
  readonly scale: number;
  readonly hashes: PasswordHashes;
}

/** Rows by table, in a valid insertion order. */
export interface DemoRows extends ServiceTextRows, ServiceFileRows {
  readonly stored_picture: readonly Row<"stored_picture">[];
  readonly commune: readonly Row<"commune">[];
  readonly commune_postal_code: readonly RowWithoutStockId<"commune_postal_code">[];
  readonly register_office: readonly Row<"register_office">[];
  readonly country: readonly Row<"country">[];
  readonly water_meter_reading: readonly Row<"water_meter_reading">[];
  readonly residential_property: readonly DemoProperty[];
  readonly commune_service: readonly Row<"commune_service">[];
  readonly user_account: readonly Row<"user_account">[];
  readonly user_role: readonly Row<"user_role">[];
  readonly user_invitation: readonly Row<"user_invitation">[];
  readonly process: readonly DemoProcess[];
  readonly booking: readonly DemoBooking[];
  readonly feedback: readonly DemoFeedback[];
  readonly saved_view: readonly Row<"saved_view">[];
  readonly resource: readonly Row<"resource">[];
  readonly service_setting: readonly Row<"service_setting">[];
  readonly kba_settings: readonly Row<"kba_settings">[];
  readonly security_list_entry: readonly Row<"security_list_entry">[];
  readonly service_form: readonly Row<"service_form">[];
  readonly service_maintenance: readonly Row<"service_maintenance">[];
  readonly service_fee: readonly DemoFee[];
  readonly fee_rule: readonly Row<"fee_rule">[];
  readonly fee_rule_edition: readonly Row<"fee_rule_edition">[];
  /** In chronological order. */
  readonly activity: readonly Row<"activity">[];
  readonly system_setting: readonly Row<"system_setting">[];
  readonly daily_figure: readonly Row<"daily_figure">[];
}

function makeCommunes({ seed, scale }: DemoSource, start: Date): { own: DemoCommune[]; all: DemoCommune[] } {
  const own = communes.map((row) => makeCommune(seed, start, row));
  const pictures = own.flatMap(({ pictureId }) => pictureId ?? []);
  const further = generate(seed, scale).communes.map((row) =>
    makeGeneratedCommune(seed, start, row, pictures),
  );
  return { own, all: [...own, ...further] };
}

function makeUsers({ seed, scale }: DemoSource, start: Date, of: readonly DemoCommune[]) {
  const byAgs = new Map(of.map((commune) => [commune.row[0], commune]));
  const accounts = demoAccounts.map((account) => makeDemoAccount(seed, start, account));
  const actors = accounts.filter(({ type }) => type !== "MEMBER");
  const further = [...users, ...generate(seed, scale).users];
  const all = [...accounts, ...further.map((row) => makeUser(seed, start, byAgs, row, actors))];
  return { accounts, actors, all };
}

/** Builds the rows. Throws a RangeError if the scale is not a whole number from 1, or is too large. */
export function makeDemoRows(source: DemoSource): DemoRows {
  const { seed, hashes, encrypt } = source;
  const start = startOfDay(source.today);
  const demoCommunes = makeCommunes(source, start);
  const demoUsers = makeUsers(source, start, demoCommunes.all);
  const { actors } = demoUsers;
  const processes = makeProcesses(seed, start, demoCommunes.own, actors);
  const feedback = makeFeedback(seed, start, processes, demoUsers.accounts);
  const texts = demoCommunes.own.map((commune) => serviceTextRows(seed, start, commune, actors));
  const saved = demoCommunes.own.flatMap((commune) => settingChanges(seed, start, commune, actors, source));
  const kba = demoCommunes.own.map((commune) => kbaRows(seed, start, commune, actors, encrypt));
  const fees = demoCommunes.own.map((commune) => changedFees(seed, start, commune, actors));
  const serviceFees = [...catalogueFeeRows(start), ...fees.flatMap((change) => change.fees)];
  const rules = demoCommunes.own.map((commune) => ownFeeRuleRows(seed, start, commune, actors));
  const maintenance = maintenanceRows(start, actors);
  const settings = systemSettingRows(start, actors);
  const savedServices = new Map(saved.map(({ service }) => [serviceName(service), service]));
  const activity = [
    ...saved.map((change) => change.activity),
    ...kba.flatMap((rows) => rows.activity),
    ...fees.flatMap((change) => change.activity),
    ...rules.flatMap((rows) => rows.activity),
    ...activityRows(seed, start, demoCommunes.all, demoUsers.all, actors),
    ...processActivities(processes),
    ...feedbackActivities(feedback),
    ...maintenance.activity,
    ...settings.activity,
  ];
  const counted = {
    user_account: demoUsers.all.map((user) => userRow(user, hashes)),
    commune: demoCommunes.all.map(communeRow),
    commune_service: demoCommunes.all
      .flatMap(serviceRows)
      .map((row) => ({ ...row, ...unchangedSettings, ...savedServices.get(serviceName(row)) })),
  };
  return {
    ...counted,
    daily_figure: dailyFigureRows(seed, start, counted),
    stored_picture: demoCommunes.own.flatMap(({ row, pictureId }) =>
      pictureId === null ? [] : [pictureRow(row[0], pictureId)],
    ),
    commune_postal_code: demoCommunes.all.flatMap((commune) => postalCodeRows(seed, commune)),
    register_office: demoCommunes.all.flatMap((commune) => registerOfficeRows(seed, commune)),
    country: demoCommunes.all.flatMap((commune) => countryRows(seed, commune)),
    water_meter_reading: demoCommunes.all.flatMap((commune) => waterMeterReadingRows(seed, start, commune)),
    residential_property: demoCommunes.all.flatMap((commune) => residentialProperties(seed, commune)),
    user_role: demoUsers.all.flatMap(roleRows),
    user_invitation: demoUsers.all.flatMap((user) => invitationRows(seed, user)),
    process: processes,
    booking: makeBookings(seed, start, processes, serviceFees),
    feedback,
    saved_view: viewRows(seed, start, actors),
    service_texts: texts.flatMap((rows) => rows.service_texts),
    service_text: texts.flatMap((rows) => rows.service_text),
    service_text_edition: texts.flatMap((rows) => rows.service_text_edition),
    resource: [
      ...[...demoCommunes.all.map(communeResourceRow), ...settingResourceRows(start)].map((row) => ({
        ...row,
        ...noKeystore,
      })),
      ...keystoreRows(start, encrypt),
    ],
    service_setting: [...sharedSettingRows(start), ...saved.flatMap((change) => change.settings)],
    kba_settings: kba.flatMap((rows) => rows.kba_settings),
    security_list_entry: demoCommunes.all.flatMap((commune) =>
      securityListRows(seed, start, commune, actors),
    ),
    service_form: serviceFormRows(seed, start, demoCommunes.own, actors),
    service_maintenance: maintenance.service_maintenance,
    service_fee: serviceFees,
    fee_rule: [...inheritedFeeRuleRows(start), ...rules.flatMap((rows) => rows.fee_rule)],
    fee_rule_edition: rules.flatMap((rows) => rows.fee_rule_edition),
    ...serviceFileRows(seed, start, demoCommunes.own),
    // By default, all entries of one transaction belong to one action.
    activity: activity
      .map((row) => ({ correlation_id: null, ...row }))
      .sort((a, b) => new Date(a.at).getTime() - new Date(b.at).getTime()),
    system_setting: settings.system_setting,
  };
}

/** Columns of services without own settings. */
const unchangedSettings = {
  settings_revision: 0,
  settings_updated_at: null,
  settings_updated_by_name: null,
};

function serviceName(row: Pick<Row<"commune_service">, "commune_ags" | "service_id">): string {
  return `${row.commune_ags}/${row.service_id}`;
}
