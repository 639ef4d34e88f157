/**
 * @generated SignedSource<<b9ed5bcf4e011e6abd6244a53ac73780>>
 * @relayHash 11f1362c329ca732a8a77845609deffd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 09fe2f104cd8a0fdace81ecf818db449ffc8cb0fa3292f2a09d98d7aac37c5e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CommuneReportsScreenQuery } from './CommuneReportsScreenQuery.graphql';

const node: PreloadableConcreteRequest<CommuneReportsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "09fe2f104cd8a0fdace81ecf818db449ffc8cb0fa3292f2a09d98d7aac37c5e0",
    "metadata": {},
    "name": "CommuneReportsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
