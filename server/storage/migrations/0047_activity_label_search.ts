/** A cheap folding of the names of targets in the activity log: rows that an index finds are compared again. */
import { sql, type Kysely, type Migration } from "kysely";

const accented = "äöüàáâãåçèéêëìíîïñòóôõøùúûýÿćčďęěłńňőřśšťůűźžż";
const plain = "aouaaaaaceeeeiiiinooooouuuyyccdeelnnorsstuuzzz";

const statements: readonly string[] = [
  `create function fold_label(value text) returns text language sql immutable strict parallel safe as $$
    select replace(replace(replace(replace(translate(lower(value), '${accented}', '${plain}'),
      'ß', 'ss'), 'ae', 'a'), 'oe', 'o'), 'ue', 'u') $$`,
  `comment on function fold_label is 'Ignores case, accents, and whether an umlaut is written with e'`,
  `drop index activity_by_label`,
  `create index activity_by_label on activity using gin ((fold_label(label) collate "C") gin_trgm_ops)
    where label <> '' and target_kind <> 'user'`,
];

/** Replaces the index. */
export const activityLabelSearch: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
