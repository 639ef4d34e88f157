/**
 * @generated SignedSource<<d7ab79c537a5499b2e4de1c1f1f0b551>>
 * @relayHash 4828c862e8dd284dd27ad31f50610ce3
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f1edbfe2a9980b3b66e3469b4050d06dff3bad35d3f788808be89e5f5b7f21a0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttentionKind = "COMMUNE_NOT_INITIALIZED" | "FEE_GAP" | "FEE_OVERLAP" | "IMPORT_FAILED" | "INVITATION_EXPIRING" | "JOB_FAILED" | "KBA_PASSWORD" | "KEYSTORE" | "MAIL_REFUSED" | "PROCESS_ERROR_GROUP" | "PROCESS_WITHOUT_RETRY" | "RESOURCE_DEPRECATED" | "SECRET_KEY" | "TEXT_INCOMPLETE" | "WATER_METER_READING" | "%future added value";
export type FailedReportQuery$variables = {
  kinds: ReadonlyArray<AttentionKind>;
};
export type FailedReportQuery$data = {
  readonly systemOverview: {
    readonly attention: ReadonlyArray<{
      readonly computedAt: string;
      readonly kind: AttentionKind;
      readonly lines: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"attentionLine_line">;
      }> | null | undefined;
    }>;
  };
};
export type FailedReportQuery = {
  response: FailedReportQuery$data;
  variables: FailedReportQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "kinds"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "kinds",
    "variableName": "kinds"
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
  "name": "computedAt",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "FailedReportQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SystemOverview",
        "kind": "LinkedField",
        "name": "systemOverview",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "AttentionReport",
            "kind": "LinkedField",
            "name": "attention",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AttentionLine",
                "kind": "LinkedField",
                "name": "lines",
                "plural": true,
                "selections": [
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "attentionLine_line"
                  }
                ],
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
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
    "name": "FailedReportQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "SystemOverview",
        "kind": "LinkedField",
        "name": "systemOverview",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": (v1/*:: as any*/),
            "concreteType": "AttentionReport",
            "kind": "LinkedField",
            "name": "attention",
            "plural": true,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "AttentionLine",
                "kind": "LinkedField",
                "name": "lines",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "id",
                    "storageKey": null
                  },
                  (v2/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "urgency",
                    "storageKey": null
                  },
                  (v4/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "AttentionSeen",
                    "kind": "LinkedField",
                    "name": "seen",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "isOutgrown",
                        "storageKey": null
                      },
                      (v4/*:: as any*/),
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
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "username",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "until",
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "since",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "endsOn",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "subject",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              (v3/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "f1edbfe2a9980b3b66e3469b4050d06dff3bad35d3f788808be89e5f5b7f21a0",
    "metadata": {},
    "name": "FailedReportQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4533548ed639a3cb64ff197bf07cb3ec";

export default node;
