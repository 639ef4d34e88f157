/**
 * @generated SignedSource<<add0fa87e24f491f9765df3b9f8ab2f3>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ReportsScreen_service$data = {
  readonly commune: {
    readonly ags: string;
  };
  readonly reports: ReadonlyArray<{
    readonly hasInherited: boolean;
    readonly id: string;
    readonly isDemanded: boolean;
    readonly isMissing: boolean;
    readonly own: {
      readonly fileName: string;
    } | null | undefined;
    readonly " $fragmentSpreads": FragmentRefs<"ReportItem_report">;
  }>;
  readonly serviceId: string;
  readonly " $fragmentType": "ReportsScreen_service";
};
export type ReportsScreen_service$key = {
  readonly " $data"?: ReportsScreen_service$data;
  readonly " $fragmentSpreads": FragmentRefs<"ReportsScreen_service">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ReportsScreen_service",
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
          "name": "id",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isDemanded",
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "ReportItem_report"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ServiceReports",
  "abstractKey": null
};

(node as any).hash = "7754a1348d646a5eafe9e11c87d47770";

export default node;
