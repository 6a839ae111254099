import { randomUUID } from 'node:crypto';
import { type Entries, link, owned, self, signed } from '../entry.ts';
import { mailer, type Stage } from '../stage.ts';

const somebody = (): string => `somebody-${randomUUID().slice(0, 12)}@example.com`;
const kept = (stage: Stage) => stage.once('design', stage.design);
const shared = async (stage: Stage) => {
  const { id } = await kept(stage);
  const share = await stage.own<{ id: number }>('POST', `/box_designs/${id}/share`, {});
  return { id, shareId: share.id };
};
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="20mm"><path d="M0 0h9v9z"/></svg>',
);
const uploaded = async (stage: Stage) => {
  const { token } = await stage.owner();
  const { body } = await stage.shop.call('POST', '/assets', {
    token,
    bytes: svg,
    headers: { 'x-file-name': 'mark.svg' },
  });
  return body as { id: string };
};
const firstAddress = (value: unknown, holding: string): string =>
  new RegExp(`"([^"]*${holding}[^"]*signature=[^"]*)"`).exec(JSON.stringify(value))?.[1] ?? '';

/** Designs and artwork. */
export const designs: Entries = {
  'GET /box_designs/mine': self(),
  'POST /box_designs': self({ body: { box_design: { name: 'Winter', configuration: mailer } } }),
  'GET /box_designs/:id': owned(async (stage) => ({ params: { id: (await kept(stage)).id } })),
  'PUT /box_designs/:id': owned(async (stage) => {
    const { id, rev } = await stage.design();
    return { params: { id }, body: { box_design: { rev, name: 'Winter' } } };
  }),
  'DELETE /box_designs/:id': owned(async (stage) => ({ params: { id: (await stage.design()).id } })),
  'POST /box_designs/:id/duplicate': owned(async (stage) => ({ params: { id: (await kept(stage)).id } })),
  'POST /box_designs/:id/convert_from_v1': owned(async (stage) => ({
    params: { id: (await kept(stage)).id },
  })),
  'POST /v3/users/me/designs': link(async (stage) => {
    await stage.renewVisitor();
    const { id, design_token } = await stage.design();
    await stage.renew();
    return { body: { id }, headers: { 'design-token': design_token ?? '' } };
  }),
  'POST /box_designs/:id/share': owned(async (stage) => ({
    params: { id: (await stage.design()).id },
    body: { share: { access: 'read', days: 3 } },
  })),
  'GET /box_designs/:id/shares': owned(async (stage) => ({ params: { id: (await kept(stage)).id } })),
  'DELETE /box_designs/:id/shares/:shareId': owned(async (stage) => ({ params: await shared(stage) })),
  // One person may get ten such mails an hour, so every call has a new person.
  'POST /box_designs/remind_on_desktop': self(async (stage) => {
    await stage.renew();
    return {
      body: { email: somebody(), locale: 'en-US', sku: (await stage.variants())[0]?.sku, quantity: 100 },
    };
  }),
  'GET /box_designs/:id/thumbnail': link(async (stage) => {
    const design = await kept(stage);
    return { params: { id: design.id }, query: signed(firstAddress(design, '/thumbnail')) };
  }),
  'POST /assets': self({ bytes: svg, headers: { 'x-file-name': 'mark.svg' } }),
  'GET /assets': self(),
  'DELETE /assets/:id': owned(async (stage) => ({ params: { id: (await uploaded(stage)).id } })),
  'GET /assets/:id': owned(async (stage) => ({
    params: { id: (await stage.once('asset', () => uploaded(stage))).id },
  })),
  'GET /assets/:id/:variant': link(async (stage) => {
    const asset = await stage.once('asset', () => uploaded(stage));
    return {
      params: { id: asset.id, variant: 'thumbnail' },
      query: signed(firstAddress(asset, '/thumbnail')),
    };
  }),
};
