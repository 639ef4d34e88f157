/**
 * @generated SignedSource<<2f0dd9d2cf047f37e226b6db76a05872>>
 * @relayHash 5a89d726b9aa14fece5a0691a2822664
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0f93868b6f72352b4dcb1388d597d149de2a852294294981b59db20b3bb82fe4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type overviewQuery$variables = Record<PropertyKey, never>;
export type overviewQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"CommunesByState_query" | "Installation_query" | "StoredSecrets_query" | "SystemFigures_query">;
};
export type overviewQuery = {
  response: overviewQuery$data;
  variables: overviewQuery$variables;
};

const node: ConcreteRequest = {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "overviewQuery",
    "selections": [
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "SystemFigures_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "CommunesByState_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "Installation_query"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "StoredSecrets_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "overviewQuery",
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
            "args": null,
            "concreteType": "SystemFigures",
            "kind": "LinkedField",
            "name": "figures",
            "plural": false,
            "selections": [
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
                "name": "communeServiceCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "offeredServiceCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "activeUserCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "invitedUserCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "inactiveUserCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sessionCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "StateCount",
                "kind": "LinkedField",
                "name": "communesByState",
                "plural": true,
                "selections": [
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
                    "name": "count",
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
            "concreteType": "StoredSecrets",
            "kind": "LinkedField",
            "name": "secrets",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "total",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "previousKeyCount",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "unreadableCount",
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
        "concreteType": "Instance",
        "kind": "LinkedField",
        "name": "instance",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "stage",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "hasDemoAccounts",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "0f93868b6f72352b4dcb1388d597d149de2a852294294981b59db20b3bb82fe4",
    "metadata": {},
    "name": "overviewQuery",
    "operationKind": "query",
    "text": null
  }
};

(node as any).hash = "970da717d2dc49edb9d93a75dc506965";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
