/**
 * @generated SignedSource<<ad2fa4acbb5b8c41290748224680a237>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type usePortalActions_texts$data = {
  readonly revision: number;
  readonly " $fragmentType": "usePortalActions_texts";
};
export type usePortalActions_texts$key = {
  readonly " $data"?: usePortalActions_texts$data;
  readonly " $fragmentSpreads": FragmentRefs<"usePortalActions_texts">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "usePortalActions_texts",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    }
  ],
  "type": "ServiceTexts",
  "abstractKey": null
};

(node as any).hash = "90edded804fa8425ca87f38596dcbae3";

export default node;
