/** @jest-environment jsdom */
import { testDocument } from '../../src/testing/document.ts';

const withDocument = (document: object | null) => {
  window.document.body.innerHTML = '';
  if (document === null) return;
  const script = window.document.createElement('script');
  script.type = 'application/json';
  script.id = 'shop-document';
  script.textContent = JSON.stringify(document);
  window.document.body.append(script);
};
const read = async () => {
  jest.resetModules();
  const { readShopDocument } = await import('../../src/document/shop-document.ts');
  return readShopDocument();
};
const without = (key: keyof typeof testDocument) => ({ ...testDocument, [key]: undefined });

it('says that there is no region', async () => {
  withDocument(null);
  await expect(read()).rejects.toThrow(new Error('region not found'));
});

it.each(['region', 'environment', 'appType'] as const)('says that the current %s is unset', async (key) => {
  withDocument(without(key));
  await expect(read()).rejects.toThrow(new Error('current region, environment or application type unset'));
});

it('says so too when it is asked before there is any', async () => {
  jest.resetModules();
  const { shopDocument } = await import('../../src/document/shop-document.ts');
  expect(() => shopDocument()).toThrow(new Error('current region, environment or application type unset'));
});

it.each(['currency', 'paths', 'market', 'releaseSet'] as const)(
  'names %s as the key that the region lacks',
  async (key) => {
    withDocument(without(key));
    await expect(read()).rejects.toThrow(new Error(`missing key in region configuration: ${key}`));
  },
);

it.each(['xx-YY', 'pl_PL', ''])('knows no language tag "%s"', async (languageTag) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  withDocument({ ...testDocument, languageTag });
  await expect(read()).rejects.toThrow(new Error(`unknown language tag: ${languageTag}`));
});

it('reads what a host writes', async () => {
  withDocument(testDocument);
  await expect(read()).resolves.toEqual(testDocument);
});
