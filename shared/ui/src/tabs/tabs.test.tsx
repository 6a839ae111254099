/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Tabs } from './tabs.tsx';

function Views() {
  const [value, setValue] = useState<'die' | 'box'>('die');
  return (
    <Tabs
      label="Views"
      value={value}
      onChange={setValue}
      tabs={[
        { id: 'die', label: 'Die', panel: 'flat' },
        { id: 'box', label: 'Box', panel: 'folded' },
      ]}
    />
  );
}

test('one stop in the tab order; arrows choose and go round', () => {
  render(<Views />);
  const die = screen.getByRole('tab', { name: 'Die' });
  const box = screen.getByRole('tab', { name: 'Box' });
  expect([die.tabIndex, box.tabIndex]).toEqual([0, -1]);
  die.focus();
  fireEvent.keyDown(die, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(box);
  expect(screen.getByRole('tabpanel', { name: 'Box' }).textContent).toBe('folded');
  expect(screen.queryByText('flat')).toBeNull();
  fireEvent.keyDown(box, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(die);
});
