import { execFile } from 'node:child_process';
import type * as contracts from '@shop/contracts';
import type { ReplyOf } from '@shop/contracts';
import { checkoutRoot, type Shop } from './shop.ts';

export type ReleaseStatus = ReplyOf<typeof contracts.getReleaseStatus>;

/** `npm run release -- …` against a running shop, as an operator would. */
export const releaseTool = (shop: Pick<Shop, 'dataDir'>) => {
  const say = (...words: string[]): Promise<{ code: number; said: string }> =>
    new Promise((resolve) => {
      execFile(
        process.execPath,
        ['scripts/cli.mjs', 'release', ...words],
        { cwd: checkoutRoot(), env: { ...process.env, DATA_DIR: shop.dataDir } },
        (error, stdout, stderr) =>
          resolve({ code: error ? Number(error.code ?? 1) : 0, said: `${stdout}${stderr}`.trim() }),
      );
    });
  const accepted = async (...words: string[]): Promise<string> => {
    const { code, said } = await say(...words);
    if (code !== 0) throw new Error(`release ${words.join(' ')}: ${said}`);
    return said;
  };
  return {
    /** Runs it and returns exit code and output, refused or not. */
    say,
    /** Runs it and throws if it is refused. */
    accepted,
    status: async (): Promise<ReleaseStatus> =>
      JSON.parse(await accepted('status', '--json')) as ReleaseStatus,
    publish: async (folder: string): Promise<{ key: string; created: boolean }> =>
      JSON.parse(await accepted('publish', '--from', folder, '--json')) as { key: string; created: boolean },
  };
};
