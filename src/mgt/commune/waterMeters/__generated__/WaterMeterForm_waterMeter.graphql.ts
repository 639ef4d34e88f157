/**
 * @generated SignedSource<<f2fbe1377d22c757946542edc9408c2a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaterMeterForm_waterMeter$data = {
  readonly ags: string;
  readonly id: string;
  readonly name: string;
  readonly readingFrom: string;
  readonly readingUntil: string;
  readonly revision: number;
  readonly " $fragmentType": "WaterMeterForm_waterMeter";
};
export type WaterMeterForm_waterMeter$key = {
  readonly " $data"?: WaterMeterForm_waterMeter$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaterMeterForm_waterMeter">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "WaterMeterForm_waterMeter",
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
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ags",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readingFrom",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "readingUntil",
      "storageKey": null
    }
  ],
  "type": "WaterMeterReadingCommune",
  "abstractKey": null
};

(node as any).hash = "eb61bbf08bca5c73779b7892f2a7bbde";

export default node;
