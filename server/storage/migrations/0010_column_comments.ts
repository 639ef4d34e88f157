/** Column comments, which are copied to the generated table types. */
import { sql, type Kysely, type Migration } from "kysely";

const comments: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  user_account: {
    username_key: "nameKey(username); unique.",
    username_skeleton: "usernameSkeleton(username); an index, not unique.",
    email_key: "nameKey(email); unique.",
    password_hash: "Argon2id in PHC form; null until the invitation is accepted.",
    is_demo: "Created with the demo data, with a known password.",
    status: "Derived from active and deactivated_at.",
    role_type: "Type of the first role entry, set by a trigger; null: none.",
    invited_at: "Of the latest invitation, set by a trigger; null: never invited.",
    deactivated_by_id: "Null: not deactivated, or by a deleted user.",
    updated_by_name: "Null: not updated since it was created.",
  },
  user_role: {
    position: "From 0.",
    commune_ags: "Null: support and admin.",
  },
  user_invitation: {
    invited_by_id: "Null: the system itself, or a deleted user.",
    mail_tries: "Number of attempts to send its e-mail.",
    mail_due_at: "While QUEUED: when to send its e-mail next, or when an interrupted attempt counts as lost.",
  },
  user_import: {
    users: "The users to create.",
    refused_count: "Number of skipped rows.",
  },
  login_throttle: {
    key: "SHA-256 of kind and value in hex, so that no names are stored.",
  },
  login_client: {
    client_key: "Keyed hash in hex.",
  },
  commune: {
    name: "Sorted in German order.",
    state_name: "Official name of the federal state, derived from state.",
    initial: "communeInitial(name).",
    search_text: "communeSearchText(name, ags, postalCodes).",
    updated_by_id: "Null: not updated since it was created, or by a deleted user.",
  },
  stored_picture: {
    width: "Pixels.",
    height: "Pixels.",
  },
  activity: {
    actor_user_id: "Null: the system itself, or a deleted user.",
    label: "Name of the object at that time; empty: the commune itself.",
    job_id: "Bulk job that performed the action.",
  },
  stock: {
    revision: "Incremented with every change of its rows.",
    expires_at: "Null: never.",
  },
  commune_postal_code: {
    source_line: "Line of the imported file; null: entered manually.",
    place: "Sorted in German order.",
  },
  residential_property: {
    street_key: "Folded, so that byte order is German order.",
    house_number_value: "Leading number of the house number; 0: none.",
    key_hash:
      "64-bit hash of the identifying columns (keyBits); written and read as text, since numbers would round it.",
    source_line: "Line of the imported file; null: entered manually.",
  },
  residential_property_source: {
    last_failure: "Error code and params of the latest failed update.",
  },
  country: {
    name_key: "nameKey(name); unique within the commune.",
  },
  water_meter_reading: {
    ags: "The AGS whose meters are read; unique.",
    reading_from: "YYYY-MM-DD.",
    reading_until: "YYYY-MM-DD, inclusive.",
  },
  import_preview: {
    staged_stock_id: "The staged rows; null: none yet, or deleted.",
    base_stock_id: "The stock they were compared with; null: there was none, or it was deleted.",
    ignored_columns: "Names of the columns that the import ignores.",
    other_communes: "Other communes in an ignored AGS column; null: none.",
    changes: "Example rows of each kind of change.",
    beat_at: "Heartbeat of the server that works on it; if it is old, the server died.",
  },
  import_problem: {
    position: "From 0, in the order of the file.",
  },
  resource: {
    commune_ags: "Null: for all communes.",
  },
  job: {
    needs_comment: "Whether starting it requires a comment.",
    forecast: "Expected number of processes by outcome.",
    retry_of_id: "The job whose failures this one retries.",
    begins_at: "Until then a started job can be cancelled without any effect.",
    beat_at: "Heartbeat of the server that works on it; if it is old, another server takes over.",
    revision: "Incremented with every change, also of the counts.",
  },
  job_item: {
    position: "From 0, in the order of the selection.",
    expected_revision: "Revision when the selection was frozen.",
  },
  saved_view: {
    name_key: "nameKey(name); unique per owner and screen.",
  },
  process: {
    tries: "Number of attempts since the last restart.",
    attempt_count: "Number of attempts across all restarts, which is the number of the last one.",
    next_retry_at: "Set only while the status is ERROR and the retry schedule continues.",
    scheduled_restart_at: "Set only while a restart is pending after an upload.",
    resume_retry_at: "The next automatic retry, restored if the pending restart is cancelled.",
    schedule_number:
      "Incremented whenever the next attempt changes; a queue job with an older number does nothing.",
    is_queued: "False: the next attempt is not in the queue yet; the queue's sweep enqueues it.",
    payment_identifier: "Identifier in the payment system, for lists and searches.",
    business_key_lower: "In lower case, for searches.",
    payment_identifier_lower: "In lower case, for searches.",
    problem:
      "Latest error while the status is an error, as for http_status, error_text and error_fingerprint.",
    error_text: "At most 1,000 characters.",
    intake_key: "Idempotency key of the intake.",
  },
  process_payment: {
    fees: "As charged; amounts in cents.",
    total_amount: "In cents.",
  },
  process_attempt: {
    number: "From 1 across all restarts.",
    schedule_number: "schedule_number of the process when the attempt started.",
    target: "URN of the restService resource; empty: none is configured.",
  },
  process_file_part: {
    position: "From 0.",
  },
};

/** Writes the comments without changing stored data. */
export const columnComments: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [table, columns] of Object.entries(comments)) {
      for (const [column, comment] of Object.entries(columns)) {
        await sql`comment on column ${sql.table(table)}.${sql.ref(column)} is ${sql.lit(comment)}`.execute(
          db,
        );
      }
    }
  },
};
