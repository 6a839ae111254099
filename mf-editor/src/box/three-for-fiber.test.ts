import * as three from 'three';
import { Clock, Vector3 } from './three-for-fiber.ts';

test('Fiber gets three.js with a clock that counts seconds without a warning', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const now = jest.spyOn(performance, 'now');
  expect(Vector3).toBe(three.Vector3);
  now.mockReturnValue(1000);
  const clock = new Clock();
  expect(clock.getDelta()).toBe(0);
  now.mockReturnValue(1250);
  expect(clock.getDelta()).toBe(0.25);
  now.mockReturnValue(2000);
  expect(clock.getElapsedTime()).toBe(1);
  clock.stop();
  now.mockReturnValue(5000);
  expect(clock.getDelta()).toBe(0);
  expect(clock.elapsedTime).toBe(1);
  clock.start();
  expect(clock.elapsedTime).toBe(0);
  expect(warn).not.toHaveBeenCalled();
});
