import { readCookie } from '../../storage/cookies.ts';

/** Debug flags are cookies set by hand (specification 9); they are on when the value is "true". */
const isFlagSet = (name: string): boolean => readCookie(name) === 'true';

/** Disables Google's tag. */
export const isGtagDisabled = (): boolean => isFlagSet('gtagDisabled');
/** Marks events for GA4's debug view. */
export const isGa4DebugMode = (): boolean => isFlagSet('ga4_debug_mode_enabled');
