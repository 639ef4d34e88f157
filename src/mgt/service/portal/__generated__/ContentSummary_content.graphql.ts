/**
 * @generated SignedSource<<cf7f942800e407e2828923ad4e4491ae>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ContentSummary_content$data = {
  readonly drafts: number;
  readonly files: number;
  readonly formFields: number;
  readonly languages: ReadonlyArray<string>;
  readonly texts: number;
  readonly " $fragmentType": "ContentSummary_content";
};
export type ContentSummary_content$key = {
  readonly " $data"?: ContentSummary_content$data;
  readonly " $fragmentSpreads": FragmentRefs<"ContentSummary_content">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ContentSummary_content",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "texts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "drafts",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "files",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "formFields",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "languages",
      "storageKey": null
    }
  ],
  "type": "ServiceContent",
  "abstractKey": null
};

(node as any).hash = "59f2e795677b7c1980eb1a2551dd330f";

export default node;
