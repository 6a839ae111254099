import * as contracts from '@shop/contracts';
import { keyOf } from '@shop/releases';
import { fail, isFailure, ok, type Route } from '../../platform/index.ts';
import { createOverride, createPreview, type PreviewDeps } from './preview-release.ts';
import { describeMissing } from './promote-release.ts';
import { refuseBeyondGrant, requireReason, requireRegion } from './read-change.ts';
import { recordSmoke } from './record-smoke.ts';
import { findRelease } from './releases.repo.ts';
import { type GateDeps, listStableManifests, runBuildGate, runRegionGate } from './run-gate.ts';

export interface CheckDeps extends GateDeps, PreviewDeps {}

/** Returns a request's files as bytes, by path. */
export const createBodyReader =
  (files: Readonly<Record<string, string>>) =>
  async (path: string): Promise<Uint8Array | null> => {
    const text = Object.hasOwn(files, path) ? files[path] : undefined;
    return text === undefined ? null : Buffer.from(text, 'base64');
  };

/** Checks of a release before visitors get it: the gate, previews, the smoke journey. */
export const registerPreviewRoutes = (route: Route, deps: CheckDeps, bodyLimit: number): void => {
  const { db, secret } = deps;
  route.staff(
    contracts.checkRelease,
    async ({ body: { region: id, name, key }, actor }) => {
      const region = requireRegion(id);
      if (typeof region !== 'string') return region;
      const release = await findRelease(db, name, key);
      const lacks = describeMissing(release, name, key);
      if (release === null || lacks !== null) return fail('release_invalid', { detail: lacks ?? '' });
      const others = await listStableManifests(db, region);
      const gates = await runRegionGate(deps, { release, region, others, by: actor, occasion: 'check' });
      return ok({ name, key, region, ok: gates.every((gate) => gate.ok), gates: [...gates] });
    },
    { phases: true },
  );
  route.staff(
    contracts.checkBuild,
    async ({ body: { region: id, manifest, files } }) => {
      const region = requireRegion(id);
      if (typeof region !== 'string') return region;
      const others = await listStableManifests(db, region);
      const gates = await runBuildGate(
        deps.brand,
        { manifest, read: createBodyReader(files) },
        region,
        others,
      );
      const { name } = manifest;
      return ok({ name, key: keyOf(manifest), region, ok: gates.every((gate) => gate.ok), gates });
    },
    { bodyLimit },
  );
  route.staff(
    contracts.createPreview,
    async ({ body, held, actor }) => {
      const region = requireRegion(body.region);
      if (typeof region !== 'string') return region;
      const { cohort = null, releases = [], minutes = 60 } = body;
      const beyond = refuseBeyondGrant(held, { names: releases.map(({ name }) => name), regions: [region] });
      if (beyond !== null) return beyond;
      return createPreview(deps, { region, cohort, releases, minutes, by: actor });
    },
    { replay: false },
  );
  route.staff(
    contracts.createOverride,
    async (call) => {
      const { body, actor } = call;
      const region = requireRegion(body.region);
      if (typeof region !== 'string') return region;
      const reason = requireReason(call, body.reason);
      if (typeof reason !== 'string') return reason;
      const { name, origin, cohort: visitor = null, minutes = 60 } = body;
      return createOverride(deps, { region, name, origin, visitor, minutes, by: actor, reason });
    },
    { replay: false },
  );
  route.staff(contracts.recordSmoke, async ({ body, actor }) => {
    const region = requireRegion(body.region);
    if (isFailure(region) || typeof region !== 'string') return region;
    return recordSmoke({ db, secret }, region, body, actor);
  });
};
