/** Limits of artwork. The defaults come from measurements on hostile files. */
export interface ArtworkLimits {
  /** File size in bytes. */
  readonly bytes: number;
  /** Declared width and height of a raster, pixels. */
  readonly pixels: number;
  /** Longest page edge, millimetres. */
  readonly page: number;
  readonly pages: number;
  /** Wall clock limits of one page (a rendering) and one file (an inspection), milliseconds. */
  readonly pageTime: number;
  readonly fileTime: number;
  /** Resident memory of the decoder process, bytes. */
  readonly memory: number;
}

export const defaultLimits: ArtworkLimits = {
  bytes: 64 * 1024 * 1024,
  pixels: 7000,
  page: 5000,
  pages: 500,
  pageTime: 20_000,
  fileTime: 60_000,
  memory: 1.5 * 1024 ** 3,
};
