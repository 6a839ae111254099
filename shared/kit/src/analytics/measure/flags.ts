import { readCookie } from '../../storage/cookies.ts';

/** Debug flags are cookies that somebody sets by hand (specification 9); they hold when they are the text "true". */
const isFlagSet = (name: string): boolean => readCookie(name) === 'true';

/** Nothing is handed to Google's tag. */
export const isGtagDisabled = (): boolean => isFlagSet('gtagDisabled');
/** Events are marked for GA4's debug view. */
export const isGa4DebugMode = (): boolean => isFlagSet('ga4_debug_mode_enabled');
