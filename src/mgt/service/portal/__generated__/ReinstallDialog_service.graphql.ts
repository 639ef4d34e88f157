/**
 * @generated SignedSource<<4077307e19e86609f8b6cfe9951ed92f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReinstallDialog_service$data = {
  readonly ownContent: {
    readonly " $fragmentSpreads": FragmentRefs<"ContentSummary_content">;
  } | null | undefined;
  readonly " $fragmentType": "ReinstallDialog_service";
};
export type ReinstallDialog_service$key = {
  readonly " $data"?: ReinstallDialog_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReinstallDialog_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReinstallDialog_service",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceContent",
      "kind": "LinkedField",
      "name": "ownContent",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ContentSummary_content"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CommuneService",
  "abstractKey": null
};

(node as any).hash = "4fe15914dc546a36c29c4f3c5ab75a08";

export default node;
