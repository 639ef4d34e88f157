/**
 * @generated SignedSource<<df2643665744e6dd3ea2f9f44818e5e3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DownloadRun_run$data = {
  readonly download: {
    readonly fileName: string;
    readonly url: string;
  } | null | undefined;
  readonly erasedOn: string;
  readonly hasVehicles: boolean;
  readonly id: string;
  readonly number: number;
  readonly " $fragmentType": "DownloadRun_run";
};
export type DownloadRun_run$key = {
  readonly " $data"?: DownloadRun_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"DownloadRun_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DownloadRun_run",
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
      "name": "number",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasVehicles",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "erasedOn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Download",
      "kind": "LinkedField",
      "name": "download",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "url",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileName",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "BookingRun",
  "abstractKey": null
};

(node as any).hash = "f7ff923164b2cff242e02c6d703b1217";

export default node;
