/**
 * @generated SignedSource<<23cce46b774e6c22da05245e8a3aa21b>>
 * @relayHash f30651f6ea8070eaa3c95db71660a960
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1f97a47f9b2e85558e37a858e4ca05e6db8b96176e12550598a18a2c907e8c24

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ActivityRole = "ADMIN" | "MEMBER" | "SUPPORT" | "SYSTEM" | "%future added value";
export type ActivityType = "ACTIVATE_USER" | "ADD_COMMUNE_SERVICE" | "APPROVE_FEEDBACK" | "ARCHIVE_PROCESS" | "CANCEL_PROCESS" | "CANCEL_SCHEDULED_RESTART" | "CHANGE_COMMUNE_PICTURE" | "CHANGE_FEE_RULE" | "CHANGE_KBA_PASSWORD" | "CHANGE_PASSWORD" | "CHANGE_SECURITY_LIST" | "CHANGE_SERVICE_FEE" | "CHANGE_SERVICE_FILES" | "COMPLETE_PROCESS" | "CREATE_SERVICE_FEE" | "CREATE_USER" | "DEACTIVATE_USER" | "DELETE_PROCESS" | "DISABLE_RESIDENTIAL_PROPERTIES_CRON_JOB" | "DISABLE_SERVICE" | "EDIT_RESOURCE" | "ENABLE_RESIDENTIAL_PROPERTIES_CRON_JOB" | "ENABLE_SERVICE" | "END_SESSIONS" | "ERASE_APPLICANT_DATA" | "EXPORT_ACTIVITIES" | "EXPORT_BOOKINGS" | "EXPORT_PROCESSES" | "HOLD_ERASURE" | "IMPORT_RESIDENTIAL_PROPERTIES" | "IMPORT_RESOURCES" | "INITIALIZE_COMMUNE" | "REACTIVATE_USER" | "READ_PERSONAL_DATA" | "REDACT_FEEDBACK" | "REINSTALL_SERVICE_PORTAL" | "RELEASE_ERASURE" | "REMOVE_BOOKING_LAYOUT" | "REMOVE_COMMUNE_PICTURE" | "REMOVE_COMMUNE_SERVICE" | "REMOVE_FILE" | "REMOVE_KBA_SETTINGS" | "REMOVE_RESOURCE" | "REMOVE_SERVICE_REPORT" | "REMOVE_USER" | "RESET_FEE_RULE" | "RESET_SERVICE_FEE" | "RESET_SERVICE_FEE_METADATA" | "RESTART_PROCESS" | "RESTORE_SERVICE_FEE_METADATA" | "RESTORE_SNAPSHOT" | "RUN_AUTOMATED_JOB" | "SAVE_BOOKING_LAYOUT" | "SAVE_COMMUNE" | "SAVE_COMMUNE_POSTAL_CODES" | "SAVE_COMMUNE_REGISTER_OFFICES" | "SAVE_COMMUNE_SERVICE_WATERMETER_READING" | "SAVE_COMMUNE_STATES" | "SAVE_CUSTOM_LOCALES" | "SAVE_FEEDBACK_NOTE" | "SAVE_FEE_RULE" | "SAVE_KBA_SETTINGS" | "SAVE_RESIDENTIAL_PROPERTIES" | "SAVE_RESOURCE" | "SAVE_SERVICE_CONFIG" | "SAVE_SERVICE_FEE" | "SAVE_SERVICE_FEE_METADATA" | "SAVE_SERVICE_FORM_FIELDS" | "SAVE_SERVICE_LANGUAGES" | "SAVE_SETTINGS" | "SEND_PASSWORD_RESET" | "SEND_USER_INVITE" | "SWITCH_AUTOMATED_JOB" | "TRANSFER_TEXTS" | "UNARCHIVE_PROCESS" | "UPDATE_USER" | "UPLOAD_COMMUNE_POSTAL_CODES" | "UPLOAD_PROCESS_FILE" | "UPLOAD_RESIDENTIAL_PROPERTIES" | "UPLOAD_SERVICE_REPORT" | "VERIFY_ACTIVITIES" | "WITHDRAW_FEEDBACK" | "WITHDRAW_PASSWORD_RESET" | "WITHDRAW_USER_INVITE" | "%future added value";
export type SnapshotSubject = "POSTAL_CODES" | "RESIDENTIAL_PROPERTIES" | "SERVICE" | "%future added value";
export type ActivityFilter = {
  actor?: string | null | undefined;
  actors?: ReadonlyArray<string> | null | undefined;
  automatedJob?: string | null | undefined;
  communes?: ReadonlyArray<string> | null | undefined;
  correlationId?: string | null | undefined;
  period?: DateRange | null | undefined;
  processes?: ReadonlyArray<string> | null | undefined;
  resourceUrn?: string | null | undefined;
  roles?: ReadonlyArray<ActivityRole> | null | undefined;
  services?: ReadonlyArray<string> | null | undefined;
  snapshotsOf?: SnapshotSubject | null | undefined;
  text?: string | null | undefined;
  types?: ReadonlyArray<ActivityType> | null | undefined;
  users?: ReadonlyArray<string> | null | undefined;
};
export type DateRange = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type activitiesQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  filter?: ActivityFilter | null | undefined;
  first?: number | null | undefined;
  last?: number | null | undefined;
};
export type activitiesQuery$data = {
  readonly activities: {
    readonly edges: ReadonlyArray<{
      readonly cursor: string;
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null | undefined;
    };
    readonly totalCount: number;
    readonly totalCountExceeded: boolean;
    readonly " $fragmentSpreads": FragmentRefs<"ActivityDays_activities">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"PurposeNote_query">;
};
export type activitiesQuery = {
  response: activitiesQuery$data;
  variables: activitiesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "before"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v4 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "last"
},
v5 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "before",
    "variableName": "before"
  },
  {
    "kind": "Variable",
    "name": "filter",
    "variableName": "filter"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "last",
    "variableName": "last"
  }
],
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCount",
  "storageKey": null
},
v7 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "totalCountExceeded",
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v9 = {
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
      "name": "hasNextPage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasPreviousPage",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startCursor",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endCursor",
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v4/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "activitiesQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "PurposeNote_query"
      },
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "ActivityConnection",
        "kind": "LinkedField",
        "name": "activities",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ActivityDays_activities"
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "ActivityEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v4/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "activitiesQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ActivityPurpose",
        "kind": "LinkedField",
        "name": "activityPurpose",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "purpose",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "validUntil",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v5/*:: as any*/),
        "concreteType": "ActivityConnection",
        "kind": "LinkedField",
        "name": "activities",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "ActivityEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Activity",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
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
                    "kind": "ScalarField",
                    "name": "correlationId",
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
                    "name": "jobId",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "relatedCount",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ActorRef",
                    "kind": "LinkedField",
                    "name": "actor",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "username",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "role",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ActivityTarget",
                    "kind": "LinkedField",
                    "name": "target",
                    "plural": false,
                    "selections": [
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
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "name",
                            "storageKey": null
                          }
                        ],
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
                        "name": "serviceId",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "userId",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "resourceUrn",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "automatedJob",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "automatedJobRunId",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "label",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
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
                "storageKey": null
              },
              (v8/*:: as any*/)
            ],
            "storageKey": null
          },
          (v6/*:: as any*/),
          (v7/*:: as any*/),
          (v9/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1f97a47f9b2e85558e37a858e4ca05e6db8b96176e12550598a18a2c907e8c24",
    "metadata": {},
    "name": "activitiesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9f5e551057504e8eb3ae4404aaa06379";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
