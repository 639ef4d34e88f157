/**
 * @generated SignedSource<<ab586118d5fd1b3d81155279d6cb09e2>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RemoveTemplateButton_report$data = {
  readonly hasInherited: boolean;
  readonly id: string;
  readonly isDemanded: boolean;
  readonly report: string;
  readonly revision: number;
  readonly " $fragmentType": "RemoveTemplateButton_report";
};
export type RemoveTemplateButton_report$key = {
  readonly " $data"?: RemoveTemplateButton_report$data;
  readonly " $fragmentSpreads": FragmentRefs<"RemoveTemplateButton_report">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "RemoveTemplateButton_report",
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
      "name": "report",
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
    }
  ],
  "type": "ServiceReport",
  "abstractKey": null
};

(node as any).hash = "695a441d3aa66d429a6b453c6e26316d";

export default node;
