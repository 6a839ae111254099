export { track, trackCommerce } from './track.ts';
export { useTrack } from './use-track.ts';
