/**
 * @generated SignedSource<<d316f397fba67ac1aac075d3cdae46d7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExportResult_run$data = {
  readonly correctionCount: number;
  readonly erasedOn: string;
  readonly number: number;
  readonly rowCount: number;
  readonly sha256: string;
  readonly total: number;
  readonly vat: number;
  readonly " $fragmentSpreads": FragmentRefs<"DownloadRun_run">;
  readonly " $fragmentType": "ExportResult_run";
};
export type ExportResult_run$key = {
  readonly " $data"?: ExportResult_run$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExportResult_run">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExportResult_run",
  "selections": [
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
      "name": "sha256",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "DownloadRun_run"
    }
  ],
  "type": "BookingRun",
  "abstractKey": null
};

(node as any).hash = "b1d4fc7d7bd92477db5504801c21c294";

export default node;
