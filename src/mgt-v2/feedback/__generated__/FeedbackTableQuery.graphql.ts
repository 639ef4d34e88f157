/**
 * @generated SignedSource<<0c45604fa32888b8ca22e91fa9ea1268>>
 * @relayHash 8ca2798088f767bf396cbbb00a7ea162
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d75d5c6e1774457fa8ae332a6f35a7c03b7d48eaf3587641515730b77323e385

import type { ConcreteRequest } from 'relay-runtime';
export type FeedbackState = "APPROVED" | "NEW" | "NOT_FOR_PUBLICATION" | "%future added value";
export type PersonalDataKind = "EMAIL" | "IBAN" | "LICENCE_PLATE" | "NAME" | "PHONE" | "VIN" | "%future added value";
export type FeedbackFilter = {
  communes?: ReadonlyArray<string> | null | undefined;
  hasComment?: boolean | null | undefined;
  hasPersonalDataHints?: boolean | null | undefined;
  isRead?: boolean | null | undefined;
  period?: DateRange | null | undefined;
  ratings?: ReadonlyArray<number> | null | undefined;
  services?: ReadonlyArray<string> | null | undefined;
  states?: ReadonlyArray<FeedbackState> | null | undefined;
  text?: string | null | undefined;
};
export type DateRange = {
  from?: string | null | undefined;
  to?: string | null | undefined;
};
export type FeedbackTableQuery$variables = {
  after?: string | null | undefined;
  before?: string | null | undefined;
  filter?: FeedbackFilter | null | undefined;
  first?: number | null | undefined;
  last?: number | null | undefined;
};
export type FeedbackTableQuery$data = {
  readonly feedback: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly comment: string | null | undefined;
        readonly commune: {
          readonly ags: string;
          readonly name: string;
        };
        readonly createdAt: string;
        readonly id: string;
        readonly isRead: boolean;
        readonly personalDataHints: ReadonlyArray<{
          readonly end: number;
          readonly kind: PersonalDataKind;
          readonly start: number;
        }>;
        readonly rating: number;
        readonly revision: number;
        readonly serviceId: string;
        readonly state: FeedbackState;
      };
    }>;
    readonly pageInfo: {
      readonly endCursor: string | null | undefined;
      readonly hasNextPage: boolean;
      readonly hasPreviousPage: boolean;
      readonly startCursor: string | null | undefined;
    };
    readonly totalCount: number;
    readonly totalCountExceeded: boolean;
  };
};
export type FeedbackTableQuery = {
  response: FeedbackTableQuery$data;
  variables: FeedbackTableQuery$variables;
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
    "alias": null,
    "args": [
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
    "concreteType": "FeedbackConnection",
    "kind": "LinkedField",
    "name": "feedback",
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
        "kind": "ScalarField",
        "name": "totalCountExceeded",
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FeedbackEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Feedback",
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
                "name": "rating",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "comment",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PersonalDataHint",
                "kind": "LinkedField",
                "name": "personalDataHints",
                "plural": true,
                "selections": [
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
                    "name": "start",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "end",
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
                "name": "state",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isRead",
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
                "name": "revision",
                "storageKey": null
              }
            ],
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
    "name": "FeedbackTableQuery",
    "selections": (v5/*:: as any*/),
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
    "name": "FeedbackTableQuery",
    "selections": (v5/*:: as any*/)
  },
  "params": {
    "id": "d75d5c6e1774457fa8ae332a6f35a7c03b7d48eaf3587641515730b77323e385",
    "metadata": {},
    "name": "FeedbackTableQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e67a9dda876572bbcc99f94ad3bfa1cb";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
