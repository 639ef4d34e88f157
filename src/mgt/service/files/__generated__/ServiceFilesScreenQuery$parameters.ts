/**
 * @generated SignedSource<<cf4304d16c19568f7932d2c5b1a90b18>>
 * @relayHash 87bd80161962240a4904156989565064
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5f83c99d177533f1df91a866b1f7a5acf89b58290926cb5f8e30912f6ff2e5b5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceFilesScreenQuery } from './ServiceFilesScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceFilesScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "5f83c99d177533f1df91a866b1f7a5acf89b58290926cb5f8e30912f6ff2e5b5",
    "metadata": {},
    "name": "ServiceFilesScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
