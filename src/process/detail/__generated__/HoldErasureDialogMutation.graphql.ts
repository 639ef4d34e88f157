/**
 * @generated SignedSource<<1861c02229a6c2d0a7d05120eff8ca09>>
 * @relayHash e767a210778f5728dd827c7fe2a06d2d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 698669a631a44d51bd8c9207b665da50eadc37de58d7b22c65834690adb141db

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErrorCode = "address_refused" | "ags_configured_already" | "ags_invalid" | "ags_outside_commune" | "ags_unknown" | "all_rows_faulty" | "already_running" | "amount_out_of_range" | "applicant_data_erased" | "authority_identifier_invalid" | "authority_prefix_invalid" | "automatic_needs_okkomm" | "bad_request" | "booking_run_continued" | "bounds_reversed" | "branch_other_missing" | "capability_missing" | "changing_fixed_service_file_local_error" | "columns_missing" | "commune_ags_fixed" | "commune_already_added" | "commune_has_running_processes" | "commune_initialization_failed" | "commune_unavailable" | "commune_unknown" | "completion_error" | "conflict" | "connection_not_testable" | "contact_invalid" | "count_mismatch" | "csv_encoding_mixed" | "csv_error" | "csv_field_count" | "csv_line_too_long" | "csv_nul_byte" | "csv_quote_open" | "csv_separator_wrong" | "database_unavailable" | "date_in_future" | "date_in_past" | "date_invalid" | "decimal_ambiguous" | "draft_missing" | "email_already_exists" | "email_blocked" | "email_invalid" | "end_before_start" | "erasure_held" | "export_limit_exceeded" | "export_limit_invalid" | "fee_change_too_large" | "fee_id_invalid" | "fee_inactive" | "fee_rule_example_changed" | "fee_rule_example_failed" | "fee_rule_incomplete" | "fee_rule_malformed" | "fee_rule_too_large" | "fee_rule_type_mismatch" | "fee_rule_variable_unknown" | "fee_unknown" | "feedback_personal_data" | "feedback_span_invalid" | "file_appended_data" | "file_download_error" | "file_empty" | "file_extension_invalid" | "file_extension_not_allowed" | "file_has_archive" | "file_path_invalid" | "file_reset_error" | "file_too_large" | "file_type_not_allowed" | "file_unreadable" | "file_upload_error" | "files_too_large" | "form_breaks_applications" | "from_utf8_error" | "german_required" | "html_not_allowed" | "html_not_closed" | "image_too_large" | "import_cancelled" | "import_interrupted" | "import_residential_properties_error" | "insufficient_permissions" | "internal_error" | "invalid_credentials" | "invalid_token" | "invisible_characters" | "invite_too_soon" | "json_invalid" | "json_key_duplicate" | "language_invalid" | "language_not_offered" | "languages_missing_in_commune" | "last_admin" | "latest_residential_properties_update_error" | "leading_zero_lost" | "list_too_long" | "mail_failed" | "mail_not_configured" | "name_mismatch" | "no_changes_in_file" | "no_default_locale" | "no_new_bookings" | "not_decimal" | "not_found" | "not_snake_case" | "not_unique" | "nothing_to_export" | "number_invalid" | "number_out_of_range" | "okkomm_failed" | "okkomm_not_configured" | "options_required" | "own_rights" | "password_not_allowed" | "password_one_character" | "password_too_common" | "password_too_short" | "password_wrong" | "percentage_out_of_range" | "phone_invalid" | "placeholder_lost" | "placeholder_malformed" | "placeholder_quoted" | "placeholder_type_changed" | "placeholder_unknown" | "plural_branch_unknown" | "postal_code_invalid" | "preview_expired" | "purpose_required" | "receipt_number_taken" | "refund_too_high" | "report_expressions_unconfirmed" | "report_name_invalid" | "report_placeholder_malformed" | "report_template_unsafe" | "required" | "residential_properties_export_error" | "residential_properties_load_error" | "resource_id_invalid" | "resource_in_use" | "resource_invalid" | "resource_unchanged" | "resource_unknown" | "restart_failed" | "role_not_allowed" | "role_types_mixed" | "role_unknown" | "row_duplicate" | "rows_left_out" | "rows_of_other_communes" | "running_period_change" | "secret_address_changed" | "sender_invalid" | "service_in_maintenance" | "service_not_offered" | "service_report_not_found" | "service_unknown" | "services_duplicates" | "setting_known" | "setting_locked" | "shrink_needs_confirmation" | "status_not_allowed" | "stba_number_invalid" | "storage_full" | "test_mail_too_soon" | "text_invalid" | "text_too_long" | "texts_faulty" | "texts_too_large" | "too_many_attempts" | "too_many_decimal_places" | "too_many_files" | "too_many_rows" | "too_many_texts" | "total_out_of_range" | "translation_file_invalid" | "unauthorized" | "undo_expired" | "unknown_operation" | "upload_residential_properties_file_error" | "url_invalid" | "user_already_activated" | "user_list_download_error" | "user_rows_differ" | "user_save_error" | "username_already_exists" | "username_look_alike" | "zip_entry_unreadable" | "zip_error" | "zip_path_ambiguous" | "zip_unsafe" | "%future added value";
export type HoldProcessErasureInput = {
  id: string;
  reason: string;
  revision: number;
  until?: string | null | undefined;
};
export type HoldErasureDialogMutation$variables = {
  input: HoldProcessErasureInput;
};
export type HoldErasureDialogMutation$data = {
  readonly holdProcessErasure: {
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly params: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
    }>;
    readonly process: {
      readonly erasureHold: {
        readonly reason: string;
        readonly until: string | null | undefined;
      } | null | undefined;
      readonly revision: number;
      readonly " $fragmentSpreads": FragmentRefs<"ProcessDetail_process">;
    } | null | undefined;
  };
};
export type HoldErasureDialogMutation = {
  response: HoldErasureDialogMutation$data;
  variables: HoldErasureDialogMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "reason",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "until",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v6 = {
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
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        (v5/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "at",
  "storageKey": null
},
v8 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "username",
    "storageKey": null
  }
],
v9 = {
  "alias": null,
  "args": null,
  "concreteType": "ActorRef",
  "kind": "LinkedField",
  "name": "by",
  "plural": false,
  "selections": (v8/*:: as any*/),
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "problem",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "httpStatus",
  "storageKey": null
},
v13 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 20
  }
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v17 = {
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
},
v18 = [
  {
    "kind": "Literal",
    "name": "first",
    "value": 50
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "HoldErasureDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "HoldProcessErasurePayload",
        "kind": "LinkedField",
        "name": "holdProcessErasure",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Process",
            "kind": "LinkedField",
            "name": "process",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ProcessErasureHold",
                "kind": "LinkedField",
                "name": "erasureHold",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "ProcessDetail_process"
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "HoldErasureDialogMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "HoldProcessErasurePayload",
        "kind": "LinkedField",
        "name": "holdProcessErasure",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Process",
            "kind": "LinkedField",
            "name": "process",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ProcessErasureHold",
                "kind": "LinkedField",
                "name": "erasureHold",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v4/*:: as any*/),
                  (v7/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              },
              (v10/*:: as any*/),
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
                "name": "tries",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "restarts",
                "storageKey": null
              },
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
                "name": "uuid",
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
                  }
                ],
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
                "name": "businessKey",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Payment",
                "kind": "LinkedField",
                "name": "payment",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "identifier",
                    "storageKey": null
                  },
                  (v10/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "totalAmount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "expectedAmount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "completionType",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "completedAt",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "paymentSystem",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "paymentType",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "retries",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "PaymentFee",
                    "kind": "LinkedField",
                    "name": "feeOverview",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "feeId",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "text",
                        "storageKey": null
                      },
                      (v5/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "quantity",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "taxRate",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "total",
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
                "kind": "ScalarField",
                "name": "paymentSystemIdentifier",
                "storageKey": null
              },
              (v11/*:: as any*/),
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "errorFingerprint",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "createdAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "updatedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "nextRetryAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "record",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "allowedActions",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ScheduledRestart",
                "kind": "LinkedField",
                "name": "scheduledRestart",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v9/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "erasedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "feeDifference",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "type",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "retryState",
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v13/*:: as any*/),
                "concreteType": "ProcessAttemptConnection",
                "kind": "LinkedField",
                "name": "attempts",
                "plural": false,
                "selections": [
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ProcessAttemptEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ProcessAttempt",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v10/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "restart",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "state",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "number",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "trigger",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "startedAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "durationMs",
                            "storageKey": null
                          },
                          (v12/*:: as any*/),
                          (v11/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "errorText",
                            "storageKey": null
                          },
                          (v15/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v16/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v17/*:: as any*/)
                ],
                "storageKey": "attempts(first:20)"
              },
              {
                "alias": null,
                "args": (v13/*:: as any*/),
                "filters": null,
                "handle": "connection",
                "key": "AttemptsSection_attempts",
                "kind": "LinkedHandle",
                "name": "attempts"
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "formKey",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "erasableFrom",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "variables",
                "storageKey": null
              },
              {
                "alias": null,
                "args": (v18/*:: as any*/),
                "concreteType": "ProcessFileConnection",
                "kind": "LinkedField",
                "name": "files",
                "plural": false,
                "selections": [
                  (v14/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ProcessFileEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "ProcessFile",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v10/*:: as any*/),
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "fileName",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "byteSize",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "mediaType",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "uploadedAt",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "concreteType": "ActorRef",
                            "kind": "LinkedField",
                            "name": "uploadedBy",
                            "plural": false,
                            "selections": (v8/*:: as any*/),
                            "storageKey": null
                          },
                          (v15/*:: as any*/)
                        ],
                        "storageKey": null
                      },
                      (v16/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  (v17/*:: as any*/)
                ],
                "storageKey": "files(first:50)"
              },
              {
                "alias": null,
                "args": (v18/*:: as any*/),
                "filters": null,
                "handle": "connection",
                "key": "FilesSection_files",
                "kind": "LinkedHandle",
                "name": "files"
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "ProcessCompletion",
                "kind": "LinkedField",
                "name": "completion",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v9/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "comment",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v6/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "698669a631a44d51bd8c9207b665da50eadc37de58d7b22c65834690adb141db",
    "metadata": {},
    "name": "HoldErasureDialogMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "50b218d946181359b0afb91fad94d9d5";

export default node;
