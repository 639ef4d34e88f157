/**
 * @generated SignedSource<<796ad3a66302b9bb240b97dfc2d1693b>>
 * @relayHash f99ac1446b87fa26c4e6865a922c7ed6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 64c180d393b2653206d7f7a4485d029898b3c023d3990493d220acf200443916

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErrorCode = "address_refused" | "ags_configured_already" | "ags_invalid" | "ags_outside_commune" | "ags_unknown" | "all_rows_faulty" | "already_running" | "amount_out_of_range" | "applicant_data_erased" | "authority_identifier_invalid" | "authority_prefix_invalid" | "automatic_needs_okkomm" | "bad_request" | "booking_run_continued" | "bounds_reversed" | "branch_other_missing" | "capability_missing" | "changing_fixed_service_file_local_error" | "columns_missing" | "commune_ags_fixed" | "commune_already_added" | "commune_has_running_processes" | "commune_initialization_failed" | "commune_unavailable" | "commune_unknown" | "completion_error" | "conflict" | "connection_not_testable" | "contact_invalid" | "count_mismatch" | "csv_encoding_mixed" | "csv_error" | "csv_field_count" | "csv_line_too_long" | "csv_nul_byte" | "csv_quote_open" | "csv_separator_wrong" | "database_unavailable" | "date_in_future" | "date_in_past" | "date_invalid" | "decimal_ambiguous" | "draft_missing" | "email_already_exists" | "email_blocked" | "email_invalid" | "end_before_start" | "erasure_held" | "export_limit_exceeded" | "export_limit_invalid" | "fee_change_too_large" | "fee_id_invalid" | "fee_inactive" | "fee_rule_example_changed" | "fee_rule_example_failed" | "fee_rule_incomplete" | "fee_rule_malformed" | "fee_rule_too_large" | "fee_rule_type_mismatch" | "fee_rule_variable_unknown" | "fee_unknown" | "feedback_personal_data" | "feedback_span_invalid" | "file_appended_data" | "file_download_error" | "file_empty" | "file_extension_invalid" | "file_extension_not_allowed" | "file_has_archive" | "file_path_invalid" | "file_reset_error" | "file_too_large" | "file_type_not_allowed" | "file_unreadable" | "file_upload_error" | "files_too_large" | "form_breaks_applications" | "from_utf8_error" | "german_required" | "html_not_allowed" | "html_not_closed" | "image_too_large" | "import_cancelled" | "import_interrupted" | "import_residential_properties_error" | "insufficient_permissions" | "internal_error" | "invalid_credentials" | "invalid_token" | "invisible_characters" | "invite_too_soon" | "json_invalid" | "json_key_duplicate" | "language_invalid" | "language_not_offered" | "languages_missing_in_commune" | "last_admin" | "latest_residential_properties_update_error" | "leading_zero_lost" | "list_too_long" | "mail_failed" | "mail_not_configured" | "name_mismatch" | "no_changes_in_file" | "no_default_locale" | "no_new_bookings" | "not_decimal" | "not_found" | "not_snake_case" | "not_unique" | "nothing_to_export" | "number_invalid" | "number_out_of_range" | "okkomm_failed" | "okkomm_not_configured" | "options_required" | "own_rights" | "password_not_allowed" | "password_one_character" | "password_too_common" | "password_too_short" | "password_wrong" | "percentage_out_of_range" | "phone_invalid" | "placeholder_lost" | "placeholder_malformed" | "placeholder_quoted" | "placeholder_type_changed" | "placeholder_unknown" | "plural_branch_unknown" | "postal_code_invalid" | "preview_expired" | "purpose_required" | "receipt_number_taken" | "refund_too_high" | "report_expressions_unconfirmed" | "report_name_invalid" | "report_placeholder_malformed" | "report_template_unsafe" | "required" | "residential_properties_export_error" | "residential_properties_load_error" | "resource_id_invalid" | "resource_in_use" | "resource_invalid" | "resource_unchanged" | "resource_unknown" | "restart_failed" | "role_not_allowed" | "role_types_mixed" | "role_unknown" | "row_duplicate" | "rows_left_out" | "rows_of_other_communes" | "running_period_change" | "secret_address_changed" | "sender_invalid" | "service_in_maintenance" | "service_not_offered" | "service_report_not_found" | "service_unknown" | "services_duplicates" | "setting_known" | "setting_locked" | "shrink_needs_confirmation" | "status_not_allowed" | "stba_number_invalid" | "storage_full" | "test_mail_too_soon" | "text_invalid" | "text_too_long" | "texts_faulty" | "texts_too_large" | "too_many_attempts" | "too_many_decimal_places" | "too_many_files" | "too_many_rows" | "too_many_texts" | "total_out_of_range" | "translation_file_invalid" | "unauthorized" | "undo_expired" | "unknown_operation" | "upload_residential_properties_file_error" | "url_invalid" | "user_already_activated" | "user_list_download_error" | "user_rows_differ" | "user_save_error" | "username_already_exists" | "username_look_alike" | "zip_entry_unreadable" | "zip_error" | "zip_path_ambiguous" | "zip_unsafe" | "%future added value";
export type ImportKind = "OKKOMM_RESIDENTIAL_PROPERTIES" | "POSTAL_CODES" | "RESIDENTIAL_PROPERTIES" | "%future added value";
export type ImportState = "CANCELLED" | "CHECKING" | "COMMITTED" | "EXPIRED" | "READY" | "REFUSED" | "%future added value";
export type TextEncoding = "CP850" | "MAC_ROMAN" | "UTF_16BE" | "UTF_16LE" | "UTF_8" | "WINDOWS_1252" | "%future added value";
export type ImportReviewQuery$variables = {
  id: string;
};
export type ImportReviewQuery$data = {
  readonly importPreview: {
    readonly byteSize: number;
    readonly counts: {
      readonly added: number;
      readonly changed: number;
      readonly refused: number;
      readonly removed: number;
      readonly unchanged: number;
    };
    readonly encoding: TextEncoding | null | undefined;
    readonly failure: {
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly params: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
    } | null | undefined;
    readonly fileName: string;
    readonly ignoredColumns: ReadonlyArray<string>;
    readonly kind: ImportKind;
    readonly needsConfirmation: ReadonlyArray<ErrorCode>;
    readonly sample: string | null | undefined;
    readonly state: ImportState;
    readonly token: string;
    readonly " $fragmentSpreads": FragmentRefs<"ImportChanges_import" | "ImportConfirmations_import" | "ImportProblems_import" | "OtherCommunes_import">;
  } | null | undefined;
};
export type ImportReviewQuery = {
  response: ImportReviewQuery$data;
  variables: ImportReviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "state",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "token",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "needsConfirmation",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v8 = [
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
      (v6/*:: as any*/),
      (v7/*:: as any*/)
    ],
    "storageKey": null
  }
],
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "failure",
  "plural": false,
  "selections": (v8/*:: as any*/),
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "ImportCounts",
  "kind": "LinkedField",
  "name": "counts",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "added",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "changed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unchanged",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "removed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refused",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "fileName",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "byteSize",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "encoding",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "sample",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ignoredColumns",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "rowCount",
  "storageKey": null
},
v17 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "url",
    "storageKey": null
  },
  (v11/*:: as any*/)
],
v18 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v19 = {
  "kind": "Literal",
  "name": "first",
  "value": 10
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v21 = [
  (v20/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "ImportReviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportPreview",
        "kind": "LinkedField",
        "name": "importPreview",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "OtherCommunes_import"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ImportProblems_import"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ImportChanges_import"
          },
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ImportConfirmations_import"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ImportReviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "ImportPreview",
        "kind": "LinkedField",
        "name": "importPreview",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
          (v9/*:: as any*/),
          (v10/*:: as any*/),
          (v11/*:: as any*/),
          (v12/*:: as any*/),
          (v13/*:: as any*/),
          (v14/*:: as any*/),
          (v15/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ImportOtherCommunes",
            "kind": "LinkedField",
            "name": "otherCommunes",
            "plural": false,
            "selections": [
              (v16/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "communeCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ImportOtherCommune",
                "kind": "LinkedField",
                "name": "communes",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "ags",
                    "storageKey": null
                  },
                  (v6/*:: as any*/),
                  (v16/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          },
          {
            "alias": "germanFile",
            "args": [
              {
                "kind": "Literal",
                "name": "language",
                "value": "DE"
              }
            ],
            "concreteType": "Download",
            "kind": "LinkedField",
            "name": "problemFile",
            "plural": false,
            "selections": (v17/*:: as any*/),
            "storageKey": "problemFile(language:\"DE\")"
          },
          {
            "alias": "englishFile",
            "args": [
              {
                "kind": "Literal",
                "name": "language",
                "value": "EN"
              }
            ],
            "concreteType": "Download",
            "kind": "LinkedField",
            "name": "problemFile",
            "plural": false,
            "selections": (v17/*:: as any*/),
            "storageKey": "problemFile(language:\"EN\")"
          },
          {
            "alias": null,
            "args": (v18/*:: as any*/),
            "concreteType": "ImportProblemConnection",
            "kind": "LinkedField",
            "name": "problems",
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
                "concreteType": "ImportProblemEdge",
                "kind": "LinkedField",
                "name": "edges",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ImportProblem",
                    "kind": "LinkedField",
                    "name": "node",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "line",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "column",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "columnName",
                        "storageKey": null
                      },
                      (v7/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "UserError",
                        "kind": "LinkedField",
                        "name": "error",
                        "plural": false,
                        "selections": (v8/*:: as any*/),
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "__typename",
                        "storageKey": null
                      }
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
            "storageKey": "problems(first:20)"
          },
          {
            "alias": null,
            "args": (v18/*:: as any*/),
            "filters": null,
            "handle": "connection",
            "key": "ImportProblems_problems",
            "kind": "LinkedHandle",
            "name": "problems"
          },
          {
            "alias": "addedRows",
            "args": [
              (v19/*:: as any*/),
              {
                "kind": "Literal",
                "name": "kind",
                "value": "ADDED"
              }
            ],
            "concreteType": "ImportChange",
            "kind": "LinkedField",
            "name": "changes",
            "plural": true,
            "selections": (v21/*:: as any*/),
            "storageKey": "changes(first:10,kind:\"ADDED\")"
          },
          {
            "alias": "changedRows",
            "args": [
              (v19/*:: as any*/),
              {
                "kind": "Literal",
                "name": "kind",
                "value": "CHANGED"
              }
            ],
            "concreteType": "ImportChange",
            "kind": "LinkedField",
            "name": "changes",
            "plural": true,
            "selections": [
              (v20/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "FieldChange",
                "kind": "LinkedField",
                "name": "changes",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "path",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "before",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "after",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": "changes(first:10,kind:\"CHANGED\")"
          },
          {
            "alias": "removedRows",
            "args": [
              (v19/*:: as any*/),
              {
                "kind": "Literal",
                "name": "kind",
                "value": "REMOVED"
              }
            ],
            "concreteType": "ImportChange",
            "kind": "LinkedField",
            "name": "changes",
            "plural": true,
            "selections": (v21/*:: as any*/),
            "storageKey": "changes(first:10,kind:\"REMOVED\")"
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "64c180d393b2653206d7f7a4485d029898b3c023d3990493d220acf200443916",
    "metadata": {},
    "name": "ImportReviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "be1890fa8cf63fd109a134d92ab5803e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
