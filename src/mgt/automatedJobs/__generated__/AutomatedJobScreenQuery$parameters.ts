/**
 * @generated SignedSource<<f7e1d0c6f8f56f06c92ea0c7f165aacb>>
 * @relayHash 48f3ac7bbb6733f4faa55d4bcd555b66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 96fc4ed53deecc65d4136b84db726461e4d54e3d2126fc93e0121d1dd6140ea9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AutomatedJobScreenQuery } from './AutomatedJobScreenQuery.graphql';

const node: PreloadableConcreteRequest<AutomatedJobScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "96fc4ed53deecc65d4136b84db726461e4d54e3d2126fc93e0121d1dd6140ea9",
    "metadata": {},
    "name": "AutomatedJobScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
