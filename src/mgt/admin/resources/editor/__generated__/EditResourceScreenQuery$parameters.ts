/**
 * @generated SignedSource<<241f00db46c819ad1e206e4256d22262>>
 * @relayHash 622b2442fbe2f56b6f2a296758f17aaf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2bc81695ab43569ac5183c21ee948165cfb5795facbc1a20f70ccd57636ff437

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditResourceScreenQuery } from './EditResourceScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditResourceScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2bc81695ab43569ac5183c21ee948165cfb5795facbc1a20f70ccd57636ff437",
    "metadata": {},
    "name": "EditResourceScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
