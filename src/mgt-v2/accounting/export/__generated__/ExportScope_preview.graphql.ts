/**
 * @generated SignedSource<<6fc7291167b5406efc0bfe6c68598719>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExportScope_preview$data = {
  readonly correctionCount: number;
  readonly rowCount: number;
  readonly total: number;
  readonly unbookedCount: number;
  readonly vat: number;
  readonly " $fragmentSpreads": FragmentRefs<"OtherSeries_preview">;
  readonly " $fragmentType": "ExportScope_preview";
};
export type ExportScope_preview$key = {
  readonly " $data"?: ExportScope_preview$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExportScope_preview">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExportScope_preview",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "rowCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "correctionCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "vat",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unbookedCount",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OtherSeries_preview"
    }
  ],
  "type": "BookingRunPreview",
  "abstractKey": null
};

(node as any).hash = "03e4971b6051a2ddce10077b8d51cbe2";

export default node;
