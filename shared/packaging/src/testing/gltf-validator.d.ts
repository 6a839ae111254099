/** The part of the glTF validator that our tests use; the package ships no types. */
declare module 'gltf-validator' {
  export interface Report {
    readonly issues: {
      readonly numErrors: number;
      readonly numWarnings: number;
      readonly messages: readonly {
        readonly code: string;
        readonly pointer?: string;
        readonly severity: number;
      }[];
    };
  }
  export function validateBytes(data: Uint8Array): Promise<Report>;
}
