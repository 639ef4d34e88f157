/**
 * @generated SignedSource<<9591683257a29b1bfc544a218392dfdc>>
 * @relayHash 3ad8857aa95936969fafff2de1e19ab5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c02c42193fb3680a536e21dd60aa6e631f585024803b358dabe72f6b7f1cb69

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceFilesScreenQuery } from './ServiceFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c02c42193fb3680a536e21dd60aa6e631f585024803b358dabe72f6b7f1cb69",
    "metadata": {},
    "name": "ServiceFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
