/**
 * @generated SignedSource<<a1c0e221fe10f500197fafc52503f6f9>>
 * @relayHash aa27264870d1994b7c64ddefd22f9ee0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f40fa5e06dc89ddecda2f0e5d55f0a8b58639c941e5c070a5474d03d2a794861

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ErrorCode = "address_refused" | "ags_configured_already" | "ags_invalid" | "ags_outside_commune" | "ags_unknown" | "all_rows_faulty" | "already_running" | "amount_out_of_range" | "applicant_data_erased" | "authority_identifier_invalid" | "authority_prefix_invalid" | "automatic_needs_okkomm" | "bad_request" | "booking_run_continued" | "bounds_reversed" | "branch_other_missing" | "capability_missing" | "changing_fixed_service_file_local_error" | "columns_missing" | "commune_ags_fixed" | "commune_already_added" | "commune_has_running_processes" | "commune_initialization_failed" | "commune_unavailable" | "commune_unknown" | "completion_error" | "conflict" | "connection_not_testable" | "contact_invalid" | "count_mismatch" | "csv_encoding_mixed" | "csv_error" | "csv_field_count" | "csv_line_too_long" | "csv_nul_byte" | "csv_quote_open" | "csv_separator_wrong" | "database_unavailable" | "date_in_future" | "date_in_past" | "date_invalid" | "decimal_ambiguous" | "draft_missing" | "email_already_exists" | "email_blocked" | "email_invalid" | "end_before_start" | "erasure_held" | "export_limit_exceeded" | "export_limit_invalid" | "fee_change_too_large" | "fee_id_invalid" | "fee_inactive" | "fee_rule_example_changed" | "fee_rule_example_failed" | "fee_rule_incomplete" | "fee_rule_malformed" | "fee_rule_too_large" | "fee_rule_type_mismatch" | "fee_rule_variable_unknown" | "fee_unknown" | "feedback_personal_data" | "feedback_span_invalid" | "file_appended_data" | "file_download_error" | "file_empty" | "file_extension_invalid" | "file_extension_not_allowed" | "file_has_archive" | "file_path_invalid" | "file_reset_error" | "file_too_large" | "file_type_not_allowed" | "file_unreadable" | "file_upload_error" | "files_too_large" | "form_breaks_applications" | "from_utf8_error" | "german_required" | "html_not_allowed" | "html_not_closed" | "image_too_large" | "import_cancelled" | "import_interrupted" | "import_residential_properties_error" | "insufficient_permissions" | "internal_error" | "invalid_credentials" | "invalid_token" | "invisible_characters" | "invite_too_soon" | "json_invalid" | "json_key_duplicate" | "language_invalid" | "language_not_offered" | "languages_missing_in_commune" | "last_admin" | "latest_residential_properties_update_error" | "leading_zero_lost" | "list_too_long" | "mail_failed" | "mail_not_configured" | "name_mismatch" | "no_changes_in_file" | "no_default_locale" | "no_new_bookings" | "not_decimal" | "not_found" | "not_snake_case" | "not_unique" | "nothing_to_export" | "number_invalid" | "number_out_of_range" | "okkomm_failed" | "okkomm_not_configured" | "options_required" | "own_rights" | "password_not_allowed" | "password_one_character" | "password_too_common" | "password_too_short" | "password_wrong" | "percentage_out_of_range" | "phone_invalid" | "placeholder_lost" | "placeholder_malformed" | "placeholder_quoted" | "placeholder_type_changed" | "placeholder_unknown" | "plural_branch_unknown" | "postal_code_invalid" | "preview_expired" | "purpose_required" | "receipt_number_taken" | "refund_too_high" | "report_expressions_unconfirmed" | "report_name_invalid" | "report_placeholder_malformed" | "report_template_unsafe" | "required" | "residential_properties_export_error" | "residential_properties_load_error" | "resource_id_invalid" | "resource_in_use" | "resource_invalid" | "resource_unchanged" | "resource_unknown" | "restart_failed" | "role_not_allowed" | "role_types_mixed" | "role_unknown" | "row_duplicate" | "rows_left_out" | "rows_of_other_communes" | "running_period_change" | "secret_address_changed" | "sender_invalid" | "service_in_maintenance" | "service_not_offered" | "service_report_not_found" | "service_unknown" | "services_duplicates" | "setting_known" | "setting_locked" | "shrink_needs_confirmation" | "status_not_allowed" | "stba_number_invalid" | "storage_full" | "test_mail_too_soon" | "text_invalid" | "text_too_long" | "texts_faulty" | "texts_too_large" | "too_many_attempts" | "too_many_decimal_places" | "too_many_files" | "too_many_rows" | "too_many_texts" | "total_out_of_range" | "translation_file_invalid" | "unauthorized" | "undo_expired" | "unknown_operation" | "upload_residential_properties_file_error" | "url_invalid" | "user_already_activated" | "user_list_download_error" | "user_rows_differ" | "user_save_error" | "username_already_exists" | "username_look_alike" | "zip_entry_unreadable" | "zip_error" | "zip_path_ambiguous" | "zip_unsafe" | "%future added value";
export type RoleType = "ADMIN" | "MEMBER" | "SUPPORT" | "%future added value";
export type SaveUserInput = {
  email: string;
  id: string;
  revision: number;
  roles: ReadonlyArray<RoleInput>;
  username: string;
};
export type RoleInput = {
  ags?: string | null | undefined;
  services: ReadonlyArray<string>;
  type: RoleType;
};
export type UserFormSaveMutation$variables = {
  input: SaveUserInput;
};
export type UserFormSaveMutation$data = {
  readonly saveUser: {
    readonly errors: ReadonlyArray<{
      readonly code: ErrorCode;
      readonly field: ReadonlyArray<string> | null | undefined;
      readonly params: ReadonlyArray<{
        readonly name: string;
        readonly value: string;
      }>;
    }>;
    readonly user: {
      readonly email: string;
      readonly id: string;
      readonly revision: number;
      readonly roles: ReadonlyArray<{
        readonly commune: {
          readonly ags: string;
          readonly name: string;
          readonly services: ReadonlyArray<string>;
        } | null | undefined;
        readonly services: ReadonlyArray<string>;
        readonly type: RoleType;
      }>;
      readonly username: string;
      readonly " $fragmentSpreads": FragmentRefs<"userOperations_user">;
    } | null | undefined;
  };
};
export type UserFormSaveMutation = {
  response: UserFormSaveMutation$data;
  variables: UserFormSaveMutation$variables;
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
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "revision",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "username",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "email",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "type",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ags",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "services",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "concreteType": "Role",
  "kind": "LinkedField",
  "name": "roles",
  "plural": true,
  "selections": [
    (v6/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "RoleCommune",
      "kind": "LinkedField",
      "name": "commune",
      "plural": false,
      "selections": [
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/)
      ],
      "storageKey": null
    },
    (v9/*:: as any*/)
  ],
  "storageKey": null
},
v11 = {
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
        (v8/*:: as any*/),
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
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "status",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "expiresAt",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "delivery",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "resendAt",
  "storageKey": null
},
v16 = [
  (v4/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "UserFormSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveUserPayload",
        "kind": "LinkedField",
        "name": "saveUser",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v10/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "userOperations_user"
              }
            ],
            "storageKey": null
          },
          (v11/*:: as any*/)
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
    "name": "UserFormSaveMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "SaveUserPayload",
        "kind": "LinkedField",
        "name": "saveUser",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "User",
            "kind": "LinkedField",
            "name": "user",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v10/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "RoleCommune",
                "kind": "LinkedField",
                "name": "firstCommune",
                "plural": false,
                "selections": [
                  (v7/*:: as any*/),
                  (v8/*:: as any*/)
                ],
                "storageKey": null
              },
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
                "kind": "ScalarField",
                "name": "serviceCount",
                "storageKey": null
              },
              (v12/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "Invitation",
                "kind": "LinkedField",
                "name": "invitation",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "invitedAt",
                    "storageKey": null
                  },
                  (v13/*:: as any*/),
                  (v12/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ActorRef",
                    "kind": "LinkedField",
                    "name": "invitedBy",
                    "plural": false,
                    "selections": (v16/*:: as any*/),
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "activatedAt",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "lastLoginAt",
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
                "concreteType": "Invitation",
                "kind": "LinkedField",
                "name": "passwordReset",
                "plural": false,
                "selections": [
                  (v12/*:: as any*/),
                  (v13/*:: as any*/),
                  (v14/*:: as any*/),
                  (v15/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Deactivation",
                "kind": "LinkedField",
                "name": "deactivation",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "at",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ActorRef",
                    "kind": "LinkedField",
                    "name": "by",
                    "plural": false,
                    "selections": (v16/*:: as any*/),
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "reason",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v11/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f40fa5e06dc89ddecda2f0e5d55f0a8b58639c941e5c070a5474d03d2a794861",
    "metadata": {},
    "name": "UserFormSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "9751a1bb9676b1307fa5286467a0a605";

export default node;
