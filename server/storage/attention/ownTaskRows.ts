/** Rows of services that need a person and that no list of the overview has. The services are those of a scope. */
import { sql, type RawBuilder } from "kysely";
import { inErrorStatuses } from "#domain/processTransitions";
import { inServiceScope, type ServiceScope } from "#server/storage/communes/serviceScope";
import type { RowSource } from "#server/storage/database/keyset";
import type { TaskColumns } from "./ownTasks";

/** Rows, with what each contributes. */
export interface TaskRows {
  readonly source: RowSource;
  readonly columns: TaskColumns;
}

/** Active applications in error. */
export function failedApplications(scope: ServiceScope): TaskRows {
  // Literals, so that the partial index applies.
  const statuses = sql.join(inErrorStatuses.map((status) => sql.lit(status)));
  return {
    source: {
      from: sql`process p`,
      where: sql`p.record = 'ACTIVE' and p.status in (${statuses}) and ${inServiceScope("p", scope)}`,
    },
    columns: {
      ...serviceOf("p"),
      since: sql`p.created_at`,
      isError: sql`p.status = 'ERROR_WITHOUT_RETRY'`,
    },
  };
}

/** Texts with changes that are not published, whatever the number of languages. */
export function draftedTexts(scope: ServiceScope): TaskRows {
  return {
    source: {
      from: sql`(
        select distinct t.commune_ags, t.service_id, t.key, w.updated_at
        from service_text t
          join service_texts w on w.commune_ags = t.commune_ags and w.service_id = t.service_id
          join service_text_key k on k.service_id = t.service_id and k.key = t.key
        where t.has_draft and t.language = any(w.languages) and ${inServiceScope("t", scope)}) as t`,
      where: sql`true`,
    },
    columns: { ...serviceOf("t"), changedAt: sql`t.updated_at` },
  };
}

/** Feedback that nobody has read. */
export function unreadFeedback(scope: ServiceScope): TaskRows {
  return {
    source: {
      from: sql`feedback f`,
      where: sql`f.read_at is null and ${inServiceScope("f", scope)}`,
    },
    columns: { ...serviceOf("f"), since: sql`f.created_at` },
  };
}

function serviceOf(alias: string): {
  readonly ags: RawBuilder<unknown>;
  readonly serviceId: RawBuilder<unknown>;
} {
  return { ags: sql.ref(`${alias}.commune_ags`), serviceId: sql.ref(`${alias}.service_id`) };
}
