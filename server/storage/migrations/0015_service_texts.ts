/** Tables of the texts of services. */
import { sql, type Kysely, type Migration } from "kysely";

const statements: readonly string[] = [
  `create table service_text_key (
    service_id text collate "C" not null,
    key text collate "C" not null,
    position integer not null,
    section text collate "C" not null,
    kind text not null check (kind in ('HEADING', 'PARAGRAPH', 'NOTE', 'LABEL', 'BUTTON', 'MESSAGE')),
    is_rich boolean not null default false,
    primary key (service_id, key)
  )`,
  `create index service_text_key_in_order on service_text_key (service_id, position, key)`,
  `comment on table service_text_key is 'Keys of the texts that a service delivers to all communes'`,

  `create table service_text_default (
    service_id text collate "C" not null,
    key text collate "C" not null,
    language text collate "C" not null,
    value text not null,
    primary key (service_id, key, language),
    foreign key (service_id, key) references service_text_key on delete cascade
  )`,
  `comment on table service_text_default is 'Texts that a service delivers to all communes'`,

  `create table service_texts (
    commune_ags text collate "C" not null references commune (ags) on delete cascade,
    service_id text collate "C" not null,
    languages text[] not null,
    revision integer not null default 0,
    updated_at timestamptz not null default now(),
    updated_by_name text,
    primary key (commune_ags, service_id)
  )`,
  `comment on table service_texts is
    'State of the texts of a service of a commune; without a row, the default languages apply and nothing was changed'`,

  `create table service_text (
    commune_ags text collate "C" not null,
    service_id text collate "C" not null,
    key text collate "C" not null,
    language text collate "C" not null,
    live_value text,
    live_basis text,
    has_draft boolean not null default false,
    draft_value text,
    draft_basis text,
    revision integer not null,
    primary key (commune_ags, service_id, key, language),
    foreign key (commune_ags, service_id) references service_texts on delete cascade
  )`,
  `create index service_text_draft on service_text (commune_ags, service_id, key, language) where has_draft`,
  `comment on table service_text is 'Texts of a commune that differ, or have differed, from the delivered ones'`,
  `comment on column service_text.live_value is 'Null: the default'`,
  `comment on column service_text.live_basis is 'German text that the value was written for; null if the value is'`,
  `comment on column service_text.draft_value is 'Null with has_draft: back to the default'`,
  `comment on column service_text.revision is 'Revision of service_texts at the latest change of this text'`,

  `create table service_text_edition (
    id bigint generated always as identity primary key,
    commune_ags text collate "C" not null,
    service_id text collate "C" not null,
    number integer not null,
    published_at timestamptz not null,
    published_by_id uuid references user_account (id) on delete set null,
    published_by_name text not null,
    published_by_role text,
    comment text not null default '',
    unique (commune_ags, service_id, number),
    foreign key (commune_ags, service_id) references service_texts on delete cascade
  )`,
  `create index service_text_edition_by_user on service_text_edition (published_by_id)
    where published_by_id is not null`,
  `create table service_text_change (
    edition_id bigint not null references service_text_edition (id) on delete cascade,
    key text collate "C" not null,
    language text collate "C" not null,
    value_before text,
    basis_before text,
    value_after text,
    basis_after text,
    primary key (edition_id, key, language)
  )`,
  `comment on table service_text_change is 'Difference of a published state to the one before; null: the default'`,
];

/** Adds the tables; stored data is unchanged. */
export const serviceTexts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
