import type { DeliveryPromise } from '@shop/contracts';
import type { LocaleId, Region } from '@shop/regions';
import type { LocalTime } from './clock.ts';
import { customsCharge } from './customs-charge.ts';
import type { Job } from './job.ts';
import { productionOf } from './production-times.ts';
import { promise } from './promise.ts';

export interface JobPromise {
  readonly job: Job;
  readonly from: LocalTime;
  readonly destination: string;
  readonly locale: LocaleId;
  /** Working days that an express option saves; 0 at the standard pace. */
  readonly saved: number;
  /** Days of the chosen shipping method; those of the region's compartment without one. */
  readonly transit?: readonly [number, number];
}

/** When a job arrives. Sample packs lie in stock and travel by their own post. */
export function promiseOfJob({
  job,
  from,
  destination,
  locale,
  saved,
  transit,
}: JobPromise): DeliveryPromise {
  const { region } = job;
  const production = productionOf(job, job.process, saved);
  return promise({
    from,
    production,
    transit: transit ?? (production.standard === 0 ? sampleDays(region) : region.delivery.compartment),
    destination,
    customs: customsCharge(region, destination) !== null,
    locale,
  });
}

const sampleDays = ({ delivery }: Region): readonly [number, number] => [
  Math.min(3, delivery.samplePacks),
  delivery.samplePacks,
];
