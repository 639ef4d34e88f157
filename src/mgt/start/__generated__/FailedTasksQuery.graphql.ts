/**
 * @generated SignedSource<<ce7d3138bcfbd9e9a1d3196e35e84a46>>
 * @relayHash 8a09d857ce42b616b0f71f74c4fc8055
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f8af33cd2d64f5f3d5f4333528d39697f0b8f6d2d1bc78dcf126ffaba68b657

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AttentionUrgency = "ERROR" | "WARNING" | "%future added value";
export type OwnTaskKind = "APPLICATION_ERROR" | "FEEDBACK_UNREAD" | "FEE_GAP" | "FEE_OVERLAP" | "KBA_PASSWORD" | "TEXT_DRAFT" | "TEXT_INCOMPLETE" | "%future added value";
export type FailedTasksQuery$variables = {
  kinds: ReadonlyArray<OwnTaskKind>;
};
export type FailedTasksQuery$data = {
  readonly ownTasks: ReadonlyArray<{
    readonly kind: OwnTaskKind;
    readonly tasks: ReadonlyArray<{
      readonly id: string;
      readonly urgency: AttentionUrgency;
      readonly " $fragmentSpreads": FragmentRefs<"TaskRow_task">;
    }> | null | undefined;
    readonly totalCount: number | null | undefined;
  }>;
};
export type FailedTasksQuery = {
  response: FailedTasksQuery$data;
  variables: FailedTasksQuery$variables;
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
  "name": "totalCount",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "urgency",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "FailedTasksQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OwnTaskReport",
        "kind": "LinkedField",
        "name": "ownTasks",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OwnTask",
            "kind": "LinkedField",
            "name": "tasks",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "TaskRow_task"
              }
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
    "name": "FailedTasksQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "OwnTaskReport",
        "kind": "LinkedField",
        "name": "ownTasks",
        "plural": true,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "concreteType": "OwnTask",
            "kind": "LinkedField",
            "name": "tasks",
            "plural": true,
            "selections": [
              (v4/*:: as any*/),
              (v5/*:: as any*/),
              (v2/*:: as any*/),
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
                "name": "count",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "missingCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "outdatedCount",
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
                "name": "changedAt",
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
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "4f8af33cd2d64f5f3d5f4333528d39697f0b8f6d2d1bc78dcf126ffaba68b657",
    "metadata": {},
    "name": "FailedTasksQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "4153cb4e4ca59f9266bc3918931b2602";

export default node;
