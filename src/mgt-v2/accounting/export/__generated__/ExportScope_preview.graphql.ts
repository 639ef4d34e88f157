/**
 * @generated SignedSource<<89c902fac7e33a2c889e4342c69a1a64>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExportScope_preview$data = {
  readonly correctionCount: number;
  readonly otherSeriesCount: number;
  readonly rowCount: number;
  readonly total: number;
  readonly unbookedCount: number;
  readonly vat: number;
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
      "name": "otherSeriesCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unbookedCount",
      "storageKey": null
    }
  ],
  "type": "BookingRunPreview",
  "abstractKey": null
};

(node as any).hash = "ef21d432b74db0d046e1cbd1a4c903f4";

export default node;
