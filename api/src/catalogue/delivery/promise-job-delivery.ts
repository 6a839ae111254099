import type { DeliveryPromise } from '@shop/contracts';
import type { LocaleId, LocalTime, Region } from '@shop/regions';
import { customsCharge } from './customs-charge.ts';
import { computeDeliveryPromise } from './delivery-promise.ts';
import type { ProductionJob } from './production-job.ts';
import { computeProductionTime } from './production-times.ts';

export interface JobPromiseInput {
  readonly job: ProductionJob;
  readonly from: LocalTime;
  readonly destination: string;
  readonly locale: LocaleId;
  /** Working days that an express option saves; 0 for standard production. */
  readonly saved: number;
  /** Transit days of the chosen delivery method; without one, those of the region. */
  readonly transit?: readonly [number, number];
}

/** Computes when a job arrives. Sample packs are in stock and have their own delivery method. */
export function promiseJobDelivery({
  job,
  from,
  destination,
  locale,
  saved,
  transit,
}: JobPromiseInput): DeliveryPromise {
  const { region } = job;
  const production = computeProductionTime(job, job.process, saved);
  return computeDeliveryPromise({
    from,
    production,
    transit: transit ?? (production.standard === 0 ? sampleDays(region) : region.delivery.compartment),
    destination,
    region: region.id,
    customs: customsCharge(region, destination) !== null,
    locale,
  });
}

const sampleDays = ({ delivery }: Region): readonly [number, number] => [
  Math.min(3, delivery.samplePacks),
  delivery.samplePacks,
];
