/**
 * @generated SignedSource<<ed75b8bfbbeaf1d19b764f14b4113358>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApplicationStatus = "ERROR" | "ERROR_WITHOUT_RETRY" | "FINALLY_TERMINATED" | "IN_PROGRESS" | "SUCCESS" | "SUCCESS_MANUAL" | "UNKNOWN" | "%future added value";
export type ErrorCode = "address_refused" | "ags_configured_already" | "ags_invalid" | "ags_outside_commune" | "ags_unknown" | "all_rows_faulty" | "already_running" | "amount_out_of_range" | "applicant_data_erased" | "authority_identifier_invalid" | "authority_prefix_invalid" | "automatic_needs_okkomm" | "bad_request" | "booking_run_continued" | "bounds_reversed" | "branch_other_missing" | "capability_missing" | "changing_fixed_service_file_local_error" | "columns_missing" | "commune_ags_fixed" | "commune_already_added" | "commune_has_running_processes" | "commune_initialization_failed" | "commune_unavailable" | "commune_unknown" | "completion_error" | "conflict" | "connection_not_testable" | "contact_invalid" | "count_mismatch" | "csv_encoding_mixed" | "csv_error" | "csv_field_count" | "csv_line_too_long" | "csv_nul_byte" | "csv_quote_open" | "csv_separator_wrong" | "database_unavailable" | "date_in_future" | "date_in_past" | "date_invalid" | "decimal_ambiguous" | "draft_missing" | "email_already_exists" | "email_blocked" | "email_invalid" | "end_before_start" | "erasure_held" | "export_limit_exceeded" | "export_limit_invalid" | "fee_change_too_large" | "fee_id_invalid" | "fee_inactive" | "fee_rule_example_changed" | "fee_rule_example_failed" | "fee_rule_incomplete" | "fee_rule_malformed" | "fee_rule_too_large" | "fee_rule_type_mismatch" | "fee_rule_variable_unknown" | "fee_unknown" | "feedback_personal_data" | "feedback_span_invalid" | "file_appended_data" | "file_download_error" | "file_empty" | "file_extension_invalid" | "file_extension_not_allowed" | "file_has_archive" | "file_path_invalid" | "file_reset_error" | "file_too_large" | "file_type_not_allowed" | "file_unreadable" | "file_upload_error" | "files_too_large" | "form_breaks_applications" | "from_utf8_error" | "german_required" | "html_not_allowed" | "html_not_closed" | "image_too_large" | "import_cancelled" | "import_interrupted" | "import_residential_properties_error" | "insufficient_permissions" | "internal_error" | "invalid_credentials" | "invalid_token" | "invisible_characters" | "invite_too_soon" | "json_invalid" | "json_key_duplicate" | "language_invalid" | "language_not_offered" | "languages_missing_in_commune" | "last_admin" | "latest_residential_properties_update_error" | "leading_zero_lost" | "list_too_long" | "mail_failed" | "mail_not_configured" | "name_mismatch" | "no_changes_in_file" | "no_default_locale" | "no_new_bookings" | "not_decimal" | "not_found" | "not_snake_case" | "not_unique" | "nothing_to_export" | "number_invalid" | "number_out_of_range" | "okkomm_failed" | "okkomm_not_configured" | "options_required" | "own_rights" | "password_not_allowed" | "password_one_character" | "password_too_common" | "password_too_short" | "password_wrong" | "percentage_out_of_range" | "phone_invalid" | "placeholder_lost" | "placeholder_malformed" | "placeholder_quoted" | "placeholder_type_changed" | "placeholder_unknown" | "plural_branch_unknown" | "postal_code_invalid" | "preview_expired" | "purpose_required" | "receipt_number_taken" | "refund_too_high" | "report_expressions_unconfirmed" | "report_name_invalid" | "report_placeholder_malformed" | "report_template_unsafe" | "required" | "residential_properties_export_error" | "residential_properties_load_error" | "resource_id_invalid" | "resource_in_use" | "resource_invalid" | "resource_unchanged" | "resource_unknown" | "restart_failed" | "role_not_allowed" | "role_types_mixed" | "role_unknown" | "row_duplicate" | "rows_left_out" | "rows_of_other_communes" | "running_period_change" | "secret_address_changed" | "sender_invalid" | "service_in_maintenance" | "service_not_offered" | "service_report_not_found" | "service_unknown" | "services_duplicates" | "setting_known" | "setting_locked" | "shrink_needs_confirmation" | "status_not_allowed" | "stba_number_invalid" | "storage_full" | "test_mail_too_soon" | "text_invalid" | "text_too_long" | "texts_faulty" | "texts_too_large" | "too_many_attempts" | "too_many_decimal_places" | "too_many_files" | "too_many_rows" | "too_many_texts" | "total_out_of_range" | "translation_file_invalid" | "unauthorized" | "undo_expired" | "unknown_operation" | "upload_residential_properties_file_error" | "url_invalid" | "user_already_activated" | "user_list_download_error" | "user_rows_differ" | "user_save_error" | "username_already_exists" | "username_look_alike" | "zip_entry_unreadable" | "zip_error" | "zip_path_ambiguous" | "zip_unsafe" | "%future added value";
export type JobItemState = "FAILED" | "SKIPPED" | "SUCCEEDED" | "WAITING" | "%future added value";
export type JobKind = "ARCHIVE_PROCESSES" | "CANCEL_PROCESSES" | "COMPLETE_PROCESSES" | "DELETE_PROCESSES" | "RESTART_PROCESSES" | "%future added value";
export type JobState = "CANCELLED" | "EXPIRED" | "FAILED" | "FINISHED" | "PREPARED" | "RUNNING" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type JobItems_job$data = {
  readonly done: number;
  readonly id: string;
  readonly items: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly error: {
          readonly code: ErrorCode;
          readonly field: ReadonlyArray<string> | null | undefined;
          readonly params: ReadonlyArray<{
            readonly name: string;
            readonly value: string;
          }>;
        } | null | undefined;
        readonly finishedAt: string | null | undefined;
        readonly id: string;
        readonly label: string;
        readonly state: JobItemState;
        readonly target: {
          readonly __typename: "Process";
          readonly commune: {
            readonly ags: string;
            readonly name: string;
          };
          readonly id: string;
          readonly pid: string;
          readonly serviceId: string;
          readonly status: ApplicationStatus;
        } | {
          // This will never be '%other', but we need some
          // value in case none of the concrete values match.
          readonly __typename: "%other";
        } | null | undefined;
      };
    }>;
    readonly totalCount: number;
  };
  readonly kind: JobKind;
  readonly state: JobState;
  readonly " $fragmentType": "JobItems_job";
};
export type JobItems_job$key = {
  readonly " $data"?: JobItems_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"JobItems_job">;
};

import JobItemsPageQuery_graphql from './JobItemsPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "items"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": 50,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    }
  ],
  "kind": "Fragment",
  "metadata": {
    "connection": [
      {
        "count": "count",
        "cursor": "cursor",
        "direction": "forward",
        "path": (v0/*:: as any*/)
      }
    ],
    "refetch": {
      "connection": {
        "forward": {
          "count": "count",
          "cursor": "cursor"
        },
        "backward": null,
        "path": (v0/*:: as any*/)
      },
      "fragmentPathInResult": [
        "node"
      ],
      "operation": JobItemsPageQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "JobItems_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "done",
      "storageKey": null
    },
    {
      "alias": "items",
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        }
      ],
      "concreteType": "JobItemConnection",
      "kind": "LinkedField",
      "name": "__JobItems_items_connection",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "JobItemEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "JobItem",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                (v2/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "label",
                  "storageKey": null
                },
                (v1/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "finishedAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "UserError",
                  "kind": "LinkedField",
                  "name": "error",
                  "plural": false,
                  "selections": [
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "code",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "field",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "ErrorParam",
                      "kind": "LinkedField",
                      "name": "params",
                      "plural": true,
                      "selections": [
                        (v3/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "value",
                          "storageKey": null
                        }
                      ],
                      "storageKey": null
                    }
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": null,
                  "kind": "LinkedField",
                  "name": "target",
                  "plural": false,
                  "selections": [
                    (v4/*:: as any*/),
                    {
                      "kind": "InlineFragment",
                      "selections": [
                        (v2/*:: as any*/),
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "pid",
                          "storageKey": null
                        },
                        {
                          "alias": null,
                          "args": null,
                          "kind": "ScalarField",
                          "name": "status",
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
                          "concreteType": "CommuneRef",
                          "kind": "LinkedField",
                          "name": "commune",
                          "plural": false,
                          "selections": [
                            {
                              "alias": null,
                              "args": null,
                              "kind": "ScalarField",
                              "name": "ags",
                              "storageKey": null
                            },
                            (v3/*:: as any*/)
                          ],
                          "storageKey": null
                        }
                      ],
                      "type": "Process",
                      "abstractKey": null
                    }
                  ],
                  "storageKey": null
                },
                (v4/*:: as any*/)
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cursor",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PageInfo",
          "kind": "LinkedField",
          "name": "pageInfo",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "endCursor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasNextPage",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    (v2/*:: as any*/)
  ],
  "type": "Job",
  "abstractKey": null
};
})();

(node as any).hash = "d7f71ae2517b7e32611818189d7e974f";

export default node;
