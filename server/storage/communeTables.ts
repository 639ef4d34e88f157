/** Tables of what a commune's own page edits (section 3). */
import type { RoleType } from "#domain/permissions";
import type { Generated, GeneratedAlways } from "kysely";
import type { Json } from "./tables";

/** What every row that a form saves carries. */
export interface Saved {
  /** Conflict token, from 1. */
  revision: Generated<number>;
  updated_at: Generated<Date>;
  /** Null: nobody since it was made. */
  updated_by_name: string | null;
}

/** Rows that an import replaces as a whole. */
export type StockKind = "POSTAL_CODES" | "RESIDENTIAL_PROPERTIES";

/**
 * The rows of one kind that a commune has (current), had before (replaced) or would get (staged). A commune without a
 * current one has none yet.
 */
export interface StockTable {
  id: GeneratedAlways<number>;
  commune_ags: string;
  kind: StockKind;
  state: "staged" | "current" | "replaced" | "dropped";
  row_count: Generated<number>;
  /** One more with every change of its rows. */
  revision: Generated<number>;
  created_at: Generated<Date>;
  replaced_at: Date | null;
  replaced_by_id: string | null;
  replaced_by_name: string | null;
  replaced_by_role: RoleType | null;
  /** Null: never. */
  expires_at: Date | null;
}

/** Postal codes and places. */
export interface CommunePostalCodeTable extends Saved {
  id: Generated<string>;
  stock_id: number;
  /** Line of the file that it came with; null: it was typed in. */
  source_line: number | null;
  postal_code: string;
  /** Compared in German order. */
  place: string;
}

/** Residential properties; an absent part is the empty text. */
export interface ResidentialPropertyTable extends Saved {
  id: GeneratedAlways<number>;
  stock_id: number;
  ags: string;
  postal_code: string;
  location: string;
  district: string;
  street: string;
  house_number: string;
  letter: string;
  part_number: string;
  supplements: string;
  house_number_letter: string;
  /** Folded, so that bytes are in German order. */
  street_key: string;
  location_key: string;
  district_key: string;
  /** Number at the beginning of the house number; 0: none. */
  house_number_value: number;
  /** 64 bits of what tells rows apart (keyBits); written and read as text, since numbers would round it. */
  key_hash: string;
  /** Line of the file that it came with; null: it was typed in. */
  source_line: number | null;
}

/** Where residential properties come from; a missing row means files, by hand. */
export interface ResidentialPropertySourceTable extends Saved {
  commune_ags: string;
  source: Generated<"FILE_UPLOAD" | "OKKOMM_IMPORT">;
  mode: Generated<"MANUAL" | "AUTOMATIC">;
  last_updated_at: Date | null;
  /** Code and params of why the latest update failed. */
  last_failure: Json;
}

export interface RegisterOfficeTable extends Saved {
  id: Generated<string>;
  commune_ags: string;
  name: string;
  url: string;
  authority_prefix: string;
  identifier: string;
  certificates_only: Generated<boolean>;
}

export interface CountryTable extends Saved {
  id: Generated<string>;
  commune_ags: string;
  name: string;
  /** nameKey(name); unique within the commune. */
  name_key: string;
  is_eu: Generated<boolean>;
}

export interface WaterMeterReadingTable extends Saved {
  id: Generated<string>;
  commune_ags: string;
  name: string;
  /** The AGS that is read; unique. */
  ags: string;
  /** YYYY-MM-DD. */
  reading_from: string;
  /** YYYY-MM-DD, included. */
  reading_until: string;
}
