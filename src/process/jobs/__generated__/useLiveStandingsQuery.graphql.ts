/**
 * @generated SignedSource<<36e37eb37dfc0fe6626a8f439babbd6b>>
 * @relayHash 2097914288bd7e8efca122a14ca35734
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b28e491d353d5f09aa31af6ccbd56695e542e27e746480c93248cc4505ceb5c

import type { ConcreteRequest } from 'relay-runtime';
export type ApplicationStatus = "ERROR" | "ERROR_WITHOUT_RETRY" | "FINALLY_TERMINATED" | "IN_PROGRESS" | "SUCCESS" | "SUCCESS_MANUAL" | "UNKNOWN" | "%future added value";
export type useLiveStandingsQuery$variables = {
  id: string;
};
export type useLiveStandingsQuery$data = {
  readonly node: {
    readonly standings?: ReadonlyArray<{
      readonly count: number;
      readonly status: ApplicationStatus;
    }>;
  } | null | undefined;
};
export type useLiveStandingsQuery = {
  response: useLiveStandingsQuery$data;
  variables: useLiveStandingsQuery$variables;
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
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "JobStanding",
      "kind": "LinkedField",
      "name": "standings",
      "plural": true,
      "selections": [
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
          "name": "count",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Job",
  "abstractKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useLiveStandingsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
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
    "name": "useLiveStandingsQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          (v2/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "1b28e491d353d5f09aa31af6ccbd56695e542e27e746480c93248cc4505ceb5c",
    "metadata": {},
    "name": "useLiveStandingsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "3ad66a4f21bf4146ab9fd206a010a9d5";

export default node;
