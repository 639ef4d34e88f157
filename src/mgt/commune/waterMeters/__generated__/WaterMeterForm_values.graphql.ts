/**
 * @generated SignedSource<<cf8bc568469af523e3d2d6ad8e70c81e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WaterMeterForm_values$data = {
  readonly ags: string;
  readonly id: string;
  readonly name: string;
  readonly readingFrom: string;
  readonly readingUntil: string;
  readonly revision: number;
  readonly " $fragmentType": "WaterMeterForm_values";
};
export type WaterMeterForm_values$key = {
  readonly " $data"?: WaterMeterForm_values$data;
  readonly " $fragmentSpreads": FragmentRefs<"WaterMeterForm_values">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WaterMeterForm_values",
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

(node as any).hash = "b0407d3cfc846f69b69adcd55f6f7e0f";

export default node;
