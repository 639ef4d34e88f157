/**
 * @generated SignedSource<<3fca2c5057efe43d6a39c33cd465682a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DueServices_preview$data = {
  readonly services: ReadonlyArray<{
    readonly count: number;
    readonly days: number;
    readonly firstEndedAt: string | null | undefined;
    readonly heldCount: number;
    readonly lastEndedAt: string | null | undefined;
    readonly serviceId: string;
  }>;
  readonly " $fragmentType": "DueServices_preview";
};
export type DueServices_preview$key = {
  readonly " $data"?: DueServices_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"DueServices_preview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DueServices_preview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ApplicantErasureDue",
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
          "name": "heldCount",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "firstEndedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastEndedAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ApplicantErasurePreview",
  "abstractKey": null
};

(node as any).hash = "96eec52488422d6742642801baab403e";

export default node;
