/**
 * @generated SignedSource<<89f98fbef138a1db2f5c981c73d7a3d7>>
 * @relayHash e1008d4beefb4fe5fb8903ff2bd20e70
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5bc8c286cb617570496e2a14ba81319a8cb2b89e2c35de9fa96e592603ecf2d

import type { ConcreteRequest } from 'relay-runtime';
export type ErrorCode = "address_refused" | "ags_configured_already" | "ags_invalid" | "ags_outside_commune" | "ags_unknown" | "all_rows_faulty" | "already_running" | "amount_out_of_range" | "applicant_data_erased" | "authority_identifier_invalid" | "authority_prefix_invalid" | "automatic_needs_okkomm" | "bad_request" | "booking_run_continued" | "bounds_reversed" | "branch_other_missing" | "capability_missing" | "changing_fixed_service_file_local_error" | "columns_missing" | "commune_ags_fixed" | "commune_already_added" | "commune_has_running_processes" | "commune_initialization_failed" | "commune_unavailable" | "commune_unknown" | "completion_error" | "conflict" | "connection_not_testable" | "contact_invalid" | "count_mismatch" | "csv_encoding_mixed" | "csv_error" | "csv_field_count" | "csv_line_too_long" | "csv_nul_byte" | "csv_quote_open" | "csv_separator_wrong" | "database_unavailable" | "date_in_future" | "date_in_past" | "date_invalid" | "decimal_ambiguous" | "draft_missing" | "email_already_exists" | "email_blocked" | "email_invalid" | "end_before_start" | "erasure_held" | "export_limit_exceeded" | "export_limit_invalid" | "fee_change_too_large" | "fee_id_invalid" | "fee_inactive" | "fee_rule_example_changed" | "fee_rule_example_failed" | "fee_rule_incomplete" | "fee_rule_malformed" | "fee_rule_too_large" | "fee_rule_type_mismatch" | "fee_rule_variable_unknown" | "fee_unknown" | "feedback_personal_data" | "feedback_span_invalid" | "file_appended_data" | "file_download_error" | "file_empty" | "file_extension_invalid" | "file_extension_not_allowed" | "file_has_archive" | "file_path_invalid" | "file_reset_error" | "file_too_large" | "file_type_not_allowed" | "file_unreadable" | "file_upload_error" | "files_too_large" | "form_breaks_applications" | "from_utf8_error" | "german_required" | "html_not_allowed" | "html_not_closed" | "image_too_large" | "import_cancelled" | "import_interrupted" | "import_residential_properties_error" | "insufficient_permissions" | "internal_error" | "invalid_credentials" | "invalid_token" | "invisible_characters" | "invite_too_soon" | "json_invalid" | "json_key_duplicate" | "language_invalid" | "language_not_offered" | "languages_missing_in_commune" | "last_admin" | "latest_residential_properties_update_error" | "leading_zero_lost" | "list_too_long" | "mail_failed" | "mail_not_configured" | "name_mismatch" | "no_changes_in_file" | "no_default_locale" | "no_new_bookings" | "not_decimal" | "not_found" | "not_snake_case" | "not_unique" | "nothing_to_export" | "number_invalid" | "number_out_of_range" | "okkomm_failed" | "okkomm_not_configured" | "options_required" | "own_rights" | "password_not_allowed" | "password_one_character" | "password_too_common" | "password_too_short" | "password_wrong" | "percentage_out_of_range" | "phone_invalid" | "placeholder_lost" | "placeholder_malformed" | "placeholder_quoted" | "placeholder_type_changed" | "placeholder_unknown" | "plural_branch_unknown" | "postal_code_invalid" | "preview_expired" | "purpose_required" | "receipt_number_taken" | "refund_too_high" | "report_expressions_unconfirmed" | "report_name_invalid" | "report_placeholder_malformed" | "report_template_unsafe" | "required" | "residential_properties_export_error" | "residential_properties_load_error" | "resource_id_invalid" | "resource_in_use" | "resource_invalid" | "resource_unchanged" | "resource_unknown" | "restart_failed" | "role_not_allowed" | "role_types_mixed" | "role_unknown" | "row_duplicate" | "rows_left_out" | "rows_of_other_communes" | "running_period_change" | "secret_address_changed" | "sender_invalid" | "service_in_maintenance" | "service_not_offered" | "service_report_not_found" | "service_unknown" | "services_duplicates" | "setting_known" | "setting_locked" | "shrink_needs_confirmation" | "status_not_allowed" | "stba_number_invalid" | "storage_full" | "test_mail_too_soon" | "text_invalid" | "text_too_long" | "texts_faulty" | "texts_too_large" | "too_many_attempts" | "too_many_decimal_places" | "too_many_files" | "too_many_rows" | "too_many_texts" | "total_out_of_range" | "translation_file_invalid" | "unauthorized" | "undo_expired" | "unknown_operation" | "upload_residential_properties_file_error" | "url_invalid" | "user_already_activated" | "user_list_download_error" | "user_rows_differ" | "user_save_error" | "username_already_exists" | "username_look_alike" | "zip_entry_unreadable" | "zip_error" | "zip_path_ambiguous" | "zip_unsafe" | "%future added value";
export type PlaceKind = "APPLICATION" | "COMMUNE" | "PROCESS" | "RESOURCE" | "SCREEN" | "SERVICE" | "USER" | "%future added value";
export type RecordVisitsInput = {
  visits: ReadonlyArray<PlaceVisitInput>;
};
export type PlaceVisitInput = {
  key: string;
  kind: PlaceKind;
  section?: string | null | undefined;
};
export type useVisitExchangeMutation$variables = {
  input: RecordVisitsInput;
};
export type useVisitExchangeMutation$data = {
  readonly recordVisits: {
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
    }>;
    readonly places: {
      readonly favourites: ReadonlyArray<{
        readonly ags: string | null | undefined;
        readonly communeName: string | null | undefined;
        readonly detail: string | null | undefined;
        readonly key: string;
        readonly kind: PlaceKind;
        readonly label: string | null | undefined;
        readonly section: string | null | undefined;
        readonly serviceId: string | null | undefined;
      }>;
      readonly recent: ReadonlyArray<{
        readonly ags: string | null | undefined;
        readonly communeName: string | null | undefined;
        readonly detail: string | null | undefined;
        readonly key: string;
        readonly kind: PlaceKind;
        readonly label: string | null | undefined;
        readonly section: string | null | undefined;
        readonly serviceId: string | null | undefined;
      }>;
    } | null | undefined;
  };
};
export type useVisitExchangeMutation = {
  response: useVisitExchangeMutation$data;
  variables: useVisitExchangeMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "kind",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "key",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "section",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "ags",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "communeName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "serviceId",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "label",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "detail",
    "storageKey": null
  }
],
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "RecordVisitsPayload",
    "kind": "LinkedField",
    "name": "recordVisits",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "OwnPlaces",
        "kind": "LinkedField",
        "name": "places",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Place",
            "kind": "LinkedField",
            "name": "favourites",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "Place",
            "kind": "LinkedField",
            "name": "recent",
            "plural": true,
            "selections": (v1/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useVisitExchangeMutation",
    "selections": (v2/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useVisitExchangeMutation",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "b5bc8c286cb617570496e2a14ba81319a8cb2b89e2c35de9fa96e592603ecf2d",
    "metadata": {},
    "name": "useVisitExchangeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "55a4a6d13974610b92fda892b934c5b9";

export default node;
