/**
 * @generated SignedSource<<09a035fe50bf9f830cbc53ece3a2abab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type processesToday_count$data = {
  readonly totalCount: number;
  readonly totalCountExceeded: boolean;
  readonly " $fragmentType": "processesToday_count";
};
export type processesToday_count$key = {
  readonly " $data"?: processesToday_count$data;
  readonly " $fragmentSpreads": FragmentRefs<"processesToday_count">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "processesToday_count",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCountExceeded",
      "storageKey": null
    }
  ],
  "type": "ProcessConnection",
  "abstractKey": null
};

(node as any).hash = "358383cc8314cac0b4e88099d9ccf6f0";

export default node;
