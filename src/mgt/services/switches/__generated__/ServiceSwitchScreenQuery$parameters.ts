/**
 * @generated SignedSource<<883b7543b3b491068783f335fb4495fa>>
 * @relayHash a00cbb0f64dda27494d9086e4887887a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d34e74f7869216fbc7551fe5689face20e60c2f64f75219c6a79fc68758efb29

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServiceSwitchScreenQuery } from './ServiceSwitchScreenQuery.graphql';

const node: PreloadableConcreteRequest<ServiceSwitchScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d34e74f7869216fbc7551fe5689face20e60c2f64f75219c6a79fc68758efb29",
    "metadata": {},
    "name": "ServiceSwitchScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
