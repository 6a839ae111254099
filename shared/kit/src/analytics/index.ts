export { track } from './track.ts';
export { useTrack } from './use-track.ts';
