import type { Endpoint } from '@shop/contracts';

/** The parts of a schema's definition that the walk reads; zod keeps it under `_zod.def`. */
interface Definition {
  readonly type: string;
  readonly catchall?: Node;
  readonly shape?: Readonly<Record<string, Node>>;
  readonly items?: readonly Node[];
  readonly options?: readonly Node[];
  readonly element?: Node;
  readonly innerType?: Node;
  readonly in?: Node;
  readonly out?: Node;
  readonly left?: Node;
  readonly right?: Node;
  readonly rest?: Node | null;
  readonly getter?: () => Node;
}
interface Node {
  readonly _zod: { readonly def: Definition };
}

/** Types that accept anything. A custom check has no shape, so a schema that is only one counts as well. */
const open = new Set(['any', 'unknown', 'record', 'map', 'set', 'custom']);

/** Whether an object accepts unknown members. A catch-all that accepts nothing makes it strict. */
const loose = ({ catchall }: Definition): boolean =>
  catchall !== undefined && catchall._zod.def.type !== 'never';

const childrenOf = ({ _zod: { def } }: Node): readonly (readonly [string, Node])[] => [
  ...Object.entries(def.shape ?? {}).map(([name, node]) => [`.${name}`, node] as const),
  ...[...(def.items ?? []), ...(def.rest ? [def.rest] : [])].map((node, at) => [`[${at}]`, node] as const),
  ...(def.element ? [['[]', def.element] as const] : []),
  // A transformation's outside is on the wire; its inside is code, not a schema.
  ...[...(def.options ?? []), def.innerType, def.in, def.out, def.left, def.right].flatMap((node) =>
    node && node._zod.def.type !== 'transform' ? [['', node] as const] : [],
  ),
  ...(def.type === 'lazy' && def.getter ? [['', def.getter()] as const] : []),
];

/**
 * Returns where the schemas of an endpoint accept anything, each as `GET /path reply.member: record`. Empty when
 * every member of every input and reply has a name and a shape.
 */
export const findOpenParts = ({ method, path, params, query, body, reply }: Endpoint): readonly string[] => {
  const found: string[] = [];
  const seen = new Set<Node>();
  const walk = (at: string, node: Node): void => {
    const { def } = node._zod;
    if (open.has(def.type) || loose(def))
      found.push(`${method} ${path} ${at}: ${open.has(def.type) ? def.type : 'loose object'}`);
    // A schema that is used in many places is reported once per endpoint.
    if (seen.has(node)) return;
    seen.add(node);
    for (const [step, child] of childrenOf(node)) walk(`${at}${step}`, child);
  };
  // zod's own types hide the definition of a schema whose kind is unknown.
  for (const [at, schema] of Object.entries({ params, query, body, reply }))
    if (schema) walk(at, schema as unknown as Node);
  return found;
};
