/**
 * @generated SignedSource<<74c92d6ec3f43a98867c8890b863a642>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProofFacts_erasure$data = {
  readonly count: number;
  readonly day: string;
  readonly finishedAt: string;
  readonly firstEndedAt: string | null | undefined;
  readonly id: string;
  readonly lastEndedAt: string | null | undefined;
  readonly services: ReadonlyArray<{
    readonly count: number;
    readonly days: number;
    readonly firstEndedAt: string;
    readonly lastEndedAt: string;
    readonly serviceId: string;
  }>;
  readonly sha256: string;
  readonly " $fragmentType": "ProofFacts_erasure";
};
export type ProofFacts_erasure$key = {
  readonly " $data"?: ProofFacts_erasure$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProofFacts_erasure">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "count",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "firstEndedAt",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "lastEndedAt",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ProofFacts_erasure",
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
      "name": "day",
      "storageKey": null
    },
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sha256",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "finishedAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ErasedService",
      "kind": "LinkedField",
      "name": "services",
      "plural": true,
      "selections": [
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
          "name": "days",
          "storageKey": null
        },
        (v0/*:: as any*/),
        (v1/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "ApplicantErasure",
  "abstractKey": null
};
})();

(node as any).hash = "570aba45359481247969978102952d73";

export default node;
