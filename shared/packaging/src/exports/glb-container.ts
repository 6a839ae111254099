/** Numbers of a glTF file: bytes, views of them and their meaning. */
export interface GltfBuffer {
  /**
   * Returns the index of a new accessor of 32-bit floats, for corners (`vertex`) or for an animation. Positions and
   * times need bounds.
   */
  readonly floats: (
    values: readonly number[],
    type: 'SCALAR' | 'VEC2' | 'VEC3' | 'VEC4',
    use: 'vertex' | 'animation',
    bounds?: boolean,
  ) => number;
  /** Returns the index of a new accessor of triangle corners. */
  readonly indices: (values: readonly number[]) => number;
  readonly accessors: readonly object[];
  readonly views: readonly object[];
  readonly bytes: () => Uint8Array;
}

const widths = { SCALAR: 1, VEC2: 2, VEC3: 3, VEC4: 4 } as const;
const float = 5126;
const short = 5123;
const long = 5125;

export function createBuffer(): GltfBuffer {
  const parts: Uint8Array[] = [];
  const accessors: object[] = [];
  const views: object[] = [];
  let size = 0;
  const add = (bytes: Uint8Array, accessor: object, target?: number): number => {
    views.push({
      buffer: 0,
      byteOffset: size,
      byteLength: bytes.length,
      ...(target === undefined ? {} : { target }),
    });
    const padded = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
    padded.set(bytes);
    parts.push(padded);
    size += padded.length;
    accessors.push({ bufferView: views.length - 1, ...accessor });
    return accessors.length - 1;
  };
  return {
    accessors,
    views,
    floats: (values, type, use, bounds = false) => {
      const width = widths[type];
      const data = new DataView(new ArrayBuffer(values.length * 4));
      values.forEach((value, at) => {
        data.setFloat32(at * 4, value + 0, true);
      });
      const kept = values.map(Math.fround);
      const each = (pick: (a: number, b: number) => number): number[] =>
        Array.from({ length: width }, (_, part) =>
          kept.reduce((best, value, at) => (at % width === part ? pick(best, value) : best), kept[part] ?? 0),
        );
      return add(
        new Uint8Array(data.buffer),
        {
          componentType: float,
          count: values.length / width,
          type,
          ...(bounds ? { min: each(Math.min), max: each(Math.max) } : {}),
        },
        use === 'vertex' ? 34962 : undefined,
      );
    },
    indices: (values) => {
      const wide = values.some((value) => value > 65_534);
      const data = new DataView(new ArrayBuffer(values.length * (wide ? 4 : 2)));
      values.forEach((value, at) => {
        if (wide) data.setUint32(at * 4, value, true);
        else data.setUint16(at * 2, value, true);
      });
      return add(
        new Uint8Array(data.buffer),
        { componentType: wide ? long : short, count: values.length, type: 'SCALAR' },
        34963,
      );
    },
    bytes: () => {
      const all = new Uint8Array(size);
      let at = 0;
      for (const part of parts) {
        all.set(part, at);
        at += part.length;
      }
      return all;
    },
  };
}

/** Returns the container of glTF 2.0: header, JSON chunk padded with spaces, binary chunk padded with zeros. */
export function writeGlb(gltf: object, buffer: GltfBuffer): Uint8Array {
  const binary = buffer.bytes();
  const json = new TextEncoder().encode(
    JSON.stringify({
      ...gltf,
      accessors: buffer.accessors,
      bufferViews: buffer.views,
      buffers: [{ byteLength: binary.length }],
    }),
  );
  const jsonLength = Math.ceil(json.length / 4) * 4;
  const total = 12 + 8 + jsonLength + 8 + binary.length;
  const file = new Uint8Array(total);
  const data = new DataView(file.buffer);
  file.fill(0x20, 20, 20 + jsonLength);
  data.setUint32(0, 0x46546c67, true);
  data.setUint32(4, 2, true);
  data.setUint32(8, total, true);
  data.setUint32(12, jsonLength, true);
  data.setUint32(16, 0x4e4f534a, true);
  file.set(json, 20);
  data.setUint32(20 + jsonLength, binary.length, true);
  data.setUint32(24 + jsonLength, 0x004e4942, true);
  file.set(binary, 28 + jsonLength);
  return file;
}
