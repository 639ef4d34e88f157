/**
 * @generated SignedSource<<c34c6e10932d7e8034dc47a1aeeb3993>>
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
  "metadata": {
    "throwOnFieldError": true
  },
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

(node as any).hash = "39c3fe27e3df358b70eede6e5e48b56d";

export default node;
