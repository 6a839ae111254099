import { releaseEventActions } from '@shop/contracts';
import words from '../../locales/en-US.json';
import { matrixOf } from '../desk.fixture.ts';
import { readHistoryFilter } from './history-filter.ts';

it('asks only for what the API knows', () => {
  const read = (search: string) => readHistoryFilter(new URLSearchParams(search), matrixOf());
  expect(read('where=pl&region=se&name=mf-quotes&action=kill&by=staff:7&key=0.1.0%2Ba')).toEqual({
    region: 'pl',
    name: 'mf-quotes',
    action: 'kill',
    by: 'staff:7',
    key: '0.1.0+a',
  });
  expect(read('name=mf-unknown&action=Explode&part=history&by=')).toEqual({});
});

it('has a word for everything that the history can say, and for nothing else', () => {
  expect(Object.keys(words.action).sort()).toEqual([...releaseEventActions].sort());
});
