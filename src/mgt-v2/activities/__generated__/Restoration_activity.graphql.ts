/**
 * @generated SignedSource<<9ca6286277a1937bc8a76678e0e9bc84>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ActivityRestorability = "CHANGED_SINCE" | "RESTORABLE" | "RESTORED" | "VERSIONS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type Restoration_activity$data = {
  readonly id: string;
  readonly restorability: ActivityRestorability | null | undefined;
  readonly restoredBy: {
    readonly actor: {
      readonly username: string;
    };
    readonly at: string;
    readonly id: string;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"RestoreDialog_activity">;
  readonly " $fragmentType": "Restoration_activity";
};
export type Restoration_activity$key = {
  readonly " $data"?: Restoration_activity$data;
  readonly " $fragmentSpreads": FragmentRefs<"Restoration_activity">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "Restoration_activity",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "restorability",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Activity",
      "kind": "LinkedField",
      "name": "restoredBy",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
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
          "name": "actor",
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
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RestoreDialog_activity"
    }
  ],
  "type": "Activity",
  "abstractKey": null
};
})();

(node as any).hash = "c0433264387a22c0cdc5b14001220f82";

export default node;
