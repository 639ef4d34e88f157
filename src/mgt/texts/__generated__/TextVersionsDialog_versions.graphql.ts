/**
 * @generated SignedSource<<ba113225cd76c4f616d9915d025aed02>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type TextVersionOrigin = "PUBLICATION" | "REINSTALL" | "RESTORE" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type TextVersionsDialog_versions$data = {
  readonly id: string;
  readonly texts: {
    readonly versions: {
      readonly edges: ReadonlyArray<{
        readonly cursor: string;
        readonly node: {
          readonly changes: {
            readonly edges: ReadonlyArray<{
              readonly node: {
                readonly " $fragmentSpreads": FragmentRefs<"TextChanges_changes">;
              };
            }>;
            readonly totalCount: number;
          };
          readonly comment: string;
          readonly id: string;
          readonly number: number;
          readonly origin: TextVersionOrigin;
          readonly publishedAt: string;
          readonly publishedBy: {
            readonly username: string;
          };
        };
      }>;
    };
  } | null | undefined;
  readonly " $fragmentType": "TextVersionsDialog_versions";
};
export type TextVersionsDialog_versions$key = {
  readonly " $data"?: TextVersionsDialog_versions$data;
  readonly " $fragmentSpreads": FragmentRefs<"TextVersionsDialog_versions">;
};

import TextVersionsDialogPageQuery_graphql from './TextVersionsDialogPageQuery.graphql';

const node: ReaderFragment = (function(){
var v0 = [
  "texts",
  "versions"
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "count"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "cursor"
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
      "operation": TextVersionsDialogPageQuery_graphql,
      "identifierInfo": {
        "identifierField": "id",
        "identifierQueryVariableName": "id"
      }
    },
    "throwOnFieldError": true
  },
  "name": "TextVersionsDialog_versions",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceTexts",
      "kind": "LinkedField",
      "name": "texts",
      "plural": false,
      "selections": [
        {
          "alias": "versions",
          "args": null,
          "concreteType": "TextVersionConnection",
          "kind": "LinkedField",
          "name": "__TextVersionsDialog_versions_connection",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "TextVersionEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "cursor",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "TextVersion",
                  "kind": "LinkedField",
                  "name": "node",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/),
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
                      "name": "publishedAt",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "ActorRef",
                      "kind": "LinkedField",
                      "name": "publishedBy",
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
                      "name": "comment",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "origin",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": [
                        {
                          "kind": "Literal",
                          "name": "first",
                          "value": 50
                        }
                      ],
                      "concreteType": "TextChangeConnection",
                      "kind": "LinkedField",
                      "name": "changes",
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
                          "concreteType": "TextChangeEdge",
                          "kind": "LinkedField",
                          "name": "edges",
                          "plural": true,
                          "selections": [
                            {
                              "alias": null,
                              "args": null,
                              "concreteType": "TextChange",
                              "kind": "LinkedField",
                              "name": "node",
                              "plural": false,
                              "selections": [
                                {
                                  "args": null,
                                  "kind": "FragmentSpread",
                                  "name": "TextChanges_changes"
                                }
                              ],
                              "storageKey": null
                            }
                          ],
                          "storageKey": null
                        }
                      ],
                      "storageKey": "changes(first:50)"
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
        }
      ],
      "storageKey": null
    },
    (v1/*:: as any*/)
  ],
  "type": "CommuneService",
  "abstractKey": null
};
})();

(node as any).hash = "e9a85cc9fd4ffd2d7f27e8177011e7ca";

export default node;
