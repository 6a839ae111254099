/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import { ConfiguredBox } from './configured-box.tsx';

const configuration = {
  product: 'mailer-box-plain',
  material: 'cardboard-natural',
  size: { length: 212, width: 148, height: 61 },
};

it('draws the box of its own size', () => {
  const { container, rerender } = render(<ConfiguredBox configuration={configuration} title="A mailer" />);
  expect(screen.getByRole('img', { name: 'A mailer' })).not.toBeNull();
  const small = container.innerHTML;
  rerender(
    <ConfiguredBox
      configuration={{ ...configuration, size: { length: 400, width: 100, height: 20 } }}
      title="A mailer"
    />,
  );
  expect(container.innerHTML).not.toBe(small);
});
it.each([
  { ...configuration, product: 'no-longer-sold' },
  { ...configuration, material: 'unobtainium' },
  { ...configuration, size: { length: 1, width: 1, height: 1 } },
])('draws nothing where there is no such box: %j', (gone) => {
  const { container } = render(<ConfiguredBox configuration={gone} />);
  expect(container.innerHTML).toBe('');
});
