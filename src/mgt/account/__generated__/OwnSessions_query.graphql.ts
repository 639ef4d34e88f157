/**
 * @generated SignedSource<<3f276bc2feae5a209a23bd854d5b6c65>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OwnSessions_query$data = {
  readonly ownSessions: ReadonlyArray<{
    readonly browser: string | null | undefined;
    readonly createdAt: string;
    readonly id: string;
    readonly isCurrent: boolean;
    readonly lastUsedAt: string;
  }>;
  readonly " $fragmentType": "OwnSessions_query";
};
export type OwnSessions_query$key = {
  readonly " $data"?: OwnSessions_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"OwnSessions_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "OwnSessions_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Session",
      "kind": "LinkedField",
      "name": "ownSessions",
      "plural": true,
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
          "name": "isCurrent",
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
          "name": "lastUsedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "browser",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "ccaec116e7bdd3132047eac184030c21";

export default node;
