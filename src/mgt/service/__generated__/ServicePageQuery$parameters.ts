/**
 * @generated SignedSource<<ebda0ff608fdf63ed49bd4c94dc71d8b>>
 * @relayHash 175452efe157f172331b4eba1b253ded
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cad68f1ed2cf1cb28acd683e001e27fb60dee0806d5b94aadead798c3e6d0d51

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cad68f1ed2cf1cb28acd683e001e27fb60dee0806d5b94aadead798c3e6d0d51",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
