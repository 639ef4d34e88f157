/**
 * @generated SignedSource<<3b4739b2fd3e2414a24485458f181988>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FeeChangeGroup = "ALL" | "DEVIATING" | "INHERITING" | "%future added value";
export type FeeChangeKind = "AMOUNT" | "PERCENT" | "RESET" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type PreparedChange_change$data = {
  readonly createdAt: string;
  readonly createdBy: {
    readonly username: string;
  };
  readonly group: FeeChangeGroup;
  readonly isOwn: boolean;
  readonly kind: FeeChangeKind;
  readonly " $fragmentSpreads": FragmentRefs<"DryRunSummary_change" | "StartChange_change">;
  readonly " $fragmentType": "PreparedChange_change";
};
export type PreparedChange_change$key = {
  readonly " $data"?: PreparedChange_change$data;
  readonly " $fragmentSpreads": FragmentRefs<"PreparedChange_change">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "PreparedChange_change",
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
      "name": "group",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
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
      "concreteType": "ActorRef",
      "kind": "LinkedField",
      "name": "createdBy",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "DryRunSummary_change"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "StartChange_change"
    }
  ],
  "type": "FeeChange",
  "abstractKey": null
};

(node as any).hash = "cd678d04e16bf212bd199ac2c7ce8ac8";

export default node;
