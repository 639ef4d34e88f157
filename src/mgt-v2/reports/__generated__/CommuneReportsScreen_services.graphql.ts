/**
 * @generated SignedSource<<a8de0fa6f73dd07f74a03cf0f3ca4c42>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CommuneReportsScreen_services$data = ReadonlyArray<{
  readonly commune: {
    readonly ags: string;
  };
  readonly reports: ReadonlyArray<{
    readonly hasInherited: boolean;
    readonly isMissing: boolean;
    readonly own: {
      readonly fileName: string;
    } | null | undefined;
    readonly report: string;
  }>;
  readonly serviceId: string;
  readonly " $fragmentType": "CommuneReportsScreen_services";
}>;
export type CommuneReportsScreen_services$key = ReadonlyArray<{
  readonly " $data"?: CommuneReportsScreen_services$data;
  readonly " $fragmentSpreads": FragmentRefs<"CommuneReportsScreen_services">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true,
    "throwOnFieldError": true
  },
  "name": "CommuneReportsScreen_services",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CommuneRef",
      "kind": "LinkedField",
      "name": "commune",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ags",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "serviceId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ServiceReport",
      "kind": "LinkedField",
      "name": "reports",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "report",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasInherited",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isMissing",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "ReportTemplate",
          "kind": "LinkedField",
          "name": "own",
          "plural": false,
          "selections": [
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
      "storageKey": null
    }
  ],
  "type": "ServiceReports",
  "abstractKey": null
};

(node as any).hash = "012f38c7d5de015cf62ce8ac1eb3d578";

export default node;
