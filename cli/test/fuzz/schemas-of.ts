import type { TestApi } from '@shop/api/test/start-test-api.ts';
import type { Endpoint } from '@shop/contracts';
import type { JsonSchema } from './schema-values.ts';

interface Operation {
  readonly parameters?: readonly {
    readonly name?: string;
    readonly in?: string;
    readonly required?: boolean;
    readonly schema?: JsonSchema;
  }[];
  readonly requestBody?: { readonly content?: Readonly<Record<string, { readonly schema?: JsonSchema }>> };
}
interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Returns the schemas of query and body of an endpoint, from the shop's own OpenAPI document. */
export const schemasOf = async (shop: TestApi) => {
  const { body } = await shop.call('GET', '/openapi.json');
  const { paths } = body as Document;
  return {
    of: ({ method, path }: Endpoint): { readonly query: JsonSchema; readonly body: JsonSchema } => {
      const described =
        paths[`/api${path.replace(/:(\w+)/g, '{$1}')}`] ?? paths[path.replace(/:(\w+)/g, '{$1}')];
      const operation = described?.[method.toLowerCase()];
      if (!operation) throw new Error(`${method} ${path} is not in the OpenAPI document`);
      const queries = (operation.parameters ?? []).filter(({ in: where }) => where === 'query');
      return {
        query: {
          type: 'object',
          properties: Object.fromEntries(queries.map(({ name = '', schema = {} }) => [name, schema])),
          required: queries.flatMap(({ name, required }) => (required && name ? [name] : [])),
        },
        body: operation.requestBody?.content?.['application/json']?.schema ?? {},
      };
    },
  };
};
