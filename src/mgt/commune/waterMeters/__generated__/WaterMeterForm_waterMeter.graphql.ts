/**
 * @generated SignedSource<<0bf5a9db1f3cd43c1a0933eb8f8a8d8a>>
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
  "metadata": null,
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

(node as any).hash = "5e5c486c67d77461bb30044b5dccf1d6";

export default node;
