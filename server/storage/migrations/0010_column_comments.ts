/** Column comments, which are copied to the generated table types. */
import { sql, type Kysely, type Migration } from "kysely";

const comments: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  user_account: {
    username_key: "nameKey(username); unique.",
    username_skeleton: "usernameSkeleton(username); an index, not unique.",
    email_key: "nameKey(email); unique.",
    password_hash: "Argon2id in PHC form; null until the invitation is accepted.",
    is_demo: "Made together with demo data, with a known password.",
    status: "From active and deactivated_at.",
    role_type: "Type of the first role entry, noted by the database; null: none.",
    invited_at: "Of the latest invitation, noted by the database; null: never invited.",
    deactivated_by_id: "Null: not deactivated, or by a user who is gone.",
    updated_by_name: "Null: nobody since it was made.",
  },
  user_role: {
    position: "From 0.",
    commune_ags: "Null: support and admin.",
  },
  user_invitation: {
    invited_by_id: "Null: the system itself, or a user who is gone.",
    mail_tries: "How often its e-mail was tried.",
    mail_due_at:
      "Where it is QUEUED: from when its e-mail is to be tried, or counts as lost with the server that tried it.",
  },
  user_import: {
    users: "What would be created.",
    refused_count: "Rows that are left out.",
  },
  login_throttle: {
    key: "SHA-256 in hex of kind and value; no clear names.",
  },
  login_client: {
    client_key: "Keyed hash in hex.",
  },
  commune: {
    name: "Compared in German order.",
    state_name: "Official name of the Land, from state.",
    initial: "communeInitial(name).",
    search_text: "communeSearchText(name, ags, postalCodes).",
    updated_by_id: "Null: nobody since it was set up, or a user who is gone.",
  },
  stored_picture: {
    width: "Pixels.",
    height: "Pixels.",
  },
  activity: {
    actor_user_id: "Null: the system itself, or a user who is gone.",
    label: "Name of the thing at that time; empty: the commune itself.",
    job_id: "Bulk job that did it.",
  },
  stock: {
    revision: "One more with every change of its rows.",
    expires_at: "Null: never.",
  },
  commune_postal_code: {
    source_line: "Line of the file that it came with; null: it was typed in.",
    place: "Compared in German order.",
  },
  residential_property: {
    street_key: "Folded, so that bytes are in German order.",
    house_number_value: "Number at the beginning of the house number; 0: none.",
    key_hash:
      "64 bits of what tells rows apart (keyBits); written and read as text, since numbers would round it.",
    source_line: "Line of the file that it came with; null: it was typed in.",
  },
  residential_property_source: {
    last_failure: "Code and params of why the latest update failed.",
  },
  country: {
    name_key: "nameKey(name); unique within the commune.",
  },
  water_meter_reading: {
    ags: "The AGS that is read; unique.",
    reading_from: "YYYY-MM-DD.",
    reading_until: "YYYY-MM-DD, included.",
  },
  import_preview: {
    staged_stock_id: "Its rows; null: none yet, or dropped.",
    base_stock_id: "What they were compared with; null: the commune had nothing, or it is gone.",
    ignored_columns: "Names of the columns that the import leaves out.",
    other_communes: "Communes that a left out AGS column names; null: none but the own one.",
    changes: "The first rows of each kind of change.",
    beat_at: "Set again and again while a server works on it; an old one means that the server is gone.",
  },
  import_problem: {
    position: "From 0, in the order of the file.",
  },
  resource: {
    commune_ags: "Null: for all communes.",
  },
  job: {
    needs_comment: "Whether a start needs a comment.",
    forecast: "What a start would do, by outcome.",
    retry_of_id: "The job whose failures this one repeats.",
    begins_at: "Until then a started job can be called off without a trace.",
    beat_at: "When a server last worked on it; one that is long ago is taken up by another.",
    revision: "One more with every change, also of the numbers.",
  },
  job_item: {
    position: "From 0, in the order of the selection.",
    expected_revision: "Revision when the set was frozen.",
  },
  saved_view: {
    name_key: "nameKey(name); unique for owner and screen.",
  },
  process: {
    tries: "Attempts since the last restart.",
    attempt_count: "Attempts over all restarts; the number of the last one.",
    next_retry_at: "Only while the status is an error and the schedule goes on.",
    scheduled_restart_at: "Only while a restart waits after an upload.",
    resume_retry_at: "The next automatic try that comes back when the waiting restart is called off.",
    schedule_number:
      "One more with each change of what comes next; a job of the queue with an older number has nothing to do.",
    is_queued: "False: what comes next is not in the queue yet, which the queue's sweep mends.",
    payment_identifier: "Identifier at the payment system, for lists and searches.",
    business_key_lower: "In lower case, for searches.",
    payment_identifier_lower: "In lower case, for searches.",
    problem: "Latest error while the status is one; as are http_status, error_text and error_fingerprint.",
    error_text: "At most 1,000 characters.",
    intake_key: "Idempotency key of the intake.",
  },
  process_payment: {
    fees: "As charged; amounts in cents.",
    total_amount: "In cents.",
  },
  process_attempt: {
    number: "From 1 over all restarts.",
    schedule_number: "schedule_number of the process when it began.",
    target: "URN of the restService resource; empty: none is set.",
  },
  process_file_part: {
    position: "From 0.",
  },
};

/** Writes the comments; stored data is unchanged. */
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
