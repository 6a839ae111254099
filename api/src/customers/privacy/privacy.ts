import * as contracts from '@shop/contracts';
import {
  binary,
  confirmationPage,
  type Domain,
  enqueue,
  fail,
  ok,
  type PersonalData,
  resolvePageWords,
  resultPage,
  uuidOf,
} from '../../platform/index.ts';
import { countAttempt, createPasswordAttempts } from '../identity/password-attempts.ts';
import { customerWords } from '../words/index.ts';
import { consumeDataExport, listDataExports, requestDataExport } from './data-exports.ts';
import { cancelErasure, confirmErasure, readErasure, requestErasure } from './erasure.ts';
import { retentionJob } from './privacy.jobs.ts';
import { privacyHandlers } from './privacy-handlers.ts';

/** Whether the request is a form of one of the API's own pages, which is answered with a page. */
const isForm = (header: (name: string) => string | undefined): boolean =>
  header('content-type')?.startsWith('application/x-www-form-urlencoded') === true;

const slow = { replay: false, perMinute: 20 } as const;

export interface PrivacyOptions {
  /** The personal data of every domain, in the order of erasure. */
  readonly personalData: readonly PersonalData[];
}

/** Data export and erasure, as the law requires. */
export const privacy = ({ personalData }: PrivacyOptions): Domain => ({
  name: 'privacy',
  register(route, deps) {
    const { files, clock } = deps;
    const attempts = createPasswordAttempts(deps);
    route(contracts.requestDataExport, ({ db, user, region }) => requestDataExport(db, user, region), slow);
    route(contracts.listDataExports, async ({ db, user }) =>
      ok({ data_exports: await listDataExports(db, user.id) }),
    );
    route.open(contracts.showDataExport, async ({ params, query }) =>
      ok(
        confirmationPage(
          resolvePageWords(query.lang, customerWords, (words) => words.privacy.exportPage),
          `/v1/privacy/exports/${encodeURIComponent(params.id)}/download`,
          { token: query.token, ...(query.lang === undefined ? {} : { lang: query.lang }) },
        ),
      ),
    );
    route.open(
      contracts.downloadDataExport,
      async ({ db, params, body, header }) => {
        const id = uuidOf(params.id);
        const taken =
          id === null ? fail('token_expired') : await consumeDataExport(db, id, body.token, clock());
        if (!taken.ok)
          return isForm(header)
            ? ok(
                resultPage(
                  resolvePageWords(body.lang, customerWords, (words) => words.privacy.exportPage),
                  'void',
                ),
              )
            : taken;
        return ok(
          binary(await files.stream(taken.value.sha256), 'application/zip', {
            'content-disposition': 'attachment; filename="my-data.zip"',
          }),
        );
      },
      { ...slow, form: true },
    );

    route(contracts.getErasure, ({ db, user }) => readErasure(db, user.id));
    route(
      contracts.requestErasure,
      (call) => {
        const ask = () => requestErasure(call.db, call.user, call.body, call.region, clock());
        return call.body.password === undefined ? ask() : countAttempt(attempts, call, ask);
      },
      slow,
    );
    route(contracts.cancelErasure, ({ db, user }) => cancelErasure(db, user));
    route.open(contracts.showErasure, async ({ query }) =>
      ok(
        confirmationPage(
          resolvePageWords(query.lang, customerWords, (words) => words.privacy.erasePage),
          '/v1/privacy/erasure/confirm',
          { token: query.token, ...(query.lang === undefined ? {} : { lang: query.lang }) },
        ),
      ),
    );
    route.open(
      contracts.confirmErasure,
      async ({ db, body, header }) => {
        const confirmed = await confirmErasure(db, body.token, clock());
        return isForm(header)
          ? ok(
              resultPage(
                resolvePageWords(body.lang, customerWords, (words) => words.privacy.erasePage),
                confirmed.ok ? 'done' : 'void',
              ),
            )
          : confirmed;
      },
      { ...slow, form: true },
    );
  },
  jobs: (deps) => privacyHandlers(deps, personalData),
  housekeeping: async (db, day) =>
    void (await enqueue(db, retentionJob, { day }, { key: `retention:${day}` })),
});
