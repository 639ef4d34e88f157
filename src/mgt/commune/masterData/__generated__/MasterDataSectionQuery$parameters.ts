/**
 * @generated SignedSource<<f281a0d314385ec706e551d31f93c01e>>
 * @relayHash 29c71859085567e36b412cc755f49097
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 79dcf91e7e97b518184ddee3563eea64d4dfcedccff42d8b67e7ebd87eb322f8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { MasterDataSectionQuery } from './MasterDataSectionQuery.graphql';

const node: PreloadableConcreteRequest<MasterDataSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "79dcf91e7e97b518184ddee3563eea64d4dfcedccff42d8b67e7ebd87eb322f8",
    "metadata": {},
    "name": "MasterDataSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
