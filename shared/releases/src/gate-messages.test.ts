import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gateMessageCodes } from '@shop/contracts';
import { createGateMessage, formatGateMessages, gateMessages } from './gate-messages.ts';

const desk: { readonly finding: Record<string, string> } = JSON.parse(
  readFileSync(path.resolve(__dirname, '../../../mf-desk/locales/en-US.json'), 'utf8'),
);

it('says in English on the desk what the command line says', () => {
  expect(desk.finding).toEqual(gateMessages);
  expect(Object.keys(gateMessages)).toEqual([...gateMessageCodes]);
});

it('puts values into sentences as they are, and leaves a missing one standing', () => {
  const unreachable = createGateMessage('file_unreachable', { file: 'a.js', reason: 'costs $& {{file}}' });
  expect(formatGateMessages([unreachable, createGateMessage('words_missing')])).toBe(
    'a.js cannot be fetched (costs $& {{file}}). No translation in {{language}}.',
  );
});
