import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gateMessageCodes } from '@shop/contracts';
import { gateSays, gateSentences, gateText } from './gate-sentences.ts';

const desk: { readonly finding: Record<string, string> } = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../../mf-desk/locales/en-US.json'), 'utf8'),
);

it('says in English on the desk what the command line says', () => {
  expect(desk.finding).toEqual(gateSentences);
  expect(Object.keys(gateSentences)).toEqual([...gateMessageCodes]);
});

it('puts values into sentences as they are, and leaves a missing one standing', () => {
  const unreachable = gateSays('file_unreachable', { file: 'a.js', reason: 'costs $& {{file}}' });
  expect(gateText([unreachable, gateSays('words_missing')])).toBe(
    'a.js cannot be fetched (costs $& {{file}}). No words in {{language}}.',
  );
});
