import * as z from 'zod/mini';

export const serviceNames = ['expert-check', 'warranty', 'fsc-certificate', 'tree'] as const;
export const serviceName = z.enum(serviceNames);
export type ServiceName = z.output<typeof serviceName>;
