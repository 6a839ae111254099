import { releaseEventActions } from '@shop/contracts';
import words from '../../locales/en-US.json';
import { matrixOf } from '../desk.fixture.ts';
import { readHistoryFilter } from './history-filter.ts';

it('omits filter values that the API would refuse', () => {
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

it('has a text for every action of the history, and no other', () => {
  expect(Object.keys(words.action).sort()).toEqual([...releaseEventActions].sort());
});
