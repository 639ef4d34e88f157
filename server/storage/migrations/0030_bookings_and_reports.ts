/** Accounting bookings with their export runs, and report templates. */
import { sql, type Kysely, type Migration } from "kysely";

/** What is searched in these columns, one per line. */
const searchable = (columns: readonly string[]) =>
  columns.map((column) => `booking_search(coalesce(${column}, ''))`).join(` || E'\\n' || `);

const actor = (what: string, isRequired: boolean) => `
    ${what}_by_id uuid references user_account (id) on delete set null,
    ${what}_by_name text${isRequired ? " not null" : ""},
    ${what}_by_role text check (${what}_by_role in ('MEMBER', 'SUPPORT', 'ADMIN'))`;

const statements: readonly string[] = [
  // Without case, blanks and hyphens, for stored numbers as well as for the text that is searched in them.
  `create function booking_search(value text) returns text language sql immutable strict parallel safe as $$
    select upper(regexp_replace(normalize(value, NFC) collate "und-x-icu", '[\\s\\u2010-\\u2015\\u2212-]', '', 'g'))
  $$`,
  `alter table process_payment add column reported_at timestamptz`,
  `comment on column process_payment.reported_at is 'Time of the last report of the payment system; null: none after submission.'`,

  `create table booking (
    id bigint generated always as identity primary key,
    process_id bigint not null references process (id) on delete cascade,
    pid text collate "C" not null,
    commune_ags text collate "C" not null,
    service_id text collate "C" not null,
    kind text not null check (kind in ('PAYMENT', 'REFUND')),
    position integer not null check (position > 0),
    refund_of_id bigint references booking (id) on delete cascade,
    refund_key text collate "C",
    booked_at timestamptz not null,
    operation text not null,
    ava text,
    fee_number text not null,
    fee_text text not null,
    budget_item text collate "C",
    object_number text,
    total bigint not null,
    vat bigint not null,
    vat_rate integer not null,
    cash_reference text collate "C",
    receipt_number text collate "C",
    payment_identifier text collate "C" not null,
    payment_system text not null,
    payment_method text collate "C" not null,
    state text not null check (state in ('OPEN', 'SETTLED', 'REFUNDED', 'FAILED')),
    refunded bigint not null default 0 check (refunded >= 0),
    licence_plate text,
    vin text,
    search_numbers text collate "C" generated always as (${searchable(["payment_identifier", "pid", "cash_reference", "receipt_number"])}) stored,
    search_vehicle text collate "C" generated always as (${searchable(["licence_plate", "vin"])}) stored,
    check ((kind = 'REFUND') = (refund_of_id is not null)),
    check ((kind = 'REFUND') = (refund_key is not null))
  )`,
  `create unique index booking_line on booking (process_id, position) where kind = 'PAYMENT'`,
  `create unique index booking_refund on booking (process_id, refund_key, position) where kind = 'REFUND'`,
  `create unique index booking_receipt on booking (commune_ags, cash_reference, receipt_number)
    where cash_reference is not null and receipt_number is not null`,
  `create index booking_of_process on booking (process_id)`,
  `create index booking_of_refund on booking (refund_of_id) where refund_of_id is not null`,
  `create index booking_by_time on booking (booked_at, id)`,
  `create index booking_of_commune on booking (commune_ags, booked_at, id)`,
  `create index booking_of_service on booking (service_id, booked_at, id)`,
  `create index booking_of_commune_service on booking (commune_ags, service_id, booked_at, id)`,
  `create index booking_by_total on booking (commune_ags, total, id)`,
  `create index booking_by_budget_item on booking (commune_ags, coalesce(budget_item, ''), id)`,
  `create index booking_by_budget_item_last on booking (commune_ags, coalesce(budget_item, U&'\\+10FFFF'), id)`,
  `create index booking_by_method on booking (commune_ags, payment_method, booked_at, id)`,
  `create index booking_by_state on booking (state, booked_at, id) where state in ('OPEN', 'FAILED')`,
  `create index booking_by_numbers on booking using gin (search_numbers gin_trgm_ops) with (fastupdate = off)`,
  `create index booking_by_vehicle on booking using gin (search_vehicle gin_trgm_ops) with (fastupdate = off)`,

  `insert into booking (process_id, pid, commune_ags, service_id, kind, position, booked_at, operation, fee_number,
      fee_text, total, vat, vat_rate, payment_identifier, payment_system, payment_method, state)
    select p.id, p.pid::text, p.commune_ags, p.service_id, 'PAYMENT', f.position,
      coalesce(y.completed_at, p.created_at), p.name, f.fee ->> 'feeId', f.fee ->> 'text', (f.fee ->> 'total')::bigint,
      (f.fee ->> 'total')::bigint - (f.fee ->> 'value')::bigint * (f.fee ->> 'quantity')::bigint,
      (f.fee ->> 'taxRate')::integer, y.identifier, y.payment_system, y.payment_type,
      case when y.completed_at is null then 'OPEN' else 'SETTLED' end
    from process_payment y
    join process p on p.id = y.process_id
    cross join lateral jsonb_array_elements(y.fees) with ordinality as f (fee, position)
    order by p.id, f.position`,

  `create table booking_run (
    id uuid primary key default gen_random_uuid(),
    commune_ags text collate "C" not null references commune (ags) on delete cascade,
    number integer not null check (number > 0),
    series_id uuid not null references booking_run (id) on delete cascade,
    since_id uuid unique references booking_run (id) on delete cascade,
    filter jsonb not null,
    layout jsonb not null,
    row_count integer not null,
    correction_count integer not null,
    total bigint not null,
    vat bigint not null,
    file_name text not null,
    media_type text not null,
    byte_size bigint not null,
    sha256 text collate "C" not null,
    has_vehicles boolean not null,
    created_at timestamptz not null,
    file_erase_at timestamptz not null,
    is_file_erased boolean not null default false,${actor("created", true)},
    unique (commune_ags, number)
  )`,
  `create index booking_run_of_series on booking_run (series_id, number)`,
  `create index booking_run_to_erase on booking_run (file_erase_at) where not is_file_erased`,
  `create index booking_run_created_by on booking_run (created_by_id) where created_by_id is not null`,
  `create table booking_run_row (
    run_id uuid not null references booking_run (id) on delete cascade,
    position integer not null,
    booking_id bigint not null references booking (id) on delete cascade,
    entry text not null check (entry in ('NEW', 'REVERSAL', 'CORRECTION')),
    service_id text collate "C" not null,
    booked_at timestamptz not null,
    operation text not null,
    ava text,
    fee_number text not null,
    fee_text text not null,
    budget_item text collate "C",
    object_number text,
    total bigint not null,
    vat bigint not null,
    vat_rate integer not null,
    cash_reference text collate "C",
    receipt_number text collate "C",
    payment_identifier text collate "C" not null,
    payment_method text collate "C" not null,
    state text not null check (state in ('OPEN', 'SETTLED', 'REFUNDED', 'FAILED')),
    primary key (run_id, position)
  )`,
  `create index booking_run_row_of_booking on booking_run_row (booking_id, run_id)`,
  `create table booking_run_part (
    run_id uuid not null references booking_run (id) on delete cascade,
    position integer not null,
    bytes bytea not null,
    primary key (run_id, position)
  )`,
  `create table saved_booking_layout (
    id uuid primary key default gen_random_uuid(),
    commune_ags text collate "C" not null references commune (ags) on delete cascade,
    name text not null,
    name_key text collate "C" not null,
    layout jsonb not null,
    revision integer not null default 1,
    updated_at timestamptz not null,${actor("updated", true)},
    unique (commune_ags, name_key)
  )`,
  `create index saved_booking_layout_updated_by on saved_booking_layout (updated_by_id) where updated_by_id is not null`,

  `create table service_report (
    commune_ags text collate "C" not null,
    service_id text collate "C" not null,
    report text collate "C" not null,
    current_id bigint,
    revision integer not null default 0,
    primary key (commune_ags, service_id, report),
    foreign key (commune_ags, service_id) references commune_service (commune_ags, service_id) on delete cascade
  )`,
  `create table report_template_version (
    id bigint generated always as identity primary key,
    commune_ags text collate "C" not null,
    service_id text collate "C" not null,
    report text collate "C" not null,
    action text not null check (action in ('UPLOAD', 'RESTORE', 'REMOVE')),
    kind text check (kind in ('DOCX', 'ODT', 'JRXML')),
    file_name text,
    byte_size integer,
    sha256 text collate "C" references stored_blob (sha256),
    contents jsonb,
    saved_at timestamptz not null,${actor("saved", true)},
    foreign key (commune_ags, service_id, report) references service_report on delete cascade,
    check ((action = 'REMOVE') = (sha256 is null)),
    check ((action = 'REMOVE') = (kind is null))
  )`,
  `alter table service_report add foreign key (current_id) references report_template_version (id)`,
  `create index service_report_current on service_report (current_id) where current_id is not null`,
  `create index report_template_version_of_report on report_template_version (commune_ags, service_id, report, id)`,
  `create index report_template_version_blob on report_template_version (sha256) where sha256 is not null`,
  `create index report_template_version_saved_by on report_template_version (saved_by_id) where saved_by_id is not null`,
  `create table report_template_check (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references user_account (id) on delete cascade,
    commune_ags text collate "C" not null,
    service_id text collate "C" not null,
    report text collate "C" not null,
    kind text not null check (kind in ('DOCX', 'ODT', 'JRXML')),
    file_name text not null,
    byte_size integer not null,
    sha256 text collate "C" not null references stored_blob (sha256),
    contents jsonb not null,
    expires_at timestamptz not null,
    unique (user_id, commune_ags, service_id, report),
    foreign key (commune_ags, service_id) references commune_service (commune_ags, service_id) on delete cascade
  )`,
  `create index report_template_check_of_service on report_template_check (commune_ags, service_id)`,
  `create index report_template_check_blob on report_template_check (sha256)`,
  `create index report_template_check_expiry on report_template_check (expires_at)`,

  `comment on table booking is 'One row per charged fee of a payment, and per refunded fee.'`,
  `comment on column booking.position is 'Among the fees of the payment, from 1; of a refund that of the refunded fee.'`,
  `comment on column booking.refund_key is 'Identifier of the refund at the payment system.'`,
  `comment on column booking.total is 'Cents with VAT; negative for a refund.'`,
  `comment on column booking.refunded is 'Cents of a payment that were paid back.'`,
  `comment on column booking.licence_plate is 'Erased with the data of the applicant, as vin.'`,
  `comment on column booking_run.series_id is 'First run of the series; its own id if it is the first.'`,
  `comment on column booking_run.since_id is 'Run that this one continues; unique, so that no cent is booked twice.'`,
  `comment on column booking_run.filter is 'With the services that the exporting user saw, if not all.'`,
  `comment on table booking_run_row is 'What a run said about a booking, without personal data.'`,
  `comment on column booking_run_row.state is 'Of the booking at the time of the run.'`,
  `comment on column booking_run_row.total is 'Cents; negated in a reversal.'`,
  `comment on column service_report.current_id is 'Own template that applies; null: removed.'`,
  `comment on column report_template_version.contents is 'Placeholders and expressions; null: removed.'`,
];

/** Adds the tables, and the bookings of the stored payments. */
export const bookingsAndReports: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
