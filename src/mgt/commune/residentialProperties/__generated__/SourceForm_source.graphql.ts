/**
 * @generated SignedSource<<dbe43257e5fdd380c462cf7265edf8fb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ResidentialPropertyMode = "AUTOMATIC" | "MANUAL" | "%future added value";
export type ResidentialPropertySourceKind = "FILE_UPLOAD" | "OKKOMM_IMPORT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SourceForm_source$data = {
  readonly mode: ResidentialPropertyMode;
  readonly revision: number;
  readonly source: ResidentialPropertySourceKind;
  readonly " $fragmentType": "SourceForm_source";
};
export type SourceForm_source$key = {
  readonly " $data"?: SourceForm_source$data;
  readonly " $fragmentSpreads": FragmentRefs<"SourceForm_source">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SourceForm_source",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "source",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mode",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    }
  ],
  "type": "ResidentialPropertySource",
  "abstractKey": null
};

(node as any).hash = "0b8550d9f5620c751d4b7200e918711d";

export default node;
