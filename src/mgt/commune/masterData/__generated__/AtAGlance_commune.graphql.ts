/**
 * @generated SignedSource<<97eb58ab5b5e7e3c25c4516cbd7a00b4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CommuneInitialization = "INITIALIZED" | "INITIALIZING" | "NOT_INITIALIZED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type AtAGlance_commune$data = {
  readonly counts: {
    readonly enabledServices: number;
    readonly services: number;
  };
  readonly initialization: CommuneInitialization;
  readonly updatedAt: string;
  readonly updatedBy: {
    readonly username: string;
  } | null | undefined;
  readonly " $fragmentType": "AtAGlance_commune";
};
export type AtAGlance_commune$key = {
  readonly " $data"?: AtAGlance_commune$data;
  readonly " $fragmentSpreads": FragmentRefs<"AtAGlance_commune">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "AtAGlance_commune",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "initialization",
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
      "concreteType": "ActorRef",
      "kind": "LinkedField",
      "name": "updatedBy",
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
      "concreteType": "CommuneCounts",
      "kind": "LinkedField",
      "name": "counts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "services",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enabledServices",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Commune",
  "abstractKey": null
};

(node as any).hash = "aee38b667969a5e1ced4c5b4353f21c2";

export default node;
